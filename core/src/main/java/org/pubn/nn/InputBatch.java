package org.pubn.nn;

import java.util.Arrays;
import org.pubn.data.DenseFeatures;
import org.pubn.data.Features;
import org.pubn.data.SparseFeatures;

/**
 * The examples of a mini-batch, copied row by row from where they lie. Dense rows stand one after
 * another; of sparse rows only the stored cells are kept. The buffers grow to the largest batch.
 */
final class InputBatch {

  private final int columns;
  private int rows;
  private boolean sparse;

  private float[] dense = new float[0];

  private int[] starts = new int[16];
  private int[] indices = new int[0];
  private float[] values = new float[0];

  InputBatch(int columns) {
    this.columns = columns;
  }

  void clear() {
    rows = 0;
  }

  void add(Features features, int row) {
    if (features.columns() != columns) {
      throw new IllegalArgumentException(
          "row of " + features.columns() + " columns: the model takes " + columns);
    }
    if (rows > 0 && sparse != features instanceof SparseFeatures) {
      throw new IllegalArgumentException("dense and sparse rows cannot share a mini-batch");
    }
    if (features instanceof SparseFeatures sparseFeatures) {
      addSparse(sparseFeatures, row);
    } else {
      addDense((DenseFeatures) features, row);
    }
    rows++;
  }

  private void addDense(DenseFeatures features, int row) {
    sparse = false;
    int needed = Math.multiplyExact(rows + 1, columns);
    if (dense.length < needed) {
      dense = Arrays.copyOf(dense, Math.max(needed, 2 * dense.length));
    }
    features.copyRow(row, dense, rows * columns);
  }

  private void addSparse(SparseFeatures features, int row) {
    sparse = true;
    if (starts.length < rows + 2) {
      starts = Arrays.copyOf(starts, 2 * starts.length);
    }
    int start = rows == 0 ? 0 : starts[rows];
    int end = Math.addExact(start, features.cells(row));
    if (indices.length < end) {
      int capacity = Math.max(end, 2 * indices.length);
      indices = Arrays.copyOf(indices, capacity);
      values = Arrays.copyOf(values, capacity);
    }
    features.copyRow(row, indices, values, start);
    starts[rows] = start;
    starts[rows + 1] = end;
  }

  int rows() {
    return rows;
  }

  int columns() {
    return columns;
  }

  boolean isSparse() {
    return sparse;
  }

  /** Dense rows, one after another. */
  float[] dense() {
    return dense;
  }

  /** Where the cells of a sparse row start; those of the last row end at {@code start(rows())}. */
  int start(int row) {
    return starts[row];
  }

  int[] indices() {
    return indices;
  }

  float[] values() {
    return values;
  }

  /** Dense rows turned into the feature-major layout of {@link Kernels}. */
  void transposeInto(float[] target, int stride) {
    // Four rows at a time: four streams to read, and four neighbors to write.
    int row = 0;
    for (; row + 4 <= rows; row += 4) {
      transposeFour(row, target, stride);
    }
    for (; row < rows; row++) {
      for (int column = 0; column < columns; column++) {
        target[column * stride + row] = dense[row * columns + column];
      }
    }
  }

  private void transposeFour(int row, float[] target, int stride) {
    int row0 = row * columns;
    int row1 = row0 + columns;
    int row2 = row1 + columns;
    int row3 = row2 + columns;
    int to = row;
    for (int column = 0; column < columns; column++) {
      target[to] = dense[row0 + column];
      target[to + 1] = dense[row1 + column];
      target[to + 2] = dense[row2 + column];
      target[to + 3] = dense[row3 + column];
      to += stride;
    }
  }
}
