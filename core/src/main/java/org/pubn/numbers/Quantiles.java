package org.pubn.numbers;

/** Quantiles of values that are sorted already, at least one. */
public final class Quantiles {

  private Quantiles() {}

  /**
   * With straight lines between the order statistics: the value at position q·(n − 1), counted from
   * 0 (type 7 of Hyndman and Fan, 1996).
   *
   * @param sorted the values, rising
   * @param q in [0, 1]
   */
  public static double of(double[] sorted, double q) {
    double position = q * (sorted.length - 1);
    int below = (int) position;
    int above = Math.min(below + 1, sorted.length - 1);
    return sorted[below] + (position - below) * (sorted[above] - sorted[below]);
  }

  /** The middle value; with an even number of values, the mean of the middle two. */
  public static double median(double[] sorted) {
    int middle = sorted.length / 2;
    return sorted.length % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
  }
}
