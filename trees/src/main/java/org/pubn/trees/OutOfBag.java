package org.pubn.trees;

import java.util.Collection;

/**
 * The mean of the values that rows have in the trees that did not see them. Values are summed as
 * whole multiples of 2⁻⁴⁰: such sums do not depend on the order in which threads add to them.
 */
final class OutOfBag {

  private static final double UNIT = 0x1.0p-40;

  private final long[] sums;
  private final int[] counts;

  OutOfBag(int rows) {
    sums = new long[rows];
    counts = new int[rows];
  }

  /** Adds the values of a tree for the rows it did not see. */
  void add(Tree tree, byte[][] columns, int[] copies) {
    for (int row = 0; row < copies.length; row++) {
      if (copies[row] == 0) {
        sums[row] += Math.round(tree.value(tree.leaf(columns, row)) / UNIT);
        counts[row]++;
      }
    }
  }

  /** The means of what threads have gathered; NaN for a row that every tree saw. */
  static double[] means(Collection<OutOfBag> gathered, int rows) {
    double[] means = new double[rows];
    for (int row = 0; row < rows; row++) {
      long sum = 0;
      int count = 0;
      for (OutOfBag each : gathered) {
        sum += each.sums[row];
        count += each.counts[row];
      }
      means[row] = count == 0 ? Double.NaN : sum * UNIT / count;
    }
    return means;
  }
}
