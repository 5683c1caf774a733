package org.pubn.trees;

import org.jspecify.annotations.Nullable;

/** Sums of first and second derivatives per bin, side by side, for each column of a node. */
final class GradientHistogram {

  final double[][] columns;

  GradientHistogram(int count) {
    columns = new double[count][512];
  }

  /**
   * Fills columns of a node, up to four in one pass over its rows.
   *
   * @param chosen the table's columns
   * @param at the first of the chosen columns to fill, and its place here
   * @param derivatives of the node's rows, first and second side by side
   */
  void fill(
      BinnedRows data, int[] chosen, int at, int[] rows, int from, int to, float[] derivatives) {
    int many = Math.min(4, chosen.length - at);
    for (int i = at; i < at + many; i++) {
      java.util.Arrays.fill(columns[i], 0);
    }
    if (many == 4) {
      fillFour(
          data.codes(chosen[at]),
          data.codes(chosen[at + 1]),
          data.codes(chosen[at + 2]),
          data.codes(chosen[at + 3]),
          columns[at],
          columns[at + 1],
          columns[at + 2],
          columns[at + 3],
          rows,
          from,
          to,
          derivatives);
      return;
    }
    for (int i = at; i < at + many; i++) {
      fillOne(data.codes(chosen[i]), columns[i], rows, from, to, derivatives);
    }
  }

  private static void fillOne(
      byte[] codes, double[] cells, int[] rows, int from, int to, float[] derivatives) {
    for (int i = from, d = 0; i < to; i++, d += 2) {
      int cell = 2 * (codes[rows[i]] & 0xff);
      cells[cell] += derivatives[d];
      cells[cell + 1] += derivatives[d + 1];
    }
  }

  private static void fillFour(
      byte[] codes0,
      byte[] codes1,
      byte[] codes2,
      byte[] codes3,
      double[] cells0,
      double[] cells1,
      double[] cells2,
      double[] cells3,
      int[] rows,
      int from,
      int to,
      float[] derivatives) {
    for (int i = from, d = 0; i < to; i++, d += 2) {
      int row = rows[i];
      double first = derivatives[d];
      double second = derivatives[d + 1];
      int cell0 = 2 * (codes0[row] & 0xff);
      int cell1 = 2 * (codes1[row] & 0xff);
      int cell2 = 2 * (codes2[row] & 0xff);
      int cell3 = 2 * (codes3[row] & 0xff);
      cells0[cell0] += first;
      cells0[cell0 + 1] += second;
      cells1[cell1] += first;
      cells1[cell1 + 1] += second;
      cells2[cell2] += first;
      cells2[cell2 + 1] += second;
      cells3[cell3] += first;
      cells3[cell3 + 1] += second;
    }
  }

  /** Turns a column of a parent into that of one child by taking off the other child. */
  void subtract(GradientHistogram child, int at) {
    double[] mine = columns[at];
    double[] its = child.columns[at];
    for (int i = 0; i < mine.length; i++) {
      mine[i] -= its[i];
    }
  }

  /** Histograms that are free to be used again. */
  static final class Pool {
    private final java.util.ArrayDeque<GradientHistogram> free = new java.util.ArrayDeque<>();
    private final int count;

    Pool(int count) {
      this.count = count;
    }

    GradientHistogram take() {
      GradientHistogram one = free.poll();
      return one == null ? new GradientHistogram(count) : one;
    }

    void give(@Nullable GradientHistogram one) {
      if (one != null) {
        free.push(one);
      }
    }
  }
}
