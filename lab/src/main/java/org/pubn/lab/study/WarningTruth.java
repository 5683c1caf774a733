package org.pubn.lab.study;

import org.jspecify.annotations.Nullable;
import org.pubn.data.Warning;
import org.pubn.lab.task.Task;
import org.pubn.train.TrainResult;

/** Whether true labels bear a warning out. */
final class WarningTruth {

  /** By so much an estimate of π must be wrong for a doubt about it to be right. */
  private static final double WRONG_PRIOR = 0.05;

  /** Odds that differ by this factor are far apart. */
  private static final double FAR_ODDS = 3;

  private WarningTruth() {}

  /** Null where a warning states what was counted, and no label could contradict it. */
  static @Nullable Boolean of(
      Warning warning, Task task, TrainResult result, TestedScores tested, double line) {
    double truth = task.priors().pi();
    double taken = result.problem().priors().pi();
    double called = tested.calledPositive(line);
    return switch (warning.kind()) {
      case DOUBTFUL_PRIORS -> Math.abs(taken - truth) > WRONG_PRIOR;
      case PRIOR_AT_ODDS ->
          Math.abs(taken - truth) > WRONG_PRIOR
              || odds(called) / odds(truth) > FAR_ODDS
              || odds(truth) / odds(called) > FAR_ODDS;
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
