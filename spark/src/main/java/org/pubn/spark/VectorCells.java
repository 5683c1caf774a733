package org.pubn.spark;

import org.apache.spark.ml.linalg.DenseVector;
import org.apache.spark.ml.linalg.SparseVector;
import org.apache.spark.ml.linalg.Vector;
import org.jspecify.annotations.Nullable;
import org.pubn.numbers.RowKeys;

/** What a linear function and a digest need of Spark's vectors. */
final class VectorCells {

  /** What is wrong with a vector that is not {@linkplain #isUsable usable}. */
  static final String UNUSABLE = "features of a row: must be there and have finite numbers only";

  private VectorCells() {}

  /** Weight times cell, summed in the order of the library's dense and sparse rows. */
  static double dot(Vector vector, double[] weights) {
    if (vector instanceof SparseVector sparse) {
      return dot(sparse.indices(), sparse.values(), 0, sparse.values().length, weights);
    }
    double[] cells = ((DenseVector) vector).values();
    return dot(cells, 0, cells.length, weights);
  }

  static double dot(double[] cells, int from, int count, double[] weights) {
    double a = 0;
    double b = 0;
    double c = 0;
    double d = 0;
    int i = 0;
    for (; i + 3 < count; i += 4) {
      a += weights[i] * cells[from + i];
      b += weights[i + 1] * cells[from + i + 1];
      c += weights[i + 2] * cells[from + i + 2];
      d += weights[i + 3] * cells[from + i + 3];
    }
    for (; i < count; i++) {
      a += weights[i] * cells[from + i];
    }
    return (a + b) + (c + d);
  }

  static double dot(int[] columns, double[] cells, int from, int to, double[] weights) {
    double sum = 0;
    for (int i = from; i < to; i++) {
      sum += weights[columns[i]] * cells[i];
    }
    return sum;
  }

  /** The key of a row's content, which is the library's for the same row of floats. */
  static long key(Vector vector) {
    if (vector instanceof SparseVector sparse) {
      return RowKeys.of(sparse.indices(), sparse.values());
    }
    return RowKeys.of(((DenseVector) vector).values());
  }

  /** Whether there is a vector and all its cells are numbers. */
  static boolean isUsable(@Nullable Vector vector) {
    if (vector == null) {
      return false;
    }
    double[] cells =
        vector instanceof SparseVector sparse ? sparse.values() : ((DenseVector) vector).values();
    for (double cell : cells) {
      if (!Double.isFinite(cell)) {
        return false;
      }
    }
    return true;
  }
}
