package org.pubn.advisor;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.IntStream;
import org.pubn.advice.TwoSampleTest;
import org.pubn.crossfit.FoldScorers;
import org.pubn.data.Features;
import org.pubn.engine.Scorer;
import org.pubn.numbers.Auc;
import org.pubn.numbers.Normal;
import org.pubn.sample.ByRole;
import org.pubn.sample.PubnSamples;
import org.pubn.sample.Role;
import org.pubn.sample.TrainingData;
import org.pubn.stats.Bootstrap;

/**
 * Makes the {@link TwoSampleTest} of bN: for every fold, a classifier learns bN from those rows of
 * U outside the fold that the PU classifier of the fold calls negative, and the fold is scored.
 */
final class BiasTest {

  /** Fewer rows of bN or U are not compared. */
  private static final int LEAST = 10;

  private final CrossFit crossFit;
  private final FoldScorers decisions;
  private final double rate;

  /**
   * @param decisions the PU classifiers
   * @param rate the learning rate
   */
  BiasTest(CrossFit crossFit, FoldScorers decisions, double rate) {
    this.crossFit = crossFit;
    this.decisions = decisions;
    this.rate = rate;
  }

  /** The test; empty where the PU classifiers leave too few rows to compare. */
  Optional<TwoSampleTest> run(double pi, Bootstrap bootstrap) {
    List<Optional<NegativesAuc.Fold>> folds = crossFit.perFold(this::scores);
    return folds.stream().allMatch(Optional::isPresent)
        ? test(new NegativesAuc(pi, folds.stream().flatMap(Optional::stream).toList()), bootstrap)
        : Optional.empty();
  }

  /** The test; empty where too few rows are in the region to compare. */
  static Optional<TwoSampleTest> test(NegativesAuc samples, Bootstrap bootstrap) {
    int negatives = samples.rows(Role.NEGATIVE);
    int unlabeled = samples.rows(Role.UNLABELED);
    OptionalDouble auc = samples.value();
    if (negatives < LEAST || unlabeled < LEAST || auc.isEmpty()) {
      return Optional.empty();
    }
    double[] replicates =
        IntStream.range(0, bootstrap.resamples())
            .mapToObj(i -> samples.resampled(bootstrap.random(i)))
            .flatMapToDouble(OptionalDouble::stream)
            .sorted()
            .toArray();
    if (replicates.length < 2) {
      return Optional.empty();
    }
    double deviation = Math.max(Auc.deviation(negatives, unlabeled), deviation(replicates));
    return Optional.of(
        new TwoSampleTest(
            auc.getAsDouble(),
            bootstrap.interval(replicates),
            Normal.above((auc.getAsDouble() - 0.5) / deviation),
            negatives,
            unlabeled));
  }

  private static double deviation(double[] values) {
    double mean = Arrays.stream(values).average().orElseThrow();
    double squares = Arrays.stream(values).map(v -> (v - mean) * (v - mean)).sum();
    return Math.sqrt(squares / (values.length - 1));
  }

  private Optional<NegativesAuc.Fold> scores(int fold) {
    TrainingData outside = crossFit.outsideOf(fold);
    Scorer pu = decisions.of(fold);
    Features training = calledNegative(pu, outside.training().unlabeled());
    Features validation = calledNegative(pu, outside.validation().unlabeled());
    if (training.isEmpty() || validation.isEmpty()) {
      return Optional.empty();
    }
    TrainingData data =
        new TrainingData(
            samples(outside.training(), training), samples(outside.validation(), validation));
    Scorer scorer = crossFit.separator("bias", fold, data, rate);
    ByRole<Features> inside = ByRole.of(role -> crossFit.inside(role, fold));
    return Optional.of(
        new NegativesAuc.Fold(
            ByRole.of(role -> pu.scores(inside.of(role))),
            ByRole.of(role -> scorer.scores(inside.of(role)))));
  }

  /** bN in the place of P, and what is called negative in the place of N. */
  private static PubnSamples samples(PubnSamples samples, Features calledNegative) {
    return new PubnSamples(samples.negative(), samples.unlabeled(), calledNegative);
  }

  private static Features calledNegative(Scorer pu, Features rows) {
    float[] scores = pu.scores(rows);
    return rows.select(IntStream.range(0, scores.length).filter(row -> scores[row] <= 0).toArray());
  }
}
