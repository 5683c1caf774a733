package org.pubn.report.stats;

/** Correlation of paired numbers. */
public final class Correlation {

  private Correlation() {}

  /**
   * Pearson's correlation coefficient; 0 where one of the two does not vary.
   *
   * @throws IllegalArgumentException if the lengths differ or are less than 2
   */
  public static double pearson(double[] x, double[] y) {
    if (x.length != y.length || x.length < 2) {
      throw new IllegalArgumentException(
          "correlation of " + x.length + " and " + y.length + " numbers: needs at least 2 pairs");
    }
    MeanStd xs = MeanStd.of(x);
    MeanStd ys = MeanStd.of(y);
    if (xs.std() == 0 || ys.std() == 0) {
      return 0;
    }
    double products = 0;
    for (int i = 0; i < x.length; i++) {
      products += (x[i] - xs.mean()) * (y[i] - ys.mean());
    }
    return products / ((x.length - 1) * xs.std() * ys.std());
  }
}
