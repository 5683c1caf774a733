package org.pubn.spark;

import static org.apache.spark.ml.functions.vector_to_array;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.ml.linalg.Vectors;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerJobStart;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.functions;
import org.junit.jupiter.api.Test;
import org.pubn.data.InputException;
import org.pubn.linear.ExactTraining;
import org.pubn.linear.LinearFunction;
import org.pubn.risk.MarginLoss;
import org.pubn.risk.PubnRisk;
import org.pubn.risk.SigmaThreshold;
import org.pubn.risk.UpuSRisk;
import org.pubn.sample.ByRole;
import org.pubn.sample.Priors;
import org.pubn.sample.PubnSamples;
import org.pubn.sample.Scenario;

/** What is learned on {@code local[2]}, beside what the library learns from the same rows. */
class PubnClassifierTest {

  private static final SparkSession SESSION = LocalSpark.session();
  private static final PubnSamples SAMPLES = Clouds.samples(150, 900, 120);
  private static final Dataset<Row> TABLE = Clouds.table(SESSION, SAMPLES, false);

  private static PubnClassifier classifier() {
    return new PubnClassifier()
        .setPrior(Clouds.PRIORS.pi())
        .setRho(Clouds.PRIORS.rho())
        .setRegParam(0.002)
        .setSigmaRegParam(0.01)
        .setTol(1e-10);
  }

  private static double[] numbers(PubnClassificationModel model) {
    return model.numbers().g;
  }

  /** Both steps by the library. */
  private record Exact(LinearFunction sigma, double eta, LinearFunction g) {

    static Exact of(PubnSamples samples, Priors priors) {
      LinearFunction sigma =
          new ExactTraining(
                  new UpuSRisk(priors, MarginLoss.LOGISTIC),
                  samples,
                  ExactTraining.noSigma(),
                  0.01,
                  1)
              .minimize()
              .function();
      ByRole<double[]> logits = ByRole.of(role -> sigma.preciseScores(samples.of(role)));
      SigmaThreshold eta = SigmaThreshold.choose(0.7, priors, logits.unlabeled());
      LinearFunction g =
          new ExactTraining(
                  new PubnRisk(priors, eta, MarginLoss.LOGISTIC), samples, logits, 0.002, 1)
              .minimize()
              .function();
      return new Exact(sigma, eta.logit(), g);
    }

    void requireEqual(PubnClassificationModel model) {
      assertThat(model.numbers().sigma).containsExactly(sigma.parameters(), within(1e-8));
      assertThat(model.numbers().etaLogit()).isCloseTo(eta, within(1e-8));
      assertThat(numbers(model)).containsExactly(g.parameters(), within(1e-8));
    }
  }

  @Test
  void coefficientsAreThoseOfTheLibrary() {
    Exact exact = Exact.of(SAMPLES, Clouds.PRIORS);

    for (Dataset<Row> table : List.of(TABLE, Clouds.table(SESSION, SAMPLES, true))) {
      exact.requireEqual(classifier().fit(table.repartition(3)));
    }
  }

  @Test
  void inOneSampleAllRowsPlayTheRoleOfTheUnlabeled() {
    // Of all 1,170 rows 510 are positive and 390 of the known kind.
    Priors shares = new Priors(510 / 1170.0, 390 / 1170.0);
    PubnClassificationModel model =
        classifier()
            .setScenario("one-sample")
            .setPrior(shares.pi())
            .setRho(shares.rho())
            .fit(TABLE);

    Exact.of(SAMPLES.drawn(Scenario.ONE_SAMPLE), shares).requireEqual(model);
    assertThat(error(model)).isLessThan(0.2);
    assertThat(model.toClassifier().provenance().scenario()).isEqualTo(Scenario.ONE_SAMPLE);
    assertThatThrownBy(() -> classifier().setScenario("one-sample").setPrior(0.1).fit(TABLE))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith("prior 0.1: must be at least 0.1282, the share of all rows");
  }

  @Test
  void numbersOfPartitionsDifferByRoundingOnly() {
    double[] one = numbers(classifier().fit(TABLE.coalesce(1)));

    for (int partitions : new int[] {3, 17}) {
      double[] many = numbers(classifier().fit(TABLE.repartition(partitions)));
      assertThat(many).containsExactly(one, within(1e-9));
    }
  }

  @Test
  void theSamePartitionsGiveTheSameBits() {
    Dataset<Row> spread = TABLE.repartition(17, functions.col("features"));

    assertThat(numbers(classifier().fit(spread)))
        .containsExactly(numbers(classifier().fit(spread)));
  }

  @Test
  void lambdaIsChosenOnRowsHeldOut() {
    PubnClassificationModel model =
        new PubnClassifier()
            .setPrior(Clouds.PRIORS.pi())
            .setRho(Clouds.PRIORS.rho())
            .setRegParams(10, 1e-3)
            .fit(TABLE);

    assertThat(model.regParam()).isEqualTo(1e-3);
    assertThat(model.sigmaRegParam()).isEqualTo(1e-3);
    assertThat(error(model)).isLessThan(0.2);
  }

  private static double error(PubnClassificationModel model) {
    Dataset<Row> scored = model.transform(TABLE).filter("label is null");
    return scored.filter("prediction != truth").count() / (double) scored.count();
  }

  @Test
  void knownNegativesMayBeLeftOut() {
    PubnClassifier plain =
        new PubnClassifier().setPrior(0.4).setRegParam(1e-3).setSigmaRegParam(1e-3);

    assertThat(error(plain.setMethod("pubn-n").fit(TABLE))).isLessThan(0.2);
  }

  @Test
  void aWeightOfTwoIsTheRowTwice() {
    Column first = vector_to_array(functions.col("features"), "float64").getItem(0);
    Column chosen = first.gt(0.8);
    Dataset<Row> twice = TABLE.union(TABLE.filter(chosen));
    Dataset<Row> weighted = TABLE.withColumn("weight", functions.when(chosen, 2.0).otherwise(1.0));

    PubnClassificationModel ofRows = classifier().fit(twice);
    PubnClassificationModel ofWeights = classifier().setWeightCol("weight").fit(weighted);
    assertThat(ofWeights.numbers().etaLogit()).isCloseTo(ofRows.numbers().etaLogit(), within(1e-8));
    assertThat(numbers(ofWeights)).containsExactly(numbers(ofRows), within(1e-8));
  }

  @Test
  void weightsNeedNotBeWholeNumbers() {
    Dataset<Row> thirds = TABLE.withColumn("weight", functions.lit(1 / 3.0));

    PubnClassificationModel model = classifier().setWeightCol("weight").fit(thirds);

    // 0.7 (1 - 0.4 - 0.3) of 900 rows are 189: with thirds as with ones.
    assertThat(numbers(model)).containsExactly(numbers(classifier().fit(TABLE)), within(1e-8));
  }

  @Test
  void searchesShareAPassAsFarAsTheDriverCanHoldThem() {
    assertThat(RiskPass.together(101)).isGreaterThan(100);
    assertThat(RiskPass.together((1 << 20) + 1)).isEqualTo(1);
    assertThat(RiskPass.together(1 << 24)).isEqualTo(1);
  }

  @Test
  void everyLambdaAndFoldSharesThePassesAndNothingIsLeftBehind() throws TimeoutException {
    JavaSparkContext context = new JavaSparkContext(SESSION.sparkContext());
    Set<Integer> before = context.getPersistentRDDs().keySet();
    AtomicInteger passes = new AtomicInteger();
    SparkListener counter =
        new SparkListener() {
          @Override
          public void onJobStart(SparkListenerJobStart start) {
            if (RiskPass.DESCRIPTION.equals(
                start.properties().getProperty("spark.job.description"))) {
              passes.incrementAndGet();
            }
          }
        };
    SESSION.sparkContext().addSparkListener(counter);

    new PubnClassifier()
        .setPrior(Clouds.PRIORS.pi())
        .setRho(Clouds.PRIORS.rho())
        .setMaxIter(5)
        .setTol(0)
        .fit(TABLE);

    SESSION.sparkContext().listenerBus().waitUntilEmpty(120_000);
    SESSION.sparkContext().removeSparkListener(counter);
    // Of each step five for the twelve searches of four λ and three folds, five for the chosen λ.
    assertThat(passes).hasValue(20);
    assertThat(context.getPersistentRDDs().keySet()).isEqualTo(before);
  }

  @Test
  void otherLabelsByParameters() {
    Dataset<Row> coded =
        TABLE.withColumn(
            "label",
            functions.expr("case when label = 1 then 7 when label = 0 then -1 else 0 end"));

    assertThat(
            numbers(
                classifier()
                    .setPositiveLabel(7)
                    .setNegativeLabel(-1)
                    .setUnlabeledLabel(0)
                    .fit(coded)))
        .containsExactly(numbers(classifier().fit(TABLE)), within(1e-9));
  }

  @Test
  void wrongColumnsAreToldBeforeAnyJob() {
    assertThatThrownBy(() -> classifier().setFeaturesCol("x").fit(TABLE))
        .isInstanceOf(InputException.class)
        .hasMessage("featuresCol x: there is no such column, only features, label, truth");
    assertThatThrownBy(() -> classifier().setFeaturesCol("truth").fit(TABLE))
        .isInstanceOf(InputException.class)
        .hasMessage("featuresCol truth: is of type double, must be vector");
    assertThatThrownBy(() -> classifier().fit(TABLE.withColumn("label", functions.lit("yes"))))
        .isInstanceOf(InputException.class)
        .hasMessage("labelCol label: is of type string, must be a number");
    assertThatThrownBy(() -> classifier().setWeightCol("w").fit(TABLE))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith("weightCol w: there is no such column");
    assertThatThrownBy(() -> new PubnClassifier().fit(TABLE))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith("prior: must be given");
    assertThatThrownBy(() -> classifier().setMethod("nnpu").fit(TABLE))
        .isInstanceOf(InputException.class)
        .hasMessage("method nnpu: must be auto, pubn or pubn-n");
    assertThatThrownBy(() -> classifier().setScenario("three").fit(TABLE))
        .isInstanceOf(InputException.class)
        .hasMessage("scenario three: must be two-sample or one-sample");
    assertThatThrownBy(() -> classifier().setPrior(1.3))
        .isInstanceOf(InputException.class)
        .hasMessage("prior 1.3: must lie in (0, 1)");
  }

  @Test
  void wrongRowsAreToldInASentence() {
    assertThatThrownBy(() -> classifier().fit(with(Vectors.dense(1, 2, 3, 4), 2.0)))
        .isInstanceOf(InputException.class)
        .hasMessage("label 2.0: must be 1.0 (positive), 0.0 (known negative) or null (unlabeled)");
    assertThatThrownBy(() -> classifier().fit(with(Vectors.dense(1, 2, 3), 1.0)))
        .isInstanceOf(InputException.class)
        .hasMessage("features: have 3 and 4 columns, must all be of one length");
    assertThatThrownBy(() -> classifier().fit(with(Vectors.dense(1, 2, 3, Double.NaN), 1.0)))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith("features of a row:");
    assertThatThrownBy(() -> classifier().fit(TABLE.filter("label = 1")))
        .isInstanceOf(InputException.class)
        .hasMessage("U rows: there are none, at least one is needed");
    assertThatThrownBy(() -> classifier().fit(TABLE.filter("label is null or label = 1")))
        .isInstanceOf(InputException.class)
        .hasMessage("rho 0.3: must be 0 where no row is known to be negative");
    assertThatThrownBy(() -> new PubnClassifier().setPrior(0.4).fit(TABLE))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith("rho: must be given");
    Dataset<Row> one = TABLE.filter("label is null").union(TABLE.filter("label = 1").limit(1));
    assertThatThrownBy(() -> new PubnClassifier().setPrior(0.4).fit(one))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith("P rows: too few different ones to hold some out 3 times");
  }

  private static Dataset<Row> with(org.apache.spark.ml.linalg.Vector features, Double label) {
    return TABLE.union(
        SESSION.createDataFrame(List.of(RowFactory.create(features, label, label)), Clouds.SCHEMA));
  }
}
