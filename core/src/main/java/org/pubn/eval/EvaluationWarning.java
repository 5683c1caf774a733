package org.pubn.eval;

import java.util.Locale;
import java.util.Optional;

/** What to know before one believes the numbers of an evaluation. */
public enum EvaluationWarning {
  /** There is no positive. */
  NO_POSITIVES("No row is labelled positive, so nothing is known of how many positives are found."),
  /** There is no negative. */
  NO_NEGATIVES("No row is labelled negative, so nothing is known of false alarms."),
  /** Every decision is positive. */
  ALL_POSITIVE(
      "The classifier calls every row positive: it decides nothing. Try a higher threshold; if the"
          + " scores do not differ, train again."),
  /** No decision is positive. */
  ALL_NEGATIVE(
      "The classifier calls no row positive: it decides nothing. Try a lower threshold; if the"
          + " scores do not differ, train again."),
  /** Fewer than {@value #FEW} positives. */
  FEW_POSITIVES(
      "There are fewer than "
          + EvaluationWarning.FEW
          + " positives: intervals are too narrow for so few."),
  /** The scores order P and U the wrong way round. */
  WORSE_THAN_CHANCE(
      "Positives have lower scores than unlabeled rows on average: the classifier is worse than"
          + " chance, or the files were swapped."),
  /** R̂_U⁻ − π R̂_P⁻ is negative for the zero-one or the sigmoid loss. */
  NEGATIVE_RISK(
      "The part of the risk that belongs to negatives is estimated below 0, which no true risk can"
          + " be: the samples are small, the classifier was trained on these rows, or the prior is"
          + " too high."),
  /** Its whole interval is negative. */
  PRIOR_AT_ODDS(
      "Fewer unlabeled rows are called positive than the prior and the recall on P demand, by more"
          + " than chance explains: the prior is too high, or P is not a sample of all positives."),
  /** A formula gave a value that the metric cannot have. */
  CLIPPED(
      "A formula gave a value that its metric cannot have; it was moved to the nearest possible"
          + " one. Do not rely on it.");

  private static final int FEW = 30;

  private final String sentence;

  EvaluationWarning(String sentence) {
    this.sentence = sentence;
  }

  /** The warning in words. */
  public String sentence() {
    return sentence;
  }

  /** Its name in files. */
  public String id() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** Whether so few positives that a bootstrap says little. */
  static boolean isFew(int positives) {
    return positives < FEW;
  }

  /** The warning of a classifier that gives every row the same answer. */
  static Optional<EvaluationWarning> ofDecisions(long calledPositive, long rows) {
    if (calledPositive == rows) {
      return Optional.of(ALL_POSITIVE);
    }
    return calledPositive == 0 ? Optional.of(ALL_NEGATIVE) : Optional.empty();
  }
}
