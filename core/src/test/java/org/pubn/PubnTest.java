package org.pubn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pubn.classify.Classifier;
import org.pubn.data.DenseFeatures;
import org.pubn.data.InputException;
import org.pubn.data.Warning;
import org.pubn.eval.LabeledEvaluation;
import org.pubn.eval.Metric;
import org.pubn.eval.MetricValue;
import org.pubn.eval.PuEvaluation;
import org.pubn.files.ColumnOptions;
import org.pubn.files.EvaluationOptions;
import org.pubn.files.SmallTables;
import org.pubn.files.TrainingFiles;
import org.pubn.prior.PriorReport;
import org.pubn.random.RandomStream;
import org.pubn.random.Seed;
import org.pubn.sample.PubnSamples;
import org.pubn.train.ModelKind;
import org.pubn.train.TrainOptions;
import org.pubn.train.TrainResult;

/** The door, from outside. */
final class PubnTest {

  private static final TrainOptions QUICK =
      TrainOptions.DEFAULT.withModel(ModelKind.LINEAR).withEpochs(12).withTau(0.7).withThreads(2);

  @TempDir private Path directory;
  private TrainingFiles files = TrainingFiles.of(Path.of(""), Path.of(""));

  @BeforeEach
  void writeTables() {
    SmallTables tables = new SmallTables(directory);
    files = TrainingFiles.of(tables.positive(), tables.unlabeled(), tables.negative());
  }

  @Test
  void fromFilesToASavedModel() throws IOException {
    TrainResult result = Pubn.train(files, QUICK.withPi(0.4).withRho(0.3));
    Path file = directory.resolve("model.pubn");
    Pubn.save(result.classifier(), file);

    Classifier loaded = Pubn.load(file);
    assertThat(loaded.preprocessing().orElseThrow().columns())
        .containsExactly("income", "colour", "noise");
    assertThat(loaded.provenance()).isEqualTo(result.classifier().provenance());
    assertThat(result.importance().get(0).column()).isIn("income", "colour");
    assertThat(result.priors().pi()).isEmpty();
  }

  @Test
  void priorsThatAreNotKnownAreEstimated() throws IOException {
    TrainResult result = Pubn.train(files, QUICK);
    PriorReport priors = Pubn.estimatePriors(files, QUICK);

    assertThat(result.priors().priors()).isEqualTo(priors.priors());
    assertThat(result.classifier().provenance().piInterval()).isEqualTo(priors.piInterval());
    assertThat(priors.piInterval()).isPresent();
  }

  @Test
  void ofPriorsThatAreKnownInPartTheRestIsEstimated() throws IOException {
    TrainResult ofPi = Pubn.train(files, QUICK.withPi(0.4));

    assertThat(ofPi.priors().priors().pi()).isEqualTo(0.4);
    assertThat(ofPi.priors().rho()).isPresent();
    assertThat(ofPi.classifier().provenance().piInterval()).isEmpty();
  }

  @Test
  void columnsThatAreLeftOut() throws IOException {
    TrainResult result =
        Pubn.train(
            files.with(ColumnOptions.INFERRED.withIgnored("noise")),
            QUICK.withPi(0.4).withRho(0.3));

    assertThat(result.classifier().preprocessing().orElseThrow().columns())
        .containsExactly("income", "colour");
  }

  @Test
  void fromArraysOfDoubles() {
    RandomStream random = new Seed(3).random();
    double[][] positive = rows(60, 1, random);
    double[][] unlabeled = rows(300, -1, random);
    System.arraycopy(rows(120, 1, random), 0, unlabeled, 0, 120);
    TrainResult result =
        Pubn.train(
            PubnSamples.withoutNegatives(DenseFeatures.of(positive), DenseFeatures.of(unlabeled)),
            QUICK.withPi(0.4));

    assertThat(result.method().id()).isEqualTo("pubn-n");
    assertThat(result.classifier().predictions(DenseFeatures.of(new float[][] {{1, 0}, {-1, 0}})))
        .containsExactly(true, false);
  }

  private static double[][] rows(int count, double center, RandomStream random) {
    double[][] rows = new double[count][];
    for (int i = 0; i < count; i++) {
      rows[i] = new double[] {center + random.nextDouble() - 0.5, random.nextDouble() - 0.5};
    }
    return rows;
  }

  @Test
  void aClassifierIsJudgedWithLabelsAndWithout() throws IOException {
    Classifier classifier = Pubn.train(files, QUICK.withPi(0.4).withRho(0.3)).classifier();
    SmallTables other = new SmallTables(Files.createDirectory(directory.resolve("other")));
    Path labeled =
        Files.writeString(
            directory.resolve("test.csv"),
            "income,colour,noise,bought\n3.5,red,0.5,y\n-2.5,blue,0.5,n\n-2.6,green,0.1,n\n");

    LabeledEvaluation withLabels =
        Pubn.evaluate(classifier, labeled, Optional.of("bought"), EvaluationOptions.DEFAULT);
    PuEvaluation without =
        Pubn.evaluate(classifier, other.positive(), other.unlabeled(), EvaluationOptions.DEFAULT);

    assertThat(((MetricValue.Estimate) withLabels.get(Metric.ACCURACY)).value()).isEqualTo(1);
    assertThat(without.prior().pi()).isEqualTo(0.4);
    assertThat(without.warnings())
        .extracting(Warning::kind)
        .as("the same rows as in training")
        .contains(Warning.Kind.TRAINING_ROWS);
    assertThat(withLabels.warnings())
        .extracting(Warning::kind)
        .doesNotContain(Warning.Kind.TRAINING_ROWS);
    assertThat(without.positives()).isEqualTo(60);
    assertThat(without.unlabeled()).isEqualTo(300);
  }

  @Test
  void mistakesOfTheCaller() {
    Path nowhere = directory.resolve("nowhere.pubn");
    assertThatExceptionOfType(InputException.class)
        .isThrownBy(() -> Pubn.load(nowhere))
        .withMessage("model " + nowhere + ": there is no such file");
    assertThatExceptionOfType(InputException.class)
        .isThrownBy(() -> QUICK.withPi(1.3))
        .withMessage("prior 1.3: must lie in (0, 1)");
    assertThatExceptionOfType(InputException.class)
        .isThrownBy(() -> DenseFeatures.of(new double[][] {{1, 2}, {3}}))
        .withMessage("row 1: has 1 values, the first row has 2");
    assertThatExceptionOfType(InputException.class)
        .isThrownBy(() -> DenseFeatures.of(new double[][] {{1, 1e300}}))
        .withMessage("row 0, column 1: Infinity is not a finite number");
  }
}
