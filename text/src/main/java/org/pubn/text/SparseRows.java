package org.pubn.text;

import java.util.Arrays;
import org.pubn.data.SparseFeatures;

/** Collects sparse rows one after the other. Not safe for use by several threads. */
final class SparseRows {

  private final int columns;
  private int[] starts = new int[64];
  private int[] indices = new int[1 << 12];
  private float[] values = new float[1 << 12];
  private int rows;
  private int cells;

  SparseRows(int columns) {
    this.columns = columns;
  }

  /** Adds a cell to the row under way; its column is greater than that of the cell before. */
  void add(int column, double value) {
    if (cells == indices.length) {
      int more = Math.addExact(cells, cells / 2);
      indices = Arrays.copyOf(indices, more);
      values = Arrays.copyOf(values, more);
    }
    indices[cells] = column;
    values[cells++] = (float) value;
  }

  /** Ends the row under way, which may be empty. */
  void endRow() {
    rows++;
    if (rows == starts.length) {
      starts = Arrays.copyOf(starts, 2 * rows);
    }
    starts[rows] = cells;
  }

  SparseFeatures build() {
    return SparseFeatures.ofOwned(
        columns,
        Arrays.copyOf(starts, rows + 1),
        Arrays.copyOf(indices, cells),
        Arrays.copyOf(values, cells));
  }
}
