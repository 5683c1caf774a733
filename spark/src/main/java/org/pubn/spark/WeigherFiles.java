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
import org.apache.spark.sql.types.ArrayType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;

/** How a weigher is kept: Spark's metadata, and its numbers as one row of Parquet. */
final class WeigherFiles {

  private static final String DATA = "data";
  private static final ArrayType NUMBERS = DataTypes.createArrayType(DataTypes.DoubleType, false);

  private static final StructType SCHEMA =
      new StructType()
          .add("functions", DataTypes.createArrayType(NUMBERS, false))
          .add("sizes", NUMBERS)
          .add("settings", NUMBERS)
          .add("seed", DataTypes.LongType);

  private WeigherFiles() {}

  /** Writes a model. */
  static final class Writer extends MLWriter {

    private final PubnWeigherModel model;

    Writer(PubnWeigherModel model) {
      this.model = model;
    }

    @Override
    public void saveImpl(String path) {
      DefaultParamsWriter$.MODULE$.saveMetadata(model, path, sparkSession());
      CrossFittedSigma sigma = model.sigma();
      double[] settings = {
        sigma.pi,
        sigma.rho,
        sigma.tau,
        sigma.l2,
        sigma.etaLogit,
        sigma.scale,
        sigma.oneSample ? 1 : 0
      };
      sparkSession()
          .createDataFrame(
              List.of(RowFactory.create(sigma.functions, sigma.sizes, settings, model.seed())),
              SCHEMA)
          .coalesce(1)
          .write()
          .parquet(new Path(path, DATA).toString());
    }
  }

  /** Reads a model. */
  static final class Reader extends MLReader<PubnWeigherModel> {
    @Override
    public PubnWeigherModel load(String path) {
      DefaultParamsReader.Metadata metadata =
          DefaultParamsReader$.MODULE$.loadMetadata(
              path, sparkSession(), PubnWeigherModel.class.getName());
      Row row =
          sparkSession().read().schema(SCHEMA).parquet(new Path(path, DATA).toString()).first();
      List<scala.collection.Seq<Double>> functions = row.getList(0);
      double[][] ofFolds =
          functions.stream()
              .map(each -> numbers(scala.jdk.javaapi.CollectionConverters.asJava(each)))
              .toArray(double[][]::new);
      double[] settings = numbers(row.getList(2));
      PubnWeigherModel model =
          new PubnWeigherModel(
              metadata.uid(),
              new CrossFittedSigma(
                  ofFolds,
                  numbers(row.getList(1)),
                  settings[0],
                  settings[1],
                  settings[2],
                  settings[3],
                  settings[4],
                  settings[5],
                  settings[6] == 1),
              row.getLong(3));
      metadata.getAndSetParams(model, metadata.getAndSetParams$default$2());
      return model;
    }

    private static double[] numbers(List<Double> list) {
      return list.stream().mapToDouble(Double::doubleValue).toArray();
    }
  }
}
