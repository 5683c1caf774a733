package org.pubn.spark;

import static org.apache.spark.ml.functions.vector_to_array;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import ml.dmlc.xgboost4j.scala.spark.XGBoostClassifier;
import org.apache.spark.ml.Model;
import org.apache.spark.ml.classification.GBTClassifier;
import org.apache.spark.ml.classification.LogisticRegression;
import org.apache.spark.ml.classification.RandomForestClassifier;
import org.apache.spark.ml.linalg.Vectors;
import org.apache.spark.ml.param.ParamMap;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.functions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pubn.data.Features;
import org.pubn.data.InputException;
import org.pubn.linear.LinearFunction;
import org.pubn.linear.LinearInput;
import org.pubn.numbers.RowKeys;
import org.pubn.numbers.Sigmoid;
import org.pubn.sample.ByRole;
import org.pubn.sample.PubnSamples;
import org.pubn.sample.Role;
import org.pubn.weigh.PubnWeights;

class PubnWeigherTest {

  private static final SparkSession SESSION = LocalSpark.session();
  private static final PubnSamples SAMPLES = Clouds.samples(120, 600, 100);
  private static final Dataset<Row> TABLE = Clouds.table(SESSION, SAMPLES, false).coalesce(1);

  private static PubnWeigherModel model;
  private static Dataset<Row> weighted;

  private static PubnWeigher weigher() {
    return new PubnWeigher()
        .setPrior(Clouds.PRIORS.pi())
        .setRho(Clouds.PRIORS.rho())
        .setSigmaRegParam(0.01)
        .setFolds(3);
  }

  @BeforeAll
  static void weigh() {
    model = weigher().fit(TABLE);
    weighted = model.transform(TABLE).cache();
  }

  /** The logits of the σ̂ that does not know the row. */
  private static double[] logits(Features rows) {
    long[] keys = RowKeys.of(rows);
    LinearInput input = LinearInput.of(rows);
    double[] logits = new double[keys.length];
    for (int row = 0; row < keys.length; row++) {
      double[] function = model.sigma().function(RowTable.fold(keys[row], 0, 3));
      logits[row] = LinearFunction.of(function).score(input, row);
    }
    return logits;
  }

  @Test
  void weightsAreThoseOfTheLibrary() {
    ByRole<double[]> logits = ByRole.of(role -> logits(SAMPLES.of(role)));
    PubnWeights weights = PubnWeights.of(Clouds.PRIORS, 0.7, logits);
    List<double[]> expected = new ArrayList<>();
    for (Role role : new Role[] {Role.POSITIVE, Role.UNLABELED, Role.NEGATIVE}) {
      for (int row = 0; row < logits.of(role).length; row++) {
        double sigma = Sigmoid.of(logits.of(role)[row]);
        add(sigma, 1, weights.asPositive(role)[row], expected);
        add(sigma, 0, weights.asNegative(role)[row], expected);
      }
    }

    List<Row> found = weighted.select("sigma", "pubnLabel", "pubnWeight").collectAsList();

    assertThat(found).hasSameSizeAs(expected);
    for (int i = 0; i < expected.size(); i++) {
      for (int j = 0; j < 3; j++) {
        assertThat(found.get(i).getDouble(j)).isCloseTo(expected.get(i)[j], within(1e-9));
      }
    }
    assertThat(model.eta()).isCloseTo(weights.eta().eta(), within(1e-15));
    assertThat(model.scale()).isCloseTo(weights.scale(), within(1e-9 * weights.scale()));
    assertThat(model.sigma().functions).hasDimensions(4, 5);
  }

  private static void add(double sigma, double label, double weight, List<double[]> rows) {
    if (weight > 0) {
      rows.add(new double[] {sigma, label, weight});
    }
  }

  @Test
  void inOneSampleAllRowsPlayTheRoleOfTheUnlabeled() {
    Dataset<Row> coded =
        TABLE.withColumn(
            "label",
            functions.expr("case when label = 1 then 7 when label = 0 then -1 else 0 end"));
    PubnWeigher weigher =
        weigher()
            .setScenario("one-sample")
            .setPositiveLabel(7)
            .setNegativeLabel(-1)
            .setUnlabeledLabel(0);

    PubnWeigherModel inOne = weigher.fit(coded);

    // Each labeled row has its own weight and that of an unlabeled row.
    List<Row> found = inOne.transform(coded).collectAsList();
    ScenarioMasses masses = inOne.sigma().masses();
    double all = 820;
    for (Row row : found) {
      double sigma = row.getAs("sigma");
      double logit = Math.log(sigma / (1 - sigma));
      double share = Clouds.PRIORS.pi() / 120;
      boolean below = sigma <= inOne.eta();
      int label = row.<Integer>getAs("label");
      double expected = below ? (1 - sigma) / all : 0;
      if (label == 7) {
        assertThat(masses.positive(Role.POSITIVE, logit)).isEqualTo(share);
        expected += below ? 0 : share * (1 - sigma) / sigma;
      } else if (label == -1) {
        double kind = Clouds.PRIORS.rho() / 100;
        expected += kind + (below ? 0 : kind * (1 - sigma) / sigma);
      }
      double asNegative = row.<Double>getAs("pubnLabel") == 0 ? expected : share;
      assertThat(row.<Double>getAs("pubnWeight"))
          .isCloseTo(inOne.scale() * asNegative, within(1e-9 * inOne.scale()));
    }
    assertThat(found.stream().mapToDouble(row -> row.getAs("pubnWeight")).average().orElseThrow())
        .isCloseTo(1, within(1e-9));
  }

  @Test
  void aRowOfWeightTwoIsWeighedAsTwoRows() {
    Dataset<Row> cells =
        TABLE.withColumn("array", vector_to_array(functions.col("features"), "float64"));
    Column first = functions.col("array").getItem(0);
    Dataset<Row> twice = cells.union(cells.filter(first.gt(0.8)));
    Dataset<Row> heavy = cells.withColumn("n", functions.when(first.gt(0.8), 2).otherwise(1));

    PubnWeigherModel ofWeights = weigher().setWeightCol("n").fit(heavy);
    Row weights = sums(ofWeights.transform(heavy));
    Row rows = sums(weigher().fit(twice).transform(twice));

    // The scale makes the weights average one over rows, of which there are fewer here.
    double scale = weights.getDouble(2) / rows.getDouble(2);
    for (int i = 0; i < 2; i++) {
      assertThat(weights.getDouble(i) / scale).isCloseTo(rows.getDouble(i), within(1e-6));
    }
    assertThat(weights.getDouble(2)).isCloseTo((double) weights.getLong(3), within(1e-6));
  }

  /** The weights of rows as positives, as negatives, of all, and their number. */
  private static Row sums(Dataset<Row> rows) {
    Column weight = functions.col("pubnWeight");
    Column asPositive = functions.when(functions.col("pubnLabel").equalTo(1), weight);
    return rows.agg(
            functions.sum(asPositive),
            functions.sum(weight).minus(functions.sum(asPositive)),
            functions.sum(weight),
            functions.count(weight))
        .first();
  }

  @Test
  void sparksLearnersTakeTheWeights() {
    LogisticRegression linear = new LogisticRegression().setMaxIter(20).setRegParam(0.001);
    RandomForestClassifier forest = new RandomForestClassifier().setNumTrees(10).setSeed(1);
    GBTClassifier boosted = new GBTClassifier().setMaxIter(5).setSeed(1);

    assertThat(error(linear.setLabelCol("pubnLabel").setWeightCol("pubnWeight").fit(weighted)))
        .isLessThan(0.2);
    assertThat(error(forest.setLabelCol("pubnLabel").setWeightCol("pubnWeight").fit(weighted)))
        .isLessThan(0.25);
    assertThat(error(boosted.setLabelCol("pubnLabel").setWeightCol("pubnWeight").fit(weighted)))
        .isLessThan(0.25);
  }

  @Test
  void xgboostTakesTheWeights() {
    XGBoostClassifier boosted = new XGBoostClassifier();
    boosted.setNumRound(5);
    boosted.setNumWorkers(2);
    boosted.setLabelCol("pubnLabel");
    boosted.setWeightCol("pubnWeight");

    assertThat(error(boosted.fit(weighted.repartition(2)))).isLessThan(0.25);
  }

  private static double error(Model<?> learned) {
    Dataset<Row> scored = learned.transform(TABLE).filter("label is null");
    return scored.filter("prediction != truth").count() / (double) scored.count();
  }

  @Test
  void isSavedAndReadAgain(@TempDir Path directory) throws Exception {
    String path = directory.resolve("weigher").toString();
    model.save(path);

    PubnWeigherModel read = PubnWeigherModel.load(path);

    assertThat(read.uid()).isEqualTo(model.uid());
    assertThat(read.scale()).isEqualTo(model.scale());
    assertThat(read.transform(TABLE).select("pubnWeight").collectAsList())
        .isEqualTo(weighted.select("pubnWeight").collectAsList());
  }

  @Test
  void theWeigherIsSavedCopiedAndExplained(@TempDir Path directory) throws Exception {
    String path = directory.resolve("unfitted").toString();
    PubnWeigher weigher = weigher().setScenario("one-sample").setRegParams(1, 2).setSeed(7);
    weigher.save(path);

    for (PubnWeigher other : List.of(PubnWeigher.load(path), weigher.copy(ParamMap.empty()))) {
      assertThat(other.uid()).isEqualTo(weigher.uid());
      assertThat(other.getPrior()).isEqualTo(Clouds.PRIORS.pi());
      assertThat(other.getRho()).isEqualTo(Clouds.PRIORS.rho());
      assertThat(other.getTau()).isEqualTo(0.7);
      assertThat(other.getScenario()).isEqualTo("one-sample");
      assertThat(other.getSigmaRegParam()).isEqualTo(0.01);
      assertThat(other.getRegParams()).containsExactly(1, 2);
      assertThat(other.getFolds()).isEqualTo(3);
      assertThat(other.getMaxIter()).isEqualTo(100);
      assertThat(other.getTol()).isEqualTo(1e-9);
      assertThat(other.getSeed()).isEqualTo(7);
      assertThat(other.getPositiveLabel()).isEqualTo(1);
      assertThat(other.getNegativeLabel()).isZero();
      assertThat(other.isDefined(other.unlabeledLabel())).isFalse();
    }
    assertThat(weigher.explainParams())
        .contains("folds: how many times", "current: 3)", "positiveLabel: ", "scenario: ");
  }

  @Test
  void mistakesAreToldInASentence() {
    Dataset<Row> three =
        SESSION.createDataFrame(
            List.of(RowFactory.create(Vectors.dense(1, 2, 3), 1.0, 1.0)), Clouds.SCHEMA);
    assertThatThrownBy(() -> model.transform(three).collectAsList())
        .hasStackTraceContaining("features of 3 columns: the weigher was fitted on 4");
    assertThatThrownBy(() -> new PubnWeigher().fit(TABLE))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith("prior: must be given");
    assertThatThrownBy(() -> weigher().setLabelCol("y").fit(TABLE))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith("labelCol y: there is no such column");
    assertThatThrownBy(() -> new PubnWeigher().setPrior(0.4).fit(TABLE))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith("rho: must be given");
    assertThatThrownBy(() -> weigher().fit(weighted))
        .isInstanceOf(InputException.class)
        .hasMessage("column sigma: the table has one already");
  }
}
