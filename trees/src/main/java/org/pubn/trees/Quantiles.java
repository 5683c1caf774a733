package org.pubn.trees;

import java.util.Arrays;

/** Cuts sorted numbers into bins of about equally many rows; equal numbers share a bin. */
final class Quantiles {

  private Quantiles() {}

  /** Bins of numbers; where there are few distinct ones, each has a bin of its own. */
  static ColumnBins bins(float[] sorted, int length, int maxBins) {
    float[] cuts = new float[maxBins - 1];
    float[] centers = new float[maxBins];
    boolean own = distinct(sorted, length, maxBins) <= maxBins;
    int bin = 0;
    int from = 0;
    int last = 0;
    for (int i = 1; i < length; i++) {
      if (sorted[i] == sorted[i - 1]) {
        continue;
      }
      // A heavy value fills its bin alone; the others share what rows and bins remain.
      int wanted = (length - last + (maxBins - bin) - 1) / (maxBins - bin);
      float cut = between(sorted[i - 1], sorted[i]);
      boolean ascends = bin == 0 || cut > cuts[bin - 1];
      if (bin < maxBins - 1 && ascends && (own || i - last >= wanted)) {
        centers[bin] = middle(sorted[from], sorted[i - 1]);
        cuts[bin++] = cut;
        last = i;
        from = i;
      }
    }
    if (length > 0) {
      centers[bin] = middle(sorted[from], sorted[length - 1]);
    }
    return ColumnBins.numbers(Arrays.copyOf(cuts, bin), Arrays.copyOf(centers, bin + 1));
  }

  private static int distinct(float[] sorted, int length, int enough) {
    int distinct = length == 0 ? 0 : 1;
    for (int i = 1; i < length && distinct <= enough; i++) {
      distinct += sorted[i] != sorted[i - 1] ? 1 : 0;
    }
    return distinct;
  }

  /** A finite number t with a ≤ t &lt; b, in the middle where there is one. */
  static float between(float a, float b) {
    float middle = middle(a, b);
    return middle < b ? middle : Math.max(a, -Float.MAX_VALUE);
  }

  private static float middle(float a, float b) {
    double low = Math.max(a, -Float.MAX_VALUE);
    double high = Math.min(b, Float.MAX_VALUE);
    return (float) ((low + high) / 2);
  }
}
