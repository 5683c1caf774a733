package org.pubn.spark;

import java.util.ArrayList;
import java.util.List;
import org.apache.spark.ml.linalg.SQLDataTypes;
import org.apache.spark.ml.linalg.Vector;
import org.apache.spark.ml.linalg.Vectors;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;
import org.jspecify.annotations.Nullable;
import org.pubn.data.DenseFeatures;
import org.pubn.data.Features;
import org.pubn.data.SparseFeatures;
import org.pubn.sample.PubnSamples;
import org.pubn.sample.Role;

/** Samples of the library as a table of Spark: a number, features, and a label 1, 0 or null. */
final class SampleTable {

  private static final StructType SCHEMA =
      new StructType()
          .add("id", DataTypes.IntegerType)
          .add("features", SQLDataTypes.VectorType())
          .add("label", DataTypes.DoubleType);

  private SampleTable() {}

  /** All rows of P, then of U, then of bN, numbered from 0. */
  static Dataset<Row> of(PubnSamples samples) {
    List<Row> rows = new ArrayList<>();
    for (Role role : Role.values()) {
      Features features = samples.of(role);
      for (int row = 0; row < features.rows(); row++) {
        rows.add(RowFactory.create(rows.size(), vector(features, row), label(role)));
      }
    }
    return LocalSpark.session().createDataFrame(rows, SCHEMA);
  }

  private static @Nullable Double label(Role role) {
    return role == Role.UNLABELED ? null : role == Role.POSITIVE ? 1.0 : 0.0;
  }

  private static Vector vector(Features features, int row) {
    if (features instanceof DenseFeatures dense) {
      float[] cells = new float[dense.columns()];
      dense.copyRow(row, cells, 0);
      return Vectors.dense(doubles(cells));
    }
    SparseFeatures sparse = (SparseFeatures) features;
    int[] indices = new int[sparse.cells(row)];
    float[] values = new float[indices.length];
    sparse.copyRow(row, indices, values, 0);
    return Vectors.sparse(sparse.columns(), indices, doubles(values));
  }

  private static double[] doubles(float[] cells) {
    double[] values = new double[cells.length];
    for (int i = 0; i < cells.length; i++) {
      values[i] = cells[i];
    }
    return values;
  }
}
