package org.pubn.spark;

import java.util.ArrayList;
import java.util.List;
import org.apache.spark.ml.linalg.SQLDataTypes;
import org.apache.spark.ml.linalg.Vector;
import org.apache.spark.ml.linalg.Vectors;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;
import org.jspecify.annotations.Nullable;
import org.pubn.data.DenseFeatures;
import org.pubn.random.RandomStream;
import org.pubn.random.Seed;
import org.pubn.sample.Priors;
import org.pubn.sample.PubnSamples;

/**
 * Rows in four dimensions: positives on the right, negatives on the left, of which those above are
 * known. All cells are floats, so that the library and Spark see the same rows.
 */
final class Clouds {

  static final Priors PRIORS = new Priors(0.4, 0.3);

  static final StructType SCHEMA =
      new StructType()
          .add("features", SQLDataTypes.VectorType())
          .add("label", DataTypes.DoubleType)
          .add("truth", DataTypes.DoubleType);

  private static final double[] POSITIVE = {1.2, 0, 0, 0.5};
  private static final double[] KNOWN = {-1.2, 1.2, 0, 0};
  private static final double[] REST = {-1.2, -1.2, 0, 0};

  private Clouds() {}

  static PubnSamples samples(int positive, int unlabeled, int negative) {
    Seed seed = new Seed(5);
    return new PubnSamples(
        rows(seed.child("P"), positive, 1, 0),
        rows(seed.child("U"), unlabeled, PRIORS.pi(), PRIORS.rho()),
        rows(seed.child("bN"), negative, 0, 1));
  }

  private static DenseFeatures rows(Seed seed, int count, double pi, double rho) {
    RandomStream random = seed.random();
    float[] cells = new float[4 * count];
    for (int row = 0; row < count; row++) {
      double share = (row + 0.5) / count;
      double[] center = share < pi ? POSITIVE : share < pi + rho ? KNOWN : REST;
      for (int column = 0; column < 4; column++) {
        double sum = -6;
        for (int i = 0; i < 12; i++) {
          sum += random.nextDouble();
        }
        cells[4 * row + column] = (float) (center[column] + sum);
      }
    }
    return DenseFeatures.ofOwned(4, cells);
  }

  /** The samples as a table: labels 1, 0 and null. */
  static Dataset<Row> table(SparkSession session, PubnSamples samples, boolean sparse) {
    List<Row> rows = new ArrayList<>();
    add((DenseFeatures) samples.positive(), 1.0, sparse, rows);
    add((DenseFeatures) samples.unlabeled(), null, sparse, rows);
    add((DenseFeatures) samples.negative(), 0.0, sparse, rows);
    return session.createDataFrame(rows, SCHEMA);
  }

  private static void add(
      DenseFeatures sample, @Nullable Double label, boolean sparse, List<Row> rows) {
    for (int row = 0; row < sample.rows(); row++) {
      double[] cells = new double[4];
      for (int column = 0; column < 4; column++) {
        cells[column] = sample.get(row, column);
      }
      Vector dense = Vectors.dense(cells);
      Double truth = label != null ? label : (row + 0.5) / sample.rows() < PRIORS.pi() ? 1.0 : 0.0;
      rows.add(RowFactory.create(sparse ? dense.toSparse() : dense, label, truth));
    }
  }
}
