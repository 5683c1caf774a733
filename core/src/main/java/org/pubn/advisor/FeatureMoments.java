package org.pubn.advisor;

import org.pubn.data.DenseFeatures;
import org.pubn.data.Features;
import org.pubn.data.SparseFeatures;

/** Means and variances of features. Not safe for use by several threads. */
final class FeatureMoments {

  private final double[] sums;
  private final double[] squares;
  private long rows;

  FeatureMoments(int columns) {
    sums = new double[columns];
    squares = new double[columns];
  }

  void add(Features added) {
    rows += added.rows();
    if (added instanceof SparseFeatures sparse) {
      int[] indices = new int[sparse.maxCells()];
      float[] values = new float[indices.length];
      for (int row = 0; row < sparse.rows(); row++) {
        int cells = sparse.copyRow(row, indices, values, 0);
        for (int cell = 0; cell < cells; cell++) {
          add(indices[cell], values[cell]);
        }
      }
    } else {
      DenseFeatures dense = (DenseFeatures) added;
      for (int row = 0; row < dense.rows(); row++) {
        for (int column = 0; column < sums.length; column++) {
          add(column, dense.get(row, column));
        }
      }
    }
  }

  private void add(int feature, double value) {
    sums[feature] += value;
    squares[feature] += value * value;
  }

  double mean(int feature) {
    return sums[feature] / rows;
  }

  /** The variance of the mean. */
  double ofMean(int feature) {
    double mean = mean(feature);
    return Math.max(0, squares[feature] / rows - mean * mean) / rows;
  }
}
