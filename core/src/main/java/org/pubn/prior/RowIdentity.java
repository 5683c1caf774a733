package org.pubn.prior;

import org.pubn.data.DenseFeatures;
import org.pubn.data.Features;
import org.pubn.data.SparseFeatures;

/**
 * What tells an example from another: a hash of its features, equal for equal rows. Different rows
 * with the same hash, which are rarer than one in 10¹⁰ tables of a million rows, would only be kept
 * in the same fold.
 */
final class RowIdentity {

  private static final long START = 0x243f6a8885a308d3L;

  private RowIdentity() {}

  static long[] of(Features features) {
    return features instanceof DenseFeatures dense ? of(dense) : of((SparseFeatures) features);
  }

  private static long[] of(DenseFeatures features) {
    long[] hashes = new long[features.rows()];
    for (int row = 0; row < hashes.length; row++) {
      long hash = START;
      for (int column = 0; column < features.columns(); column++) {
        hash = add(hash, column, features.get(row, column));
      }
      hashes[row] = hash;
    }
    return hashes;
  }

  private static long[] of(SparseFeatures features) {
    long[] hashes = new long[features.rows()];
    int[] columns = new int[features.maxCells()];
    float[] values = new float[columns.length];
    for (int row = 0; row < hashes.length; row++) {
      int cells = features.copyRow(row, columns, values, 0);
      long hash = START;
      for (int i = 0; i < cells; i++) {
        hash = add(hash, columns[i], values[i]);
      }
      hashes[row] = hash;
    }
    return hashes;
  }

  /** Cells of value 0, of either sign, leave no trace: they may be stored or not. */
  private static long add(long hash, int column, float value) {
    if (value == 0) {
      return hash;
    }
    long cell = ((long) column << 32) | (Float.floatToIntBits(value) & 0xffffffffL);
    long mixed = (hash ^ cell) * 0xff51afd7ed558ccdL;
    return mixed ^ (mixed >>> 32);
  }
}
