package org.pubn.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.List;
import org.apache.spark.ml.feature.VectorAssembler;
import org.apache.spark.ml.linalg.Vector;
import org.apache.spark.ml.linalg.Vectors;
import org.apache.spark.ml.param.ParamMap;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pubn.Pubn;
import org.pubn.classify.Classifier;
import org.pubn.data.DenseFeatures;
import org.pubn.data.InputException;
import org.pubn.numbers.Sigmoid;

class PubnClassificationModelTest {

  private static final SparkSession SESSION = LocalSpark.session();
  private static final Dataset<Row> TABLE =
      Clouds.table(SESSION, Clouds.samples(40, 120, 30), false);

  private static PubnClassificationModel model() {
    FittedNumbers numbers =
        new FittedNumbers(
            new double[] {1, -0.5, 0.25, 2, -0.75},
            new double[] {0.1, 0.2, 0.3, 0.4, 0.5},
            new double[] {-0.5, 0.4, 0.3, 0.7, 1e-2, 1e-3, 0.2, Double.NaN, 0},
            new long[] {7, 40, 120, 30, 11, 12, 13});
    return new PubnClassificationModel("pubn_test", numbers);
  }

  @Test
  void scoresByHand() {
    PubnClassificationModel model = model();
    Vector features = Vectors.dense(1, 2, 4, 0.5);

    // 1 − 1 + 1 + 1 − 0.75
    assertThat(model.predictRaw(features).toArray()).containsExactly(-1.25, 1.25);
    assertThat(model.predictRaw(features.toSparse()).toArray()).containsExactly(-1.25, 1.25);
    assertThat(model.predictProbability(features).apply(1))
        .isCloseTo(1 / (1 + Math.exp(-1.25)), within(1e-15));
    for (double score : new double[] {-800, -1.25, 0, 0.3, 800}) {
      assertThat(model.raw2probabilityInPlace(Vectors.dense(-score, score)).toArray())
          .containsExactly(Sigmoid.of(-score), Sigmoid.of(score));
    }
    assertThat(model.predict(features)).isEqualTo(1);
    assertThat(model.predict(Vectors.zeros(4))).isZero();
    assertThatThrownBy(() -> model.predictRaw(Vectors.dense(1)))
        .isInstanceOf(InputException.class)
        .hasMessage("features of 1 columns: the model takes 4");
  }

  @Test
  void columnsFollowSparksConventions() {
    Dataset<Row> scored =
        model().setProbabilityCol("p").setThresholds(new double[] {0.9, 0.1}).transform(TABLE);

    assertThat(scored.columns()).contains("rawPrediction", "p", "prediction");
    for (Row row : scored.select("p", "prediction").takeAsList(20)) {
      double probability = row.<Vector>getAs(0).apply(1);
      assertThat(row.getDouble(1)).isEqualTo(probability > 0.1 ? 1 : 0);
    }
  }

  @Test
  void wrongColumnsAreToldBeforeAnyJob() {
    Dataset<Row> three =
        new VectorAssembler()
            .setInputCols(new String[] {"truth", "truth", "truth"})
            .setOutputCol("three")
            .transform(TABLE);

    assertThatThrownBy(() -> model().setFeaturesCol("x").transform(TABLE))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith("featuresCol x: there is no such column");
    assertThatThrownBy(() -> model().setFeaturesCol("three").transform(three))
        .isInstanceOf(InputException.class)
        .hasMessage("featuresCol three: has vectors of 3 columns, the model takes 4");
  }

  @Test
  void isSavedAndReadAgain(@TempDir Path directory) throws Exception {
    String path = directory.resolve("model").toString();
    PubnClassificationModel model = model().setPredictionCol("answer");
    model.save(path);

    PubnClassificationModel read = PubnClassificationModel.load(path);

    assertThat(read.uid()).isEqualTo("pubn_test");
    assertThat(read.getPredictionCol()).isEqualTo("answer");
    assertThat(read.numbers().g).containsExactly(model.numbers().g);
    assertThat(read.coefficients()).isEqualTo(model.coefficients());
    assertThat(read.sigmaCoefficients()).isEqualTo(model.sigmaCoefficients());
    assertThat(read.sigmaIntercept()).isEqualTo(0.5);
    assertThat(read.eta()).isEqualTo(model.eta());
    assertThat(List.of(read.regParam(), read.sigmaRegParam())).containsExactly(1e-3, 1e-2);
    assertThat(read.transform(TABLE).select("answer").collectAsList())
        .isEqualTo(model.transform(TABLE).select("answer").collectAsList());
  }

  @Test
  void becomesAClassifierOfTheLibrary(@TempDir Path directory) throws Exception {
    Path file = directory.resolve("model.pubn");
    PubnClassificationModel model = model();
    Pubn.save(model.toClassifier(), file);

    Classifier read = Pubn.load(file);

    float[] scores = read.scores(DenseFeatures.of(4, 1, 2, 4, 0.5f, 0, 0, 0, 0));
    assertThat(scores).containsExactly(1.25f, -0.75f);
    assertThat(read.provenance().method()).isEqualTo("pubn");
    assertThat(read.provenance().kernels()).isEqualTo("spark");
    assertThat(read.provenance().training().unlabeled().rows()).isEqualTo(120);
    assertThat(read.provenance().hyperParameters())
        .containsEntry("tau", "0.7")
        .containsEntry("lossOf", "training rows");
    assertThat(read.provenance().validationLoss()).isEqualTo(0.2);
  }

  @Test
  void copiesKeepWhatTheyAre() {
    PubnClassificationModel copy = model().setPredictionCol("answer").copy(ParamMap.empty());

    assertThat(copy.uid()).isEqualTo("pubn_test");
    assertThat(copy.getPredictionCol()).isEqualTo("answer");
    assertThat(copy.intercept()).isEqualTo(-0.75);
    assertThat(copy.toString()).contains("numFeatures=4");
  }

  @Test
  void theClassifierIsSavedCopiedAndExplained(@TempDir Path directory) throws Exception {
    String path = directory.resolve("classifier").toString();
    PubnClassifier classifier =
        new PubnClassifier().setPrior(0.4).setTau(0.9).setLabelCol("y").setRegParams(1, 2);
    classifier.save(path);

    for (PubnClassifier other :
        List.of(PubnClassifier.load(path), classifier.copy(ParamMap.empty()))) {
      assertThat(other.uid()).isEqualTo(classifier.uid());
      assertThat(other.getTau()).isEqualTo(0.9);
      assertThat(other.getLabelCol()).isEqualTo("y");
      assertThat(other.getOrDefault(other.regParams())).containsExactly(1, 2);
    }
    assertThat(classifier.explainParams())
        .contains("prior: π", "tau: τ", "scenario: ", "weightCol: ", "current: 0.9)");
    assertThat(new PubnClassifier().uid()).isNotEqualTo(classifier.uid());
  }
}
