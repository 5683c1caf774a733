package org.pubn.linear;

import org.pubn.data.DenseFeatures;
import org.pubn.data.Features;
import org.pubn.data.SparseFeatures;

/** Rows as a linear function sees them. Implementations may be used by one thread only. */
public interface LinearInput {

  /** How many rows there are. */
  int rows();

  /** The sum of weight times cell over the cells of a row. */
  double dot(int row, double[] weights);

  /** Adds factor times cell to the sum of every cell's column. */
  void addTo(int row, double factor, double[] sums);

  /** The rows of a table. */
  static LinearInput of(Features features) {
    return features instanceof DenseFeatures dense
        ? new OfDense(dense)
        : new OfSparse((SparseFeatures) features);
  }

  /** Dense rows, taken one at a time into a buffer. */
  final class OfDense implements LinearInput {

    private final DenseFeatures features;
    private final float[] cells;

    private OfDense(DenseFeatures features) {
      this.features = features;
      this.cells = new float[features.columns()];
    }

    @Override
    public int rows() {
      return features.rows();
    }

    /** Four sums side by side, as one waits for each addition: the order is fixed all the same. */
    @Override
    public double dot(int row, double[] weights) {
      features.copyRow(row, cells, 0);
      double a = 0;
      double b = 0;
      double c = 0;
      double d = 0;
      int i = 0;
      for (; i + 3 < cells.length; i += 4) {
        a += weights[i] * cells[i];
        b += weights[i + 1] * cells[i + 1];
        c += weights[i + 2] * cells[i + 2];
        d += weights[i + 3] * cells[i + 3];
      }
      for (; i < cells.length; i++) {
        a += weights[i] * cells[i];
      }
      return (a + b) + (c + d);
    }

    @Override
    public void addTo(int row, double factor, double[] sums) {
      features.copyRow(row, cells, 0);
      for (int i = 0; i < cells.length; i++) {
        sums[i] += factor * cells[i];
      }
    }
  }

  /** Sparse rows, taken one at a time into a buffer. */
  final class OfSparse implements LinearInput {

    private final SparseFeatures features;
    private final int[] columns;
    private final float[] cells;

    private OfSparse(SparseFeatures features) {
      this.features = features;
      this.columns = new int[features.maxCells()];
      this.cells = new float[columns.length];
    }

    @Override
    public int rows() {
      return features.rows();
    }

    @Override
    public double dot(int row, double[] weights) {
      int count = features.copyRow(row, columns, cells, 0);
      double sum = 0;
      for (int i = 0; i < count; i++) {
        sum += weights[columns[i]] * cells[i];
      }
      return sum;
    }

    @Override
    public void addTo(int row, double factor, double[] sums) {
      int count = features.copyRow(row, columns, cells, 0);
      for (int i = 0; i < count; i++) {
        sums[columns[i]] += factor * cells[i];
      }
    }
  }
}
