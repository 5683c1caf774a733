package org.pubn.lab.study;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.IntStream;
import org.pubn.data.Features;
import org.pubn.engine.Scorer;
import org.pubn.learn.Optimisation;
import org.pubn.learn.Problem;
import org.pubn.learn.SharedTrainings;
import org.pubn.learn.TrainingListener;
import org.pubn.learn.TrainingStep;
import org.pubn.method.BatchRule;
import org.pubn.nn.NetworkSpec;
import org.pubn.numbers.Sigmoid;
import org.pubn.random.RandomStream;
import org.pubn.random.Seed;
import org.pubn.risk.MarginLoss;
import org.pubn.risk.PnRisk;
import org.pubn.sample.Priors;
import org.pubn.sample.PubnSamples;
import org.pubn.sample.TrainingData;
import org.pubn.split.ValidationSplit;

/**
 * Which positives get a label: with a chance that depends on p̂, the posterior of a linear model
 * that knows all labels. The powers are those of the literature on labels missing not at random.
 */
enum LabelBias {
  /** All with the same chance: a fair sample. */
  NONE,
  /** Proportional to p̂². */
  MILD,
  /** Proportional to p̂¹⁰: the easy ones. */
  STRONG,
  /** Proportional to (2.5 − p̂)¹⁰: the hard ones. */
  HARD;

  private static final int EPOCHS = 30;
  private static final double RATE = 1e-2;

  String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  private double weight(double posterior) {
    return switch (this) {
      case NONE -> 1;
      case MILD -> posterior * posterior;
      case STRONG -> Math.pow(posterior, 10);
      case HARD -> Math.pow(2.5 - posterior, 10);
    };
  }

  /**
   * Draws rows without replacement, each next one with a chance proportional to its weight: those
   * with the greatest ln(u)/w (Efraimidis and Spirakis, 2006).
   *
   * @param posteriors p̂ of the positives
   */
  int[] draw(double[] posteriors, int count, Seed seed) {
    RandomStream random = seed.random();
    double[] keys = new double[posteriors.length];
    for (int i = 0; i < keys.length; i++) {
      double weight = Math.max(weight(posteriors[i]), Double.MIN_NORMAL);
      keys[i] = StrictMath.log(1 - random.nextDouble()) / weight;
    }
    return IntStream.range(0, keys.length)
        .boxed()
        .sorted((a, b) -> Double.compare(keys[b], keys[a]))
        .limit(count)
        .mapToInt(i -> i)
        .toArray();
  }

  /** p̂ of positives, by a linear model that learned from them and from negatives. */
  static double[] posteriors(Features positive, Features negative, Seed seed) {
    PubnSamples samples = new PubnSamples(positive, negative, negative);
    TrainingData data = ValidationSplit.of(samples, 0.2, seed).apply(samples);
    double pi = (double) positive.rows() / (positive.rows() + negative.rows());
    Problem problem =
        new Problem(
            data, Priors.positive(pi), NetworkSpec.linear(samples.columns()), seed.child("model"));
    Optimisation optimisation = BatchRule.optimisation(data.training(), EPOCHS).withRate(RATE);
    PnRisk risk = new PnRisk(pi, MarginLoss.LOGISTIC);
    Scorer scorer =
        new SharedTrainings(TrainingListener.NONE)
            .train(problem, TrainingStep.of("label bias", risk, optimisation, risk))
            .checkpoint()
            .scorer();
    float[] scores = scorer.scores(positive);
    double[] posteriors = new double[scores.length];
    Arrays.setAll(posteriors, i -> Sigmoid.of(scores[i]));
    return posteriors;
  }
}
