package org.pubn.data;

import java.util.List;
import java.util.Locale;
import java.util.Objects;

/** Examples of which only the cells different from zero are stored (compressed sparse rows). */
public final class SparseFeatures implements Features {

  private final int columns;
  private final int[] starts;
  private final int[] indices;
  private final float[] values;

  private SparseFeatures(int columns, int[] starts, int[] indices, float[] values) {
    this.columns = columns;
    this.starts = starts;
    this.indices = indices;
    this.values = values;
  }

  /**
   * A table from its stored cells. All arrays are copied.
   *
   * @param columns the length of a row, at least 1
   * @param starts row {@code r} owns the cells from {@code starts[r]} to {@code starts[r + 1]}
   * @param indices the column of each cell, rising strictly within a row
   * @param values the value of each cell
   * @throws IllegalArgumentException if the arrays do not describe such a table, or a value is NaN
   *     or infinite
   */
  public static SparseFeatures of(int columns, int[] starts, int[] indices, float[] values) {
    return ofOwned(columns, starts.clone(), indices.clone(), values.clone());
  }

  /** Like {@link #of}, but keeps the arrays instead of copying them. */
  public static SparseFeatures ofOwned(int columns, int[] starts, int[] indices, float[] values) {
    if (columns < 1) {
      throw new IllegalArgumentException("columns " + columns + ": must be at least 1");
    }
    if (starts.length == 0
        || starts[0] != 0
        || starts[starts.length - 1] != indices.length
        || indices.length != values.length) {
      throw new IllegalArgumentException(
          "row starts, column indices and values do not belong together");
    }
    for (int row = 0; row + 1 < starts.length; row++) {
      if (starts[row] > starts[row + 1] || starts[row + 1] > indices.length) {
        throw new IllegalArgumentException(
            String.format(
                Locale.ROOT,
                "row %d: cells %d to %d, must rise and stay within the %d cells given",
                row,
                starts[row],
                starts[row + 1],
                indices.length));
      }
      int previous = -1;
      for (int i = starts[row]; i < starts[row + 1]; i++) {
        checkCell(columns, row, previous, indices[i], values[i]);
        previous = indices[i];
      }
    }
    return new SparseFeatures(columns, starts, indices, values);
  }

  private static void checkCell(int columns, int row, int previous, int index, float value) {
    if (index <= previous || index >= columns) {
      throw new InputException(
          String.format(
              Locale.ROOT,
              "row %d: column %d must be greater than the one before it and less than %d",
              row,
              index,
              columns));
    }
    if (!Float.isFinite(value)) {
      throw new InputException(
          String.format(
              Locale.ROOT, "row %d, column %d: %s is not a finite number", row, index, value));
    }
  }

  @Override
  public int rows() {
    return starts.length - 1;
  }

  @Override
  public int columns() {
    return columns;
  }

  /** How many cells the row stores. */
  public int cells(int row) {
    Objects.checkIndex(row, rows());
    return starts[row + 1] - starts[row];
  }

  /** The largest number of cells in any row. */
  public int maxCells() {
    int max = 0;
    for (int row = 0; row < rows(); row++) {
      max = Math.max(max, cells(row));
    }
    return max;
  }

  /**
   * Copies the cells of one row into the two arrays from {@code offset} on; returns their count.
   */
  public int copyRow(int row, int[] targetIndices, float[] targetValues, int offset) {
    int length = cells(row);
    System.arraycopy(indices, starts[row], targetIndices, offset, length);
    System.arraycopy(values, starts[row], targetValues, offset, length);
    return length;
  }

  @Override
  public SparseFeatures select(int[] selected) {
    int[] pickedStarts = new int[selected.length + 1];
    for (int i = 0; i < selected.length; i++) {
      pickedStarts[i + 1] = Math.addExact(pickedStarts[i], cells(selected[i]));
    }
    int[] pickedIndices = new int[pickedStarts[selected.length]];
    float[] pickedValues = new float[pickedIndices.length];
    for (int i = 0; i < selected.length; i++) {
      copyRow(selected[i], pickedIndices, pickedValues, pickedStarts[i]);
    }
    return new SparseFeatures(columns, pickedStarts, pickedIndices, pickedValues);
  }

  static SparseFeatures stacked(List<SparseFeatures> parts) {
    int rows = 0;
    int cells = 0;
    for (SparseFeatures part : parts) {
      rows = Math.addExact(rows, part.rows());
      cells = Math.addExact(cells, part.values.length);
    }
    int[] starts = new int[rows + 1];
    int[] indices = new int[cells];
    float[] values = new float[cells];
    int row = 0;
    int cell = 0;
    for (SparseFeatures part : parts) {
      for (int i = 1; i < part.starts.length; i++) {
        starts[++row] = cell + part.starts[i];
      }
      System.arraycopy(part.indices, 0, indices, cell, part.indices.length);
      System.arraycopy(part.values, 0, values, cell, part.values.length);
      cell += part.values.length;
    }
    return new SparseFeatures(parts.get(0).columns, starts, indices, values);
  }

  /** The same table with every cell stored; for tests and small tables. */
  public DenseFeatures toDense() {
    float[] dense = new float[Math.multiplyExact(rows(), columns)];
    for (int row = 0; row < rows(); row++) {
      for (int i = starts[row]; i < starts[row + 1]; i++) {
        dense[row * columns + indices[i]] = values[i];
      }
    }
    return DenseFeatures.ofOwned(columns, dense);
  }
}
