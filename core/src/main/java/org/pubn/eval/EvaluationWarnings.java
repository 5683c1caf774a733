package org.pubn.eval;

import java.util.Optional;
import org.pubn.data.Warning;
import org.pubn.data.Warning.Kind;

/** What to know before one believes the numbers of an evaluation. */
final class EvaluationWarnings {

  private static final int FEW = 30;

  static final Warning NO_POSITIVES =
      new Warning(
          Kind.NO_POSITIVES,
          "No row is labeled positive, so nothing is known of how many positives are found.");

  static final Warning NO_NEGATIVES =
      new Warning(
          Kind.NO_NEGATIVES, "No row is labeled negative, so nothing is known of false alarms.");

  static final Warning ALL_POSITIVE =
      new Warning(
          Kind.ALL_POSITIVE,
          "The classifier calls every row positive: it decides nothing. Try a higher threshold; if"
              + " the scores do not differ, train again.");

  static final Warning ALL_NEGATIVE =
      new Warning(
          Kind.ALL_NEGATIVE,
          "The classifier calls no row positive: it decides nothing. Try a lower threshold; if the"
              + " scores do not differ, train again.");

  static final Warning FEW_POSITIVES =
      new Warning(
          Kind.FEW_POSITIVES,
          "There are fewer than " + FEW + " positives: intervals are too narrow for so few.");

  static final Warning WORSE_THAN_CHANCE =
      new Warning(
          Kind.WORSE_THAN_CHANCE,
          "Positives have lower scores than unlabeled rows on average: the classifier is worse than"
              + " chance, or the files were swapped.");

  static final Warning NEGATIVE_RISK =
      new Warning(
          Kind.NEGATIVE_RISK,
          "The part of the risk that belongs to negatives is estimated below 0, which no true risk"
              + " can be: the samples are small, the classifier was trained on these rows, or the"
              + " prior is too high.");

  static final Warning PRIOR_AT_ODDS =
      new Warning(
          Kind.PRIOR_AT_ODDS,
          "Fewer unlabeled rows are called positive than the prior and the recall on P demand, by"
              + " more than chance explains: the prior is too high, or P is not a sample of all"
              + " positives.");

  static final Warning CLIPPED =
      new Warning(
          Kind.CLIPPED,
          "A formula gave a value that its metric cannot have; it was moved to the nearest possible"
              + " one. Do not rely on it.");

  private EvaluationWarnings() {}

  /** Whether so few positives that a bootstrap says little. */
  static boolean isFew(int positives) {
    return positives < FEW;
  }

  /** The warning of a classifier that gives every row the same answer. */
  static Optional<Warning> ofDecisions(long calledPositive, long rows) {
    if (calledPositive == rows) {
      return Optional.of(ALL_POSITIVE);
    }
    return calledPositive == 0 ? Optional.of(ALL_NEGATIVE) : Optional.empty();
  }
}
