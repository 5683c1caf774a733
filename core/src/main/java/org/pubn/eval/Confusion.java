package org.pubn.eval;

import java.util.OptionalDouble;

/**
 * Rows counted by true label and decision.
 *
 * @param truePositives positives called positive
 * @param falsePositives negatives called positive
 * @param falseNegatives positives called negative
 * @param trueNegatives negatives called negative
 */
public record Confusion(
    long truePositives, long falsePositives, long falseNegatives, long trueNegatives) {

  public Confusion {
    if (Math.min(Math.min(truePositives, falsePositives), Math.min(falseNegatives, trueNegatives))
        < 0) {
      throw new IllegalArgumentException("counts of a confusion matrix: must be at least 0");
    }
  }

  /** Rows that are positive. */
  public long positives() {
    return truePositives + falseNegatives;
  }

  /** Rows that are negative. */
  public long negatives() {
    return falsePositives + trueNegatives;
  }

  /** Rows that are called positive. */
  public long calledPositive() {
    return truePositives + falsePositives;
  }

  /** All rows. */
  public long size() {
    return positives() + negatives();
  }

  /** {@link Metric#ACCURACY}. */
  public OptionalDouble accuracy() {
    return ratio(truePositives + trueNegatives, size());
  }

  /** {@link Metric#ERROR}. */
  public OptionalDouble error() {
    return ratio(falsePositives + falseNegatives, size());
  }

  /** {@link Metric#FPR}. */
  public OptionalDouble fpr() {
    return ratio(falsePositives, negatives());
  }

  /** {@link Metric#FNR}. */
  public OptionalDouble fnr() {
    return ratio(falseNegatives, positives());
  }

  /** {@link Metric#PRECISION}. */
  public OptionalDouble precision() {
    return ratio(truePositives, calledPositive());
  }

  /** {@link Metric#RECALL}. */
  public OptionalDouble recall() {
    return ratio(truePositives, positives());
  }

  /** {@link Metric#F1}. */
  public OptionalDouble f1() {
    return ratio(2 * truePositives, positives() + calledPositive());
  }

  /** {@link Metric#BALANCED_ACCURACY}. */
  public OptionalDouble balancedAccuracy() {
    OptionalDouble recall = recall();
    OptionalDouble fpr = fpr();
    return recall.isPresent() && fpr.isPresent()
        ? OptionalDouble.of((recall.getAsDouble() + 1 - fpr.getAsDouble()) / 2)
        : OptionalDouble.empty();
  }

  private static OptionalDouble ratio(long part, long whole) {
    return whole == 0 ? OptionalDouble.empty() : OptionalDouble.of((double) part / whole);
  }
}
