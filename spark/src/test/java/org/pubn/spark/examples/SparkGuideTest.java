package org.pubn.spark.examples;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import org.apache.spark.ml.Pipeline;
import org.apache.spark.ml.PipelineModel;
import org.apache.spark.ml.PipelineStage;
import org.apache.spark.ml.classification.RandomForestClassificationModel;
import org.apache.spark.ml.classification.RandomForestClassifier;
import org.apache.spark.ml.feature.StandardScaler;
import org.apache.spark.ml.feature.VectorAssembler;
import org.apache.spark.ml.param.ParamMap;
import org.apache.spark.ml.tuning.CrossValidator;
import org.apache.spark.ml.tuning.CrossValidatorModel;
import org.apache.spark.ml.tuning.ParamGridBuilder;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pubn.Pubn;
import org.pubn.spark.PuEvaluator;
import org.pubn.spark.PubnClassificationModel;
import org.pubn.spark.PubnClassifier;
import org.pubn.spark.PubnFileModel;
import org.pubn.spark.PubnWeigher;
import org.pubn.spark.Sessions;

/** The walk of {@code docs/guide/spark.md} from a lake of Parquet to a table with scores. */
class SparkGuideTest {

  private static final SparkSession spark = Sessions.local();

  @Test
  void fromALakeToScores(@TempDir Path directory) throws IOException {
    String lake = directory.resolve("calls.parquet").toString();
    String folder = directory.resolve("pipeline").toString();
    String scoredTable = directory.resolve("scored.parquet").toString();
    Sessions.writeCalls(lake);

    // region spark-train
    Dataset<Row> calls = spark.read().parquet(lake);

    Pipeline pipeline =
        new Pipeline()
            .setStages(
                new PipelineStage[] {
                  new VectorAssembler()
                      .setInputCols(new String[] {"age", "balance", "duration"})
                      .setOutputCol("raw"),
                  new StandardScaler()
                      .setInputCol("raw")
                      .setOutputCol("features")
                      .setWithMean(true),
                  new PubnClassifier().setLabelCol("sold").setPrior(0.4).setRho(0.3)
                });
    PipelineModel model = pipeline.fit(calls);
    model.write().overwrite().save(folder);
    // endregion

    // region spark-score
    PipelineModel.load(folder)
        .transform(spark.read().parquet(lake))
        .select("id", "probability", "prediction")
        .write()
        .parquet(scoredTable);
    // endregion

    Dataset<Row> scored = spark.read().parquet(scoredTable);
    assertThat(scored.count()).isEqualTo(calls.count());
    assertThat(scored.filter("prediction = 1").count()).isBetween(100L, 300L);
  }

  @Test
  void tauByCrossValidation(@TempDir Path directory) throws IOException {
    String lake = directory.resolve("calls.parquet").toString();
    Sessions.writeCalls(lake);
    Dataset<Row> features =
        new VectorAssembler()
            .setInputCols(new String[] {"age", "balance", "duration"})
            .setOutputCol("features")
            .transform(spark.read().parquet(lake));

    // region spark-choose
    PubnClassifier classifier =
        new PubnClassifier()
            .setLabelCol("sold")
            .setPrior(0.4)
            .setRho(0.3)
            .setRegParam(0.001)
            .setSigmaRegParam(0.001);
    ParamMap[] grid =
        new ParamGridBuilder().addGrid(classifier.tau(), new double[] {0.5, 0.9}).build();
    CrossValidatorModel best =
        new CrossValidator()
            .setEstimator(classifier)
            .setEvaluator(new PuEvaluator().setLabelCol("sold").setPrior(0.4).setMetricName("f1"))
            .setEstimatorParamMaps(grid)
            .setNumFolds(2)
            .fit(features);
    // endregion

    assertThat(Arrays.stream(best.avgMetrics()).max().orElseThrow()).isBetween(0.5, 1.1);
  }

  @Test
  void anyLearnerByWeightsAndAFileForPubn(@TempDir Path directory) throws IOException {
    String lake = directory.resolve("calls.parquet").toString();
    Sessions.writeCalls(lake);
    Path file = directory.resolve("calls.pubn");
    Dataset<Row> features =
        new VectorAssembler()
            .setInputCols(new String[] {"age", "balance", "duration"})
            .setOutputCol("features")
            .transform(spark.read().parquet(lake));

    // region spark-weigh
    Dataset<Row> weighted =
        new PubnWeigher()
            .setLabelCol("sold")
            .setPrior(0.4)
            .setRho(0.3)
            .fit(features)
            .transform(features);
    RandomForestClassificationModel forest =
        new RandomForestClassifier()
            .setLabelCol("pubnLabel")
            .setWeightCol("pubnWeight")
            .setNumTrees(10)
            .fit(weighted);
    // endregion
    assertThat(forest.transform(features).filter("prediction = 1").count()).isBetween(80L, 320L);

    PubnClassificationModel model =
        new PubnClassifier()
            .setLabelCol("sold")
            .setPrior(0.4)
            .setRho(0.3)
            .setRegParam(0.001)
            .setSigmaRegParam(0.001)
            .fit(features);
    // region spark-file
    Pubn.save(model.toClassifier(), file);

    Dataset<Row> scored = new PubnFileModel().setModelFile(file.toString()).transform(features);
    // endregion
    assertThat(scored.filter("prediction = 1").count())
        .isEqualTo(model.transform(features).filter("prediction = 1").count());
  }
}
