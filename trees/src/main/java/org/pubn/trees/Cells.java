package org.pubn.trees;

/**
 * The cells of one column at a time, read where they are near: rows of a large node lie close
 * together in the column; those of a small node are scattered, and then it is better to read them
 * from a copy of the table row by row, where the columns tried for a split share a line of the
 * cache. For one thread; the copy is shared.
 */
final class Cells {

  /** Tables of more cells have no copy. */
  private static final int MOST_COPIED = 1 << 28;

  /** Nodes of fewer rows read from the copy. */
  private static final int SCATTERED = 4096;

  private final BinnedRows data;
  private final byte[] byRow;

  /** The bin of a row is at {@code row * stride + offset}. */
  byte[] codes = new byte[0];

  int stride;
  int offset;

  Cells(BinnedRows data, byte[] byRow) {
    this.data = data;
    this.byRow = byRow;
  }

  /** The table row by row; empty if it is too large. */
  static byte[] copyByRow(BinnedRows data) {
    int columns = data.columns();
    if ((long) data.rows() * columns > MOST_COPIED) {
      return new byte[0];
    }
    byte[] copy = new byte[data.rows() * columns];
    for (int c = 0; c < columns; c++) {
      byte[] column = data.codes(c);
      for (int row = 0; row < data.rows(); row++) {
        copy[row * columns + c] = column[row];
      }
    }
    return copy;
  }

  Bins bins() {
    return data.bins();
  }

  /** Turns to a column, for a node of so many rows. */
  void turnTo(int column, int rows) {
    boolean scattered = rows < SCATTERED && byRow.length > 0;
    codes = scattered ? byRow : data.codes(column);
    stride = scattered ? data.columns() : 1;
    offset = scattered ? column : 0;
  }
}
