package org.pubn.encoder;

import org.pubn.data.DenseFeatures;

/**
 * Scales every column to mean 0 and standard deviation 1, as they are in the rows it was learned
 * from. A column that never varies there becomes 0. Immutable.
 */
public final class ColumnScaling {

  private final double[] means;
  private final double[] deviations;

  /**
   * @param deviations standard deviations; 0 for a column that never varies
   */
  ColumnScaling(double[] means, double[] deviations) {
    if (means.length != deviations.length) {
      throw new IllegalArgumentException(
          means.length + " means and " + deviations.length + " deviations: must be as many");
    }
    this.means = means.clone();
    this.deviations = deviations.clone();
    for (int i = 0; i < means.length; i++) {
      if (!Double.isFinite(means[i]) || !(deviations[i] >= 0 && Double.isFinite(deviations[i]))) {
        throw new IllegalArgumentException(
            "column "
                + i
                + ": mean "
                + means[i]
                + ", deviation "
                + deviations[i]
                + ": must be finite and not negative");
      }
    }
  }

  /** The scaling of some rows; the standard deviation is that of the rows, divided by n. */
  public static ColumnScaling of(DenseFeatures rows) {
    int columns = rows.columns();
    double[] means = new double[columns];
    boolean[] varies = new boolean[columns];
    float[] row = new float[columns];
    for (int r = 0; r < rows.rows(); r++) {
      rows.copyRow(r, row, 0);
      for (int i = 0; i < columns; i++) {
        means[i] += row[i];
        varies[i] |= row[i] != rows.get(0, i);
      }
    }
    for (int i = 0; i < columns; i++) {
      means[i] /= rows.rows();
    }
    double[] deviations = new double[columns];
    for (int r = 0; r < rows.rows(); r++) {
      rows.copyRow(r, row, 0);
      for (int i = 0; i < columns; i++) {
        double difference = row[i] - means[i];
        deviations[i] += difference * difference;
      }
    }
    for (int i = 0; i < columns; i++) {
      // Of a constant column the rounding of the mean would be left, and be blown up to 1.
      deviations[i] = varies[i] ? Math.sqrt(deviations[i] / rows.rows()) : 0;
    }
    return new ColumnScaling(means, deviations);
  }

  public int columns() {
    return means.length;
  }

  double[] means() {
    return means.clone();
  }

  double[] deviations() {
    return deviations.clone();
  }

  /** The rows, scaled. */
  public DenseFeatures apply(DenseFeatures rows) {
    if (rows.columns() != columns()) {
      throw new IllegalArgumentException(
          "rows of " + rows.columns() + " columns: the scaling has " + columns());
    }
    float[] values = new float[Math.multiplyExact(rows.rows(), columns())];
    for (int r = 0; r < rows.rows(); r++) {
      int start = r * columns();
      rows.copyRow(r, values, start);
      for (int i = 0; i < columns(); i++) {
        values[start + i] =
            deviations[i] == 0 ? 0 : (float) ((values[start + i] - means[i]) / deviations[i]);
      }
    }
    return DenseFeatures.ofOwned(columns(), values);
  }
}
