package org.pubn.data;

import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.function.IntUnaryOperator;

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
   * @throws InputException if the length is not a multiple of {@code columns} or a value is NaN or
   *     infinite
   */
  public static DenseFeatures of(int columns, float... values) {
    return ofOwned(columns, values.clone());
  }

  /**
   * A table from its rows.
   *
   * @throws InputException if rows differ in length, there are none, or a value is NaN or, as a
   *     {@code float}, infinite
   */
  public static DenseFeatures of(double[][] rows) {
    return of(rows.length, row -> rows[row].length, (row, column) -> (float) rows[row][column]);
  }

  /** Like {@link #of(double[][])}. */
  public static DenseFeatures of(float[][] rows) {
    return of(rows.length, row -> rows[row].length, (row, column) -> rows[row][column]);
  }

  private interface Cells {
    float of(int row, int column);
  }

  private static DenseFeatures of(int rows, IntUnaryOperator length, Cells cells) {
    int columns = rows == 0 ? 0 : length.applyAsInt(0);
    float[] values = new float[Math.multiplyExact(rows, columns)];
    for (int row = 0; row < rows; row++) {
      if (length.applyAsInt(row) != columns) {
        throw new InputException(
            String.format(
                Locale.ROOT,
                "row %d: has %d values, the first row has %d",
                row,
                length.applyAsInt(row),
                columns));
      }
      for (int column = 0; column < columns; column++) {
        values[row * columns + column] = cells.of(row, column);
      }
    }
    return ofOwned(columns, values);
  }

  /**
   * Like {@link #of(int, float...)}, but keeps {@code values} instead of copying it: for readers
   * that have just filled a large array and will not touch it again.
   */
  public static DenseFeatures ofOwned(int columns, float[] values) {
    return checked(columns, values, false);
  }

  /**
   * Like {@link #ofOwned}, where NaN stands for a missing value: for models that know what to do
   * with such, as trees do. To a network it is a score that overflows.
   */
  public static DenseFeatures withMissing(int columns, float[] values) {
    return checked(columns, values, true);
  }

  private static DenseFeatures checked(int columns, float[] values, boolean missing) {
    if (columns < 1) {
      throw new InputException("columns " + columns + ": must be at least 1");
    }
    if (values.length % columns != 0) {
      throw new InputException(
          values.length + " values: not a multiple of " + columns + " columns");
    }
    for (int i = 0; i < values.length; i++) {
      if (missing ? Float.isInfinite(values[i]) : !Float.isFinite(values[i])) {
        throw new InputException(
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

  static DenseFeatures stacked(List<DenseFeatures> parts) {
    int columns = parts.get(0).columns;
    int rows = 0;
    for (DenseFeatures part : parts) {
      rows = Math.addExact(rows, part.rows);
    }
    float[] all = new float[Math.multiplyExact(rows, columns)];
    int next = 0;
    for (DenseFeatures part : parts) {
      System.arraycopy(part.values, 0, all, next, part.values.length);
      next += part.values.length;
    }
    return new DenseFeatures(rows, columns, all);
  }
}
