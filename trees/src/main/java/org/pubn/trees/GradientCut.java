package org.pubn.trees;

/**
 * Finds the best split of a column by its histogram. A node with sums G and H of first and second
 * derivatives lowers the objective by G²/(2(H + λ)); a split gains what its sides do more than the
 * node. For one thread.
 */
final class GradientCut {

  /** Second derivatives added to a category's before categories are ordered by G/H. */
  private static final double CATEGORY_SMOOTHING = 10;

  private final double l2;
  private final double minHessian;
  private final CategoryOrder order = new CategoryOrder();

  /** The sums of the node. */
  private double first;

  private double second;

  /** G²/(H + λ) summed over both sides of the best split, as a fraction. */
  private double bestUpper;

  private double bestLower;

  GradientCut(double l2, double minHessian) {
    this.l2 = l2;
    this.minHessian = minHessian;
  }

  /** Puts the best split of a column into {@code best} if it gains more than what is there. */
  void search(
      ColumnBins bins, boolean missing, double[] cells, int column, BoostedLeaf leaf, Split best) {
    first = leaf.first;
    second = leaf.second;
    // What is to be beaten, as a fraction, so that cuts are compared without a division; a gain
    // that is not above rounding is none.
    bestUpper = 2 * Math.max(best.gain, 0) + unsplit() * (1 + 1e-10);
    bestLower = 1;
    if (bins.categorical()) {
      categories(cells, bins.count(), missing, column, best);
    } else {
      numbers(cells, bins.count(), missing, column, best);
    }
  }

  private void numbers(double[] cells, int count, boolean missing, int column, Split best) {
    double missingFirst = missing ? cells[2 * ColumnBins.MISSING] : 0;
    double missingSecond = missing ? cells[2 * ColumnBins.MISSING + 1] : 0;
    double g = 0;
    double h = 0;
    int bin = -1;
    boolean missingLeft = false;
    for (int b = 0; b < count - 1; b++) {
      g += cells[2 * b];
      h += cells[2 * b + 1];
      if (better(g, h)) {
        bin = b;
        missingLeft = !missing && 2 * h > second;
      }
      if (missing && better(g + missingFirst, h + missingSecond)) {
        bin = b;
        missingLeft = true;
      }
    }
    if (missing && better(first - missingFirst, second - missingSecond)) {
      bin = ColumnBins.MISSING - 1;
      missingLeft = false;
    }
    if (bin >= 0) {
      best.numbers(column, bin, missingLeft, gain());
    }
  }

  private void categories(double[] cells, int count, boolean missing, int column, Split best) {
    int used = 0;
    for (int b = 0; b < count; b++) {
      used = put(used, b, cells);
    }
    if (missing) {
      used = put(used, ColumnBins.MISSING, cells);
    }
    order.sort(used);
    double g = 0;
    double h = 0;
    int cut = -1;
    double leftSecond = 0;
    for (int i = 0; i < used - 1; i++) {
      int code = order.codes[i];
      g += cells[2 * code];
      h += cells[2 * code + 1];
      if (better(g, h)) {
        cut = i;
        leftSecond = h;
      }
    }
    if (cut >= 0) {
      best.categories(column, gain());
      order.leftSet(cut + 1, used, 2 * leftSecond > second, best.set);
    }
  }

  /** Puts a category that has rows; what is left of others after subtracting is no row. */
  private int put(int used, int code, double[] cells) {
    double h = cells[2 * code + 1];
    if (h <= 1e-9 * minHessian) {
      return used;
    }
    order.put(used, code, cells[2 * code] / (h + CATEGORY_SMOOTHING));
    return used + 1;
  }

  /** Whether a cut with these sums on the left is better than all before; if so, it is noted. */
  private boolean better(double g, double h) {
    double restH = second - h;
    if (h < minHessian || restH < minHessian) {
      return false;
    }
    double restG = first - g;
    double mine = h + l2;
    double rest = restH + l2;
    double upper = g * g * rest + restG * restG * mine;
    double lower = mine * rest;
    if (upper * bestLower <= bestUpper * lower) {
      return false;
    }
    bestUpper = upper;
    bestLower = lower;
    return true;
  }

  private double unsplit() {
    return first * first / (second + l2);
  }

  private double gain() {
    return (bestUpper / bestLower - unsplit()) / 2;
  }
}
