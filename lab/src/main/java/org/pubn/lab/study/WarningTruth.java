package org.pubn.lab.study;

import org.jspecify.annotations.Nullable;
import org.pubn.data.Warning;
import org.pubn.sample.Priors;

/** Whether true labels bear a warning out. */
final class WarningTruth {

  /** By so much an estimate of π must be wrong for a doubt about it to be right. */
  private static final double WRONG_PRIOR = 0.05;

  /** Negatives that are this share of all negatives of U, or more, are nearly all of them. */
  private static final double NEARLY_ALL = 0.75;

  /** So little is left for other negatives that a prior may be wrong. */
  private static final double LITTLE_REST = 0.05;

  /** Odds that differ by this factor are far apart. */
  private static final double FAR_ODDS = 3;

  private WarningTruth() {}

  /**
   * Null where a warning states what was counted, and no label could contradict it.
   *
   * @param known the true priors
   * @param taken the π of the training
   * @param called the share of the test rows that is called positive
   */
  static @Nullable Boolean of(Warning.Kind kind, Priors known, double taken, double called) {
    double truth = known.pi();
    return switch (kind) {
      case DOUBTFUL_PRIORS -> Math.abs(taken - truth) > WRONG_PRIOR;
      case PRIOR_AT_ODDS ->
          Math.abs(taken - truth) > WRONG_PRIOR
              || odds(called) / odds(truth) > FAR_ODDS
              || odds(truth) / odds(called) > FAR_ODDS;
      case REPRESENTATIVE_NEGATIVES -> known.rho() >= NEARLY_ALL * (1 - truth);
      case LITTLE_REST -> known.rest() >= LITTLE_REST;
      case ONE_CLASS -> called < 0.005 || called > 0.995;
      // All labels are true here.
      case CONTRADICTING_ROWS -> false;
      // The kinds of negatives that are collected differ from the positives in every task.
      case NEGATIVES_LIKE_POSITIVES -> false;
      default -> null;
    };
  }

  private static double odds(double share) {
    return share / (1 - share);
  }
}
