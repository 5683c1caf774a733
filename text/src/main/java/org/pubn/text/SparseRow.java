package org.pubn.text;

import org.pubn.data.SparseFeatures;

/** The cells of one row after another. Not safe for use by several threads. */
final class SparseRow {

  private final SparseFeatures rows;
  private final int[] columns;
  private final float[] values;
  private int length;

  SparseRow(SparseFeatures rows) {
    this.rows = rows;
    this.columns = new int[rows.maxCells()];
    this.values = new float[columns.length];
  }

  /** Goes to a row. */
  void read(int row) {
    length = rows.copyRow(row, columns, values, 0);
  }

  int length() {
    return length;
  }

  int column(int cell) {
    return columns[cell];
  }

  double value(int cell) {
    return values[cell];
  }
}
