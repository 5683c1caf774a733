package org.pubn.trees;

import java.util.List;

/**
 * The bins of all columns of a table. Immutable; trees keep the bins they were grown on and need
 * nothing else to score rows of plain numbers.
 */
public final class Bins {

  /** A node has 22 bits for its column. */
  static final int MAX_COLUMNS = 1 << 22;

  /** So many rows are turned into bins column by column while they are in the cache. */
  private static final int NEAR = 32;

  private final ColumnBins[] columns;

  private Bins(ColumnBins[] columns) {
    this.columns = columns;
  }

  /** The bins of columns in their order. */
  public static Bins of(List<ColumnBins> columns) {
    if (columns.isEmpty() || columns.size() > MAX_COLUMNS) {
      throw new IllegalArgumentException(
          columns.size() + " columns: must be between 1 and " + MAX_COLUMNS);
    }
    return new Bins(columns.toArray(new ColumnBins[0]));
  }

  /** The number of columns. */
  public int columns() {
    return columns.length;
  }

  /** The bins of one column. */
  public ColumnBins column(int column) {
    return columns[column];
  }

  /** Writes the bins of rows that stand one behind the other, one byte per cell. */
  void encode(float[] values, int from, int rows, byte[] codes, int to) {
    for (int start = 0; start < rows; start += NEAR) {
      int count = Math.min(NEAR, rows - start);
      int at = start * columns.length;
      for (int c = 0; c < columns.length; c++) {
        columns[c].encode(values, from + at + c, count, columns.length, codes, to + at + c);
      }
    }
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Bins that && List.of(columns).equals(List.of(that.columns));
  }

  @Override
  public int hashCode() {
    return List.of(columns).hashCode();
  }
}
