package org.pubn.eval;

import java.util.function.IntToDoubleFunction;
import org.pubn.sample.BinaryLabels;
import org.pubn.sample.TestSet;

/**
 * How often a classifier is wrong on examples with known labels. A score above 0 says positive; a
 * score of exactly 0 says negative.
 *
 * @param positives examples with y = +1
 * @param negatives examples with y = −1
 * @param falsePositives examples with y = −1 that were called positive
 * @param falseNegatives examples with y = +1 that were called negative
 */
public record ErrorRates(int positives, int negatives, int falsePositives, int falseNegatives) {

  public ErrorRates {
    if (positives < 0 || negatives < 0 || positives + negatives < 1) {
      throw new IllegalArgumentException(
          positives + " positives and " + negatives + " negatives: at least one example is needed");
    }
    checkWrong("false positives", falsePositives, negatives, "negatives");
    checkWrong("false negatives", falseNegatives, positives, "positives");
  }

  private static void checkWrong(String name, int wrong, int all, String of) {
    if (wrong < 0 || wrong > all) {
      throw new IllegalArgumentException(
          wrong + " " + name + ": must lie in 0 … the " + all + " " + of);
    }
  }

  /**
   * The rates of the given scores, one for each row of the test set.
   *
   * @throws IllegalArgumentException if the lengths differ or a score is NaN
   */
  public static ErrorRates of(double[] scores, TestSet test) {
    return count(scores.length, i -> scores[i], test.labels());
  }

  /** Like {@link #of(double[], TestSet)}. */
  public static ErrorRates of(float[] scores, TestSet test) {
    return count(scores.length, i -> scores[i], test.labels());
  }

  private static ErrorRates count(int size, IntToDoubleFunction scores, BinaryLabels labels) {
    if (size != labels.size()) {
      throw new IllegalArgumentException(
          size + " scores: the test set has " + labels.size() + " rows");
    }
    int falsePositives = 0;
    int falseNegatives = 0;
    for (int row = 0; row < size; row++) {
      double score = scores.applyAsDouble(row);
      if (Double.isNaN(score)) {
        throw new IllegalArgumentException("score of row " + row + ": is NaN, must be a number");
      }
      boolean calledPositive = score > 0;
      if (calledPositive && !labels.isPositive(row)) {
        falsePositives++;
      } else if (!calledPositive && labels.isPositive(row)) {
        falseNegatives++;
      }
    }
    return new ErrorRates(labels.positives(), labels.negatives(), falsePositives, falseNegatives);
  }

  /** Number of examples. */
  public int size() {
    return positives + negatives;
  }

  /** The share of all examples that were called wrongly. */
  public double error() {
    return (double) (falsePositives + falseNegatives) / size();
  }

  /** The share of the negatives that were called positive; NaN without negatives. */
  public double fpr() {
    return (double) falsePositives / negatives;
  }

  /** The share of the positives that were called negative; NaN without positives. */
  public double fnr() {
    return (double) falseNegatives / positives;
  }
}
