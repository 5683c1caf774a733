package org.pubn.eval;

import java.util.Arrays;
import java.util.function.IntToDoubleFunction;
import org.pubn.data.InputException;

/**
 * The scores of a sample P of positives and of a sample U of unlabeled rows, neither of which was
 * trained on. Immutable.
 */
public final class PuScores {

  private final double[] positive;
  private final double[] unlabeled;

  private PuScores(double[] positive, double[] unlabeled) {
    check("positives", positive);
    check("unlabeled rows", unlabeled);
    this.positive = positive;
    this.unlabeled = unlabeled;
  }

  private static void check(String name, double[] scores) {
    if (scores.length == 0) {
      throw new InputException("scores of " + name + ": there are none, at least one is needed");
    }
  }

  /**
   * Scores g(x) of a classifier.
   *
   * @throws InputException if a sample is empty or a score is not finite
   */
  public static PuScores of(double[] positive, double[] unlabeled) {
    return new PuScores(
        sorted(positive.length, i -> positive[i]), sorted(unlabeled.length, i -> unlabeled[i]));
  }

  /** Like {@link #of(double[], double[])}. */
  public static PuScores of(float[] positive, float[] unlabeled) {
    return new PuScores(
        sorted(positive.length, i -> positive[i]), sorted(unlabeled.length, i -> unlabeled[i]));
  }

  private static double[] sorted(int size, IntToDoubleFunction scores) {
    double[] values = new double[size];
    for (int row = 0; row < size; row++) {
      values[row] = Ranking.finite(scores.applyAsDouble(row), row);
    }
    Arrays.parallelSort(values);
    return values;
  }

  /** How many positives. */
  public int positives() {
    return positive.length;
  }

  /** How many unlabeled rows. */
  public int unlabeled() {
    return unlabeled.length;
  }

  /** P as the first sample, U as the second. */
  Ranking ranking() {
    return new Ranking(positive, unlabeled);
  }

  /** Where the scores of both samples lie. */
  ScoreHistogram histogram() {
    return ScoreHistogram.of("positive", positive, "unlabeled", unlabeled);
  }
}
