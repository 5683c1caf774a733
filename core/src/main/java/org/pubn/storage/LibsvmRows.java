package org.pubn.storage;

import org.pubn.data.SparseFeatures;

/** Rows of a libsvm file. Immutable. */
public final class LibsvmRows {

  private final SparseFeatures features;
  private final double[] labels;

  /** Keeps the labels, one per row. */
  LibsvmRows(SparseFeatures features, double[] labels) {
    this.features = features;
    this.labels = labels;
  }

  /** The values of the rows; index 1 of the file is column 0. */
  public SparseFeatures features() {
    return features;
  }

  /** The number that a row begins with. */
  public double label(int row) {
    return labels[row];
  }
}
