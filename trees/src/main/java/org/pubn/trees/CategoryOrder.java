package org.pubn.trees;

/** The categories of a node in an order, and sets of those that go left. */
final class CategoryOrder {

  /** The bins with rows, in order. */
  final int[] codes = new int[256];

  private final double[] keys = new double[256];

  /** Orders the bins by their share of positive mass; equal shares by bin. */
  void byShare(MassHistogram histogram) {
    for (int i = 0; i < histogram.usedCount; i++) {
      int code = histogram.used[i];
      double a = histogram.positive(code);
      put(i, code, a / (a + histogram.other(code)));
    }
    sort(histogram.usedCount);
  }

  void put(int place, int code, double key) {
    codes[place] = code;
    keys[place] = key;
  }

  /** Sorts by key, equal keys in the order in which they were put. */
  void sort(int count) {
    for (int i = 1; i < count; i++) {
      int code = codes[i];
      double key = keys[i];
      int place = i;
      while (place > 0 && keys[place - 1] > key) {
        codes[place] = codes[place - 1];
        keys[place] = keys[place - 1];
        place--;
      }
      codes[place] = code;
      keys[place] = key;
    }
  }

  /**
   * The set of bins that go left: the first of the order, and those that the node has no rows of if
   * missing cells go left, or, where the node has none of these either, if the left side is larger.
   */
  void leftSet(int left, int count, boolean leftIsLarger, long[] set) {
    boolean others = leftIsLarger;
    for (int i = 0; i < count; i++) {
      if (codes[i] == ColumnBins.MISSING) {
        others = i < left;
      }
    }
    java.util.Arrays.fill(set, others ? -1L : 0L);
    for (int i = 0; i < count; i++) {
      long bit = 1L << codes[i];
      int word = codes[i] >>> 6;
      set[word] = i < left ? set[word] | bit : set[word] & ~bit;
    }
  }
}
