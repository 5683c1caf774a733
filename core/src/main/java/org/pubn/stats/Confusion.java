package org.pubn.stats;

import java.util.OptionalDouble;

/**
 * Rows counted by true label and decision, and the rates that follow. A rate is empty where there
 * is nothing to divide by.
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

  /** (TP + TN) / n, the share of rows that are called rightly. */
  public OptionalDouble accuracy() {
    return ratio(truePositives + trueNegatives, size());
  }

  /** (FP + FN) / n, the misclassification rate. */
  public OptionalDouble error() {
    return ratio(falsePositives + falseNegatives, size());
  }

  /** FP / (FP + TN), the share of the negatives that is called positive. */
  public OptionalDouble fpr() {
    return ratio(falsePositives, negatives());
  }

  /** FN / (FN + TP), the share of the positives that is called negative. */
  public OptionalDouble fnr() {
    return ratio(falseNegatives, positives());
  }

  /** TP / (TP + FP), the share of positives among the rows called positive. */
  public OptionalDouble precision() {
    return ratio(truePositives, calledPositive());
  }

  /** TP / (TP + FN), the share of the positives that is called positive. */
  public OptionalDouble recall() {
    return ratio(truePositives, positives());
  }

  /** 2 TP / (2 TP + FP + FN), the harmonic mean of precision and recall. */
  public OptionalDouble f1() {
    return ratio(2 * truePositives, positives() + calledPositive());
  }

  /** (recall + 1 − FPR) / 2, the accuracy if both classes were equally frequent. */
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
