package org.pubn.linear;

/**
 * The value and the gradient of a risk at several linear functions, summed over rows that are added
 * one by one. A function is an array: a weight per column, then the intercept. L2 is not in the
 * sums.
 *
 * <p>Sums of blocks are arrays that can be added cell by cell: for every function its value, then
 * its gradient. Not thread-safe.
 */
public final class BlockSums {

  private final double[][] functions;
  private final double[] values;
  private final double[][] gradients;

  /** Sums at the given functions, which are not copied. */
  public BlockSums(double[]... functions) {
    this.functions = functions;
    this.values = new double[functions.length];
    this.gradients = new double[functions.length][];
    for (int f = 0; f < functions.length; f++) {
      gradients[f] = new double[functions[f].length];
    }
  }

  /**
   * Adds a row for one of the functions: (a + b) ℓ(−g) − a g, whose derivative by g is (a + b) σ(g)
   * − a.
   *
   * @param positive a, its mass as a positive
   * @param negative b, its mass as a negative
   */
  public void add(int function, LinearInput rows, int row, double positive, double negative) {
    double[] weights = functions[function];
    double[] gradient = gradients[function];
    int last = weights.length - 1;
    double both = positive + negative;
    if (both == 0 && positive == 0) {
      return;
    }
    double score = rows.dot(row, weights) + weights[last];
    double slope = -positive;
    double value = -positive * score;
    if (both != 0) {
      // One exp serves both: ℓ(−g) = max(0, g) + ln(1 + exp(−|g|)), as in MarginLoss.
      double e = StrictMath.exp(-Math.abs(score));
      value += both * (Math.max(0, score) + StrictMath.log1p(e));
      slope += both * (score < 0 ? e : 1) / (1 + e);
    }
    values[function] += value;
    rows.addTo(row, slope, gradient);
    gradient[last] += slope;
  }

  /** The sums as one array: for every function its value, then its gradient. */
  public double[] toArray() {
    int length = 0;
    for (double[] function : functions) {
      length += 1 + function.length;
    }
    double[] all = new double[length];
    int next = 0;
    for (int f = 0; f < functions.length; f++) {
      all[next++] = values[f];
      System.arraycopy(gradients[f], 0, all, next, gradients[f].length);
      next += gradients[f].length;
    }
    return all;
  }

  /** Adds sums to others, cell by cell, and returns the latter. */
  public static double[] add(double[] sums, double[] others) {
    for (int i = 0; i < sums.length; i++) {
      sums[i] += others[i];
    }
    return sums;
  }
}
