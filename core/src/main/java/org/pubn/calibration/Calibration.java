package org.pubn.calibration;

import java.util.Arrays;
import java.util.stream.DoubleStream;
import org.pubn.sample.Priors;

/**
 * Learns a {@link PosteriorMap} from scores of P, U and, where there are any, bN that their rows
 * had no part in.
 *
 * <ul>
 *   <li>The smooth map of two parameters and the pooled one are averaged: the pooled one has weight
 *       n<sub>P</sub> / (n<sub>P</sub> + {@value #FEW}), as its pools are coarse where P is few. So
 *       no posterior is exactly 0 or 1.
 *   <li>bN bound the posterior from above: φ ≤ 1 − ρ p<sub>bN</sub>/p, the ratio pooled so that it
 *       falls with the score. What the bound takes away, all others get in equal proportion, so
 *       that the mean over U stays.
 * </ul>
 */
public final class Calibration {

  /** So many P rows make the pooled map as trusted as the smooth one. */
  private static final int FEW = 200;

  private static final int BISECTIONS = 60;

  private Calibration() {}

  /**
   * Learns the map.
   *
   * @param positive scores of P, at least one
   * @param unlabeled scores of U, at least one
   * @param negative scores of bN; may be empty
   */
  public static PosteriorMap learn(
      float[] positive, float[] unlabeled, float[] negative, Priors priors) {
    double[] p = sorted(positive);
    double[] u = sorted(unlabeled);
    PosteriorMap smooth = LogisticMap.learn(p, u, priors.pi());
    PosteriorMap pooled = PosteriorMap.learn(p, u, priors.pi());
    double weight = p.length / (p.length + (double) FEW);
    double[] knots = knots(smooth, pooled);
    PosteriorMap free = map(knots, s -> weight * pooled.at(s) + (1 - weight) * smooth.at(s));
    return negative.length == 0 || priors.rho() == 0
        ? free
        : bounded(free, u, sorted(negative), priors.rho());
  }

  /**
   * Slope a ≥ 0 and intercept b with which a g + b is nearest to the log-odds of the posterior: the
   * two parameters of the smooth map.
   */
  public static double[] scale(float[] positive, float[] unlabeled, double prior) {
    return LogisticMap.parameters(sorted(positive), sorted(unlabeled), prior);
  }

  private interface Posterior {
    double at(double score);
  }

  private static PosteriorMap map(double[] knots, Posterior posterior) {
    double[] posteriors = new double[knots.length];
    for (int i = 0; i < knots.length; i++) {
      double least = i == 0 ? 0 : posteriors[i - 1];
      posteriors[i] = Math.min(1, Math.max(least, posterior.at(knots[i])));
    }
    return PosteriorMap.of(knots, posteriors);
  }

  private static double[] knots(PosteriorMap first, PosteriorMap second) {
    return DoubleStream.concat(Arrays.stream(first.scores()), Arrays.stream(second.scores()))
        .map(score -> score + 0.0)
        .sorted()
        .distinct()
        .toArray();
  }

  /** min(κ φ, bound), with the κ ≥ 1 at which the mean over U is that of φ. */
  private static PosteriorMap bounded(
      PosteriorMap free, double[] unlabeled, double[] negative, double rho) {
    // The ratio falls with the score, so it rises with the score's negative.
    PosteriorMap ratio = Pools.of(mirrored(negative), mirrored(unlabeled), rho).map();
    Posterior bound = score -> 1 - ratio.at(-score);
    double mean = mean(unlabeled, free::at);
    double low = 1;
    double high = 2;
    while (mean(unlabeled, scaled(free, high, bound)) < mean && high < 1e6) {
      high *= 2;
    }
    for (int i = 0; i < BISECTIONS; i++) {
      double middle = (low + high) / 2;
      if (mean(unlabeled, scaled(free, middle, bound)) < mean) {
        low = middle;
      } else {
        high = middle;
      }
    }
    PosteriorMap mirror = PosteriorMap.of(mirrored(ratio.scores()), complement(ratio.posteriors()));
    return map(knots(free, mirror), scaled(free, low, bound));
  }

  private static Posterior scaled(PosteriorMap free, double factor, Posterior bound) {
    return score -> Math.min(factor * free.at(score), bound.at(score));
  }

  private static double mean(double[] scores, Posterior posterior) {
    double sum = 0;
    for (double score : scores) {
      sum += posterior.at(score);
    }
    return sum / scores.length;
  }

  private static double[] mirrored(double[] rising) {
    double[] mirrored = new double[rising.length];
    for (int i = 0; i < rising.length; i++) {
      mirrored[i] = -rising[rising.length - 1 - i];
    }
    return mirrored;
  }

  private static double[] complement(double[] posteriors) {
    double[] rest = new double[posteriors.length];
    for (int i = 0; i < rest.length; i++) {
      rest[i] = 1 - posteriors[posteriors.length - 1 - i];
    }
    return rest;
  }

  private static double[] sorted(float[] scores) {
    double[] sorted = new double[scores.length];
    for (int i = 0; i < scores.length; i++) {
      sorted[i] = scores[i];
    }
    Arrays.sort(sorted);
    return sorted;
  }
}
