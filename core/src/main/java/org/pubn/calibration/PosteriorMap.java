package org.pubn.calibration;

import java.util.Arrays;

/**
 * A rising map from scores to p(y = 1 | x): straight lines between knots, level beyond the first
 * and the last. It is learned without labels, from masses: a P row has mass π/n<sub>P</sub>, a U
 * row 1/n<sub>U</sub>; where scores of P come with mass A and those of U with mass B, the posterior
 * is A/B, at most one. Scores must come from models that did not see their rows. Immutable.
 */
public final class PosteriorMap {

  private final double[] scores;
  private final double[] posteriors;

  private PosteriorMap(double[] scores, double[] posteriors) {
    this.scores = scores;
    this.posteriors = posteriors;
  }

  /**
   * The map through given knots.
   *
   * @param scores where the knots are: finite, rising
   * @param posteriors their posteriors: in [0, 1], not falling
   */
  public static PosteriorMap of(double[] scores, double[] posteriors) {
    if (scores.length == 0 || scores.length != posteriors.length) {
      throw new IllegalArgumentException(
          "calibration: has "
              + scores.length
              + " scores and "
              + posteriors.length
              + " posteriors, must have as many of both, at least one");
    }
    for (int i = 0; i < scores.length; i++) {
      if (!Double.isFinite(scores[i]) || (i > 0 && !(scores[i] > scores[i - 1]))) {
        throw new IllegalArgumentException(
            "calibration: score " + scores[i] + " must be a number greater than the one before");
      }
      double least = i == 0 ? 0 : posteriors[i - 1];
      if (!(posteriors[i] >= least && posteriors[i] <= 1)) {
        throw new IllegalArgumentException(
            "calibration: posterior " + posteriors[i] + " must lie in [" + least + ", 1]");
      }
    }
    return new PosteriorMap(scores.clone(), posteriors.clone());
  }

  /**
   * Learns the map by pooling adjacent violators of the ratio A/B: where scores were seen, it is
   * the rising function nearest to the ratios; between two pools it rises in a straight line.
   *
   * @param positive scores of P; NaN stands for a row without a score and is left out
   * @param unlabeled scores of U, likewise
   * @param prior π, in (0, 1)
   */
  public static PosteriorMap learn(double[] positive, double[] unlabeled, double prior) {
    if (!(prior > 0 && prior < 1)) {
      throw new IllegalArgumentException("prior " + prior + ": must lie in (0, 1)");
    }
    return Pools.of(sorted(positive, "P"), sorted(unlabeled, "U"), prior).map();
  }

  private static double[] sorted(double[] scores, String role) {
    double[] sorted = Arrays.stream(scores).filter(score -> !Double.isNaN(score)).toArray();
    if (sorted.length == 0) {
      throw new IllegalArgumentException("no row of " + role + " has a score");
    }
    Arrays.sort(sorted);
    return sorted;
  }

  /** The posterior of a score; beyond the knots it is that of the nearest. */
  public double at(double score) {
    int place = Arrays.binarySearch(scores, score);
    if (place >= 0) {
      return posteriors[place];
    }
    int above = -place - 1;
    if (above == 0 || above == scores.length) {
      return posteriors[above == 0 ? 0 : above - 1];
    }
    double share = (score - scores[above - 1]) / (scores[above] - scores[above - 1]);
    return posteriors[above - 1] + share * (posteriors[above] - posteriors[above - 1]);
  }

  /** The posteriors of scores; a row without a score, NaN, gets {@code otherwise}. */
  public double[] at(double[] some, double otherwise) {
    return Arrays.stream(some).map(score -> Double.isNaN(score) ? otherwise : at(score)).toArray();
  }

  /**
   * The least score whose posterior is at least a given one: scores above it have no lower one. The
   * last knot where none has.
   */
  public double scoreOf(double posterior) {
    int above = 0;
    while (above < scores.length - 1 && posteriors[above] < posterior) {
      above++;
    }
    if (above == 0 || posteriors[above] <= posterior) {
      return scores[above];
    }
    double rise = posteriors[above] - posteriors[above - 1];
    double share = (posterior - posteriors[above - 1]) / rise;
    return scores[above - 1] + share * (scores[above] - scores[above - 1]);
  }

  /** Where the knots are, rising. */
  public double[] scores() {
    return scores.clone();
  }

  /** The posteriors of the knots. */
  public double[] posteriors() {
    return posteriors.clone();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof PosteriorMap map
        && Arrays.equals(scores, map.scores)
        && Arrays.equals(posteriors, map.posteriors);
  }

  @Override
  public int hashCode() {
    return 31 * Arrays.hashCode(scores) + Arrays.hashCode(posteriors);
  }
}
