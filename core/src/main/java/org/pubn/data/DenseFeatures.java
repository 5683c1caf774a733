package org.pubn.data;

import java.util.Locale;
import java.util.Objects;

/** Examples stored one after another as plain numbers. */
public final class DenseFeatures implements Features {

  private final int rows;
  private final int columns;
  private final float[] values;

  private DenseFeatures(int rows, int columns, float[] values) {
    this.rows = rows;
    this.columns = columns;
    this.values = values;
  }

  /**
   * A table from its values, row after row.
   *
   * @param columns the length of a row, at least 1
   * @param values all rows, concatenated; copied
   * @throws IllegalArgumentException if the length is not a multiple of {@code columns} or a value
   *     is NaN or infinite
   */
  public static DenseFeatures of(int columns, float... values) {
    return ofOwned(columns, values.clone());
  }

  /**
   * Like {@link #of}, but keeps {@code values} instead of copying it: for readers that have just
   * filled a large array and will not touch it again.
   */
  public static DenseFeatures ofOwned(int columns, float[] values) {
    if (columns < 1) {
      throw new IllegalArgumentException("columns " + columns + ": must be at least 1");
    }
    if (values.length % columns != 0) {
      throw new IllegalArgumentException(
          values.length + " values: not a multiple of " + columns + " columns");
    }
    for (int i = 0; i < values.length; i++) {
      if (!Float.isFinite(values[i])) {
        throw new IllegalArgumentException(
            String.format(
                Locale.ROOT,
                "row %d, column %d: %s is not a finite number",
                i / columns,
                i % columns,
                values[i]));
      }
    }
    return new DenseFeatures(values.length / columns, columns, values);
  }

  @Override
  public int rows() {
    return rows;
  }

  @Override
  public int columns() {
    return columns;
  }

  /** The value of one cell. */
  public float get(int row, int column) {
    Objects.checkIndex(row, rows);
    Objects.checkIndex(column, columns);
    return values[row * columns + column];
  }

  /** Copies one row into {@code target}, starting at {@code offset}. */
  public void copyRow(int row, float[] target, int offset) {
    Objects.checkIndex(row, rows);
    System.arraycopy(values, row * columns, target, offset, columns);
  }

  @Override
  public DenseFeatures select(int[] selected) {
    float[] picked = new float[Math.multiplyExact(selected.length, columns)];
    for (int i = 0; i < selected.length; i++) {
      copyRow(selected[i], picked, i * columns);
    }
    return new DenseFeatures(selected.length, columns, picked);
  }
}
