package org.pubn.trees;

/** The masses of a node's rows per bin of one column, and which bins have any. */
final class MassHistogram {

  /** Nodes of fewer rows note the bins they meet; larger ones look at all bins afterwards. */
  private static final int FEW = 160;

  /** Positive and other mass of each bin, side by side. */
  final double[] sums = new double[512];

  /** The bins that have rows, ascending; that of missing values comes last. */
  final int[] used = new int[256];

  int usedCount;

  /** The rows of each bin, where they were counted. */
  private final int[] counts = new int[256];

  void fill(Cells cells, NodeRows node) {
    usedCount = 0;
    if (node.to - node.from < FEW) {
      fillFew(cells, node);
    } else {
      fillMany(cells, node);
    }
  }

  private void fillFew(Cells cells, NodeRows node) {
    byte[] codes = cells.codes;
    int stride = cells.stride;
    int offset = cells.offset;
    int[] rows = node.rows;
    long[] masses = node.masses;
    long used0 = 0;
    long used1 = 0;
    long used2 = 0;
    long used3 = 0;
    for (int i = node.from; i < node.to; i++) {
      int code = codes[rows[i] * stride + offset] & 0xff;
      long mass = masses[i];
      sums[2 * code] += Masses.positive(mass);
      sums[2 * code + 1] += Masses.other(mass);
      long bit = 1L << code;
      int word = code >>> 6;
      used0 |= word == 0 ? bit : 0;
      used1 |= word == 1 ? bit : 0;
      used2 |= word == 2 ? bit : 0;
      used3 |= word == 3 ? bit : 0;
    }
    list(used0, 0);
    list(used1, 64);
    list(used2, 128);
    list(used3, 192);
  }

  private void list(long bits, int first) {
    for (long rest = bits; rest != 0; rest &= rest - 1) {
      used[usedCount++] = first + Long.numberOfTrailingZeros(rest);
    }
  }

  private void fillMany(Cells cells, NodeRows node) {
    byte[] codes = cells.codes;
    int stride = cells.stride;
    int offset = cells.offset;
    int[] rows = node.rows;
    long[] masses = node.masses;
    for (int i = node.from; i < node.to; i++) {
      int code = codes[rows[i] * stride + offset] & 0xff;
      long mass = masses[i];
      sums[2 * code] += Masses.positive(mass);
      sums[2 * code + 1] += Masses.other(mass);
    }
    for (int code = 0; code < 256; code++) {
      used[usedCount] = code;
      usedCount += sums[2 * code] + sums[2 * code + 1] > 0 ? 1 : 0;
    }
  }

  /** Counts the rows of each bin, for {@link #rows}. */
  void count(Cells cells, NodeRows node) {
    for (int i = node.from; i < node.to; i++) {
      counts[cells.codes[node.rows[i] * cells.stride + cells.offset] & 0xff]++;
    }
  }

  int rows(int code) {
    return counts[code];
  }

  double positive(int code) {
    return sums[2 * code];
  }

  double other(int code) {
    return sums[2 * code + 1];
  }

  /** Whether the node has missing cells in the column. */
  boolean hasMissing() {
    return usedCount > 0 && used[usedCount - 1] == ColumnBins.MISSING;
  }

  /** Makes all cells zero again. */
  void clear() {
    for (int i = 0; i < usedCount; i++) {
      sums[2 * used[i]] = 0;
      sums[2 * used[i] + 1] = 0;
      counts[used[i]] = 0;
    }
  }
}
