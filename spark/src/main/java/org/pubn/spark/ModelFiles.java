package org.pubn.spark;

import java.util.List;
import org.apache.hadoop.fs.Path;
import org.apache.spark.ml.util.DefaultParamsReader;
import org.apache.spark.ml.util.DefaultParamsReader$;
import org.apache.spark.ml.util.DefaultParamsWriter$;
import org.apache.spark.ml.util.MLReader;
import org.apache.spark.ml.util.MLWriter;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;

/** How a model is kept: Spark's metadata, and its numbers as one row of Parquet. */
final class ModelFiles {

  private static final String DATA = "data";

  private static final StructType SCHEMA =
      new StructType()
          .add("g", DataTypes.createArrayType(DataTypes.DoubleType, false))
          .add("sigma", DataTypes.createArrayType(DataTypes.DoubleType, false))
          .add("settings", DataTypes.createArrayType(DataTypes.DoubleType, false))
          .add("rows", DataTypes.createArrayType(DataTypes.LongType, false));

  private ModelFiles() {}

  /** Writes a model. */
  static final class Writer extends MLWriter {

    private final PubnClassificationModel model;

    Writer(PubnClassificationModel model) {
      this.model = model;
    }

    @Override
    public void saveImpl(String path) {
      DefaultParamsWriter$.MODULE$.saveMetadata(model, path, sparkSession());
      FittedNumbers numbers = model.numbers();
      Row row = RowFactory.create(numbers.g, numbers.sigma, numbers.settings, numbers.rows);
      sparkSession()
          .createDataFrame(List.of(row), SCHEMA)
          .coalesce(1)
          .write()
          .parquet(new Path(path, DATA).toString());
    }
  }

  /** Reads a model. */
  static final class Reader extends MLReader<PubnClassificationModel> {
    @Override
    public PubnClassificationModel load(String path) {
      DefaultParamsReader.Metadata metadata =
          DefaultParamsReader$.MODULE$.loadMetadata(
              path, sparkSession(), PubnClassificationModel.class.getName());
      Row row =
          sparkSession().read().schema(SCHEMA).parquet(new Path(path, DATA).toString()).first();
      PubnClassificationModel model =
          new PubnClassificationModel(
              metadata.uid(),
              new FittedNumbers(
                  numbers(row.getList(0)),
                  numbers(row.getList(1)),
                  numbers(row.getList(2)),
                  row.<Long>getList(3).stream().mapToLong(Long::longValue).toArray()));
      metadata.getAndSetParams(model, metadata.getAndSetParams$default$2());
      return model;
    }

    private static double[] numbers(List<Double> list) {
      return list.stream().mapToDouble(Double::doubleValue).toArray();
    }
  }
}
