package org.pubn.numbers;

import org.pubn.data.DenseFeatures;
import org.pubn.data.Features;
import org.pubn.data.SparseFeatures;

/**
 * A number for every row that tells rows of different content apart: equal rows have equal keys,
 * and different rows different ones but for one pair in 2⁶⁴.
 */
public final class RowKeys {

  private static final long PRIME = 0x9e3779b97f4a7c15L;

  private RowKeys() {}

  /** The keys of the rows, in their order. A zero counts the same whether it is stored or not. */
  public static long[] of(Features rows) {
    return rows instanceof DenseFeatures dense ? ofDense(dense) : ofSparse((SparseFeatures) rows);
  }

  private static long[] ofDense(DenseFeatures rows) {
    long[] keys = new long[rows.rows()];
    float[] values = new float[rows.columns()];
    for (int row = 0; row < keys.length; row++) {
      rows.copyRow(row, values, 0);
      long key = PRIME;
      for (int column = 0; column < values.length; column++) {
        key = values[column] == 0 ? key : with(key, column, values[column]);
      }
      keys[row] = key;
    }
    return keys;
  }

  private static long[] ofSparse(SparseFeatures rows) {
    long[] keys = new long[rows.rows()];
    int[] columns = new int[rows.maxCells()];
    float[] values = new float[columns.length];
    for (int row = 0; row < keys.length; row++) {
      int cells = rows.copyRow(row, columns, values, 0);
      long key = PRIME;
      for (int i = 0; i < cells; i++) {
        key = values[i] == 0 ? key : with(key, columns[i], values[i]);
      }
      keys[row] = key;
    }
    return keys;
  }

  /** The key that a row of these values has as a row of floats. */
  public static long of(double[] values) {
    long key = PRIME;
    for (int column = 0; column < values.length; column++) {
      float value = (float) values[column];
      key = value == 0 ? key : with(key, column, value);
    }
    return key;
  }

  /** Like {@link #of(double[])}, of a row that is given by its cells, columns rising. */
  public static long of(int[] columns, double[] values) {
    long key = PRIME;
    for (int i = 0; i < columns.length; i++) {
      float value = (float) values[i];
      key = value == 0 ? key : with(key, columns[i], value);
    }
    return key;
  }

  private static long with(long key, int column, float value) {
    return with(with(key, column), Float.floatToIntBits(value));
  }

  /** The key of what was seen before and a further part of the row. */
  public static long with(long key, long part) {
    long mixed = (key ^ part) * PRIME;
    return mixed ^ (mixed >>> 32);
  }
}
