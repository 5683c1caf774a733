package org.pubn.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.List;
import org.apache.spark.ml.Pipeline;
import org.apache.spark.ml.PipelineModel;
import org.apache.spark.ml.PipelineStage;
import org.apache.spark.ml.linalg.SQLDataTypes;
import org.apache.spark.ml.linalg.Vectors;
import org.apache.spark.ml.param.ParamMap;
import org.apache.spark.ml.tuning.CrossValidator;
import org.apache.spark.ml.tuning.CrossValidatorModel;
import org.apache.spark.ml.tuning.ParamGridBuilder;
import org.apache.spark.ml.tuning.TrainValidationSplit;
import org.apache.spark.ml.tuning.TrainValidationSplitModel;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pubn.data.InputException;
import org.pubn.eval.PuMetric;
import org.pubn.eval.PuRates;

class PuEvaluatorTest {

  private static final SparkSession SESSION = LocalSpark.session();

  private static Row row(Double label, double score) {
    return RowFactory.create(label, Vectors.dense(-score, score), score > 0 ? 1.0 : 0.0);
  }

  private static final StructType SCHEMA =
      new StructType()
          .add("label", DataTypes.DoubleType)
          .add("rawPrediction", SQLDataTypes.VectorType())
          .add("prediction", DataTypes.DoubleType);

  /** Of P three of four are called positive, of U two of five; a known negative is not counted. */
  private static final Dataset<Row> SCORED =
      SESSION.createDataFrame(
          List.of(
              row(1.0, 3),
              row(1.0, 2),
              row(1.0, 1),
              row(1.0, -1),
              RowFactory.create(null, Vectors.dense(-2, 2), 1.0),
              RowFactory.create(null, Vectors.dense(-0.5, 0.5), 1.0),
              RowFactory.create(null, Vectors.dense(1, -1), 0.0),
              RowFactory.create(null, Vectors.dense(2, -2), 0.0),
              RowFactory.create(null, Vectors.dense(3, -3), 0.0),
              row(0.0, 9)),
          SCHEMA);

  @Test
  void metricsAreTheLibrarysOfTheSameRates() {
    // P against U: of 20 pairs 15 are won and 2 are ties: 16 / 20.
    PuRates rates = new PuRates(0.75, 0.4, 16 / 20.0, Double.NaN, Double.NaN);
    PuEvaluator evaluator = new PuEvaluator().setPrior(0.3);

    assertThat(evaluator.evaluate(SCORED))
        .isCloseTo(PuMetric.ACCURACY.of(rates, 0.3).orElseThrow(), within(1e-12));
    assertThat(evaluator.setMetricName("f1").evaluate(SCORED))
        .isCloseTo(PuMetric.F1.of(rates, 0.3).orElseThrow(), within(1e-12));
    assertThat(evaluator.setMetricName("areaUnderROC").evaluate(SCORED))
        .isCloseTo(PuMetric.ROC_AUC.of(rates, 0.3).orElseThrow(), within(1e-12));
    assertThat(new PuEvaluator().setMetricName("leeLiu").evaluate(SCORED))
        .isCloseTo(0.75 * 0.75 / 0.4, within(1e-12));
    assertThat(
            new PuEvaluator()
                .setMetricName("leeLiu")
                .evaluate(SCORED.filter("label = 1 or prediction = 0")))
        .isZero();
  }

  @Test
  void inOneSampleAllRowsPlayTheRoleOfTheUnlabeled() {
    // Of all ten rows six are called positive. P against all: 24 of 40 pairs are won.
    PuRates rates = new PuRates(0.75, 0.6, 24 / 40.0, Double.NaN, Double.NaN);
    PuEvaluator evaluator = new PuEvaluator().setPrior(0.3).setScenario("one-sample");

    assertThat(evaluator.evaluate(SCORED))
        .isCloseTo(PuMetric.ACCURACY.of(rates, 0.3).orElseThrow(), within(1e-12));
    assertThat(evaluator.setMetricName("areaUnderROC").evaluate(SCORED))
        .isCloseTo(PuMetric.ROC_AUC.of(rates, 0.3).orElseThrow(), within(1e-12));
    assertThatThrownBy(() -> evaluator.setScenario("three"))
        .isInstanceOf(InputException.class)
        .hasMessage("scenario three: must be two-sample or one-sample");
  }

  @Test
  void mistakesAreToldInASentence() {
    assertThatThrownBy(() -> new PuEvaluator().evaluate(SCORED))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith("prior: must be given");
    assertThatThrownBy(() -> new PuEvaluator().setMetricName("recall"))
        .isInstanceOf(InputException.class)
        .hasMessage("metricName recall: must be one of accuracy, areaUnderROC, f1, leeLiu");
    assertThatThrownBy(
            () -> new PuEvaluator().setPrior(0.3).evaluate(SCORED.filter("label is null")))
        .isInstanceOf(InputException.class)
        .hasMessage("positive rows: there are none, at least one is needed");
    assertThatThrownBy(() -> new PuEvaluator().setPrior(0.3).setLabelCol("y").evaluate(SCORED))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith("labelCol y: there is no such column");
  }

  @Test
  void isSavedAndReadAgain(@TempDir Path directory) throws Exception {
    String path = directory.resolve("evaluator").toString();
    PuEvaluator evaluator = new PuEvaluator().setPrior(0.3).setMetricName("f1");
    evaluator.save(path);

    PuEvaluator read = PuEvaluator.load(path);

    assertThat(read.uid()).isEqualTo(evaluator.uid());
    assertThat(read.evaluate(SCORED)).isEqualTo(evaluator.evaluate(SCORED));
  }

  private static final Dataset<Row> TABLE =
      Clouds.table(SESSION, Clouds.samples(150, 600, 120), false);

  private static PubnClassifier classifier() {
    return new PubnClassifier()
        .setPrior(Clouds.PRIORS.pi())
        .setRho(Clouds.PRIORS.rho())
        .setRegParam(1e-3)
        .setSigmaRegParam(1e-3)
        .setTol(1e-4);
  }

  @Test
  void crossValidationChoosesTau() {
    PubnClassifier classifier = classifier();
    ParamMap[] grid =
        new ParamGridBuilder().addGrid(classifier.tau(), new double[] {0.02, 0.7}).build();
    CrossValidator validator =
        new CrossValidator()
            .setEstimator(new Pipeline().setStages(new PipelineStage[] {classifier}))
            .setEvaluator(new PuEvaluator().setPrior(Clouds.PRIORS.pi()))
            .setEstimatorParamMaps(grid)
            .setNumFolds(2)
            .setSeed(1);

    CrossValidatorModel model = validator.fit(TABLE);

    double[] found = model.avgMetrics();
    PubnClassificationModel best =
        (PubnClassificationModel) ((PipelineModel) model.bestModel()).stages()[0];
    assertThat(found[1]).isGreaterThan(0.75).isNotEqualTo(found[0]);
    assertThat(best.numbers().tau()).isEqualTo(found[1] > found[0] ? 0.7 : 0.02);
  }

  @Test
  void aSplitChoosesLambda() {
    PubnClassifier classifier = classifier();
    ParamMap[] grid =
        new ParamGridBuilder().addGrid(classifier.regParam(), new double[] {100, 1e-3}).build();

    TrainValidationSplitModel model =
        new TrainValidationSplit()
            .setEstimator(classifier)
            .setEvaluator(
                new PuEvaluator().setPrior(Clouds.PRIORS.pi()).setMetricName("areaUnderROC"))
            .setEstimatorParamMaps(grid)
            .setSeed(1)
            .fit(TABLE);

    double[] found = model.validationMetrics();
    PubnClassificationModel best = (PubnClassificationModel) model.bestModel();
    assertThat(found[1]).isGreaterThan(0.8).isGreaterThan(found[0]);
    assertThat(best.regParam()).isEqualTo(1e-3);
  }
}
