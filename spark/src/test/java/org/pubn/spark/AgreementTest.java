package org.pubn.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.apache.spark.ml.linalg.Vector;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pubn.Pubn;
import org.pubn.classify.Classifier;
import org.pubn.data.Progress;
import org.pubn.files.LoadedSamples;
import org.pubn.files.TrainingFiles;
import org.pubn.linear.ExactTraining;
import org.pubn.linear.LinearFunction;
import org.pubn.linear.LinearInput;
import org.pubn.numbers.RowKeys;
import org.pubn.numbers.Sigmoid;
import org.pubn.risk.MarginLoss;
import org.pubn.risk.PubnRisk;
import org.pubn.risk.SigmaThreshold;
import org.pubn.risk.UpuSRisk;
import org.pubn.sample.ByRole;
import org.pubn.sample.Priors;
import org.pubn.sample.PubnSamples;
import org.pubn.sample.Role;
import org.pubn.settings.Setting;
import org.pubn.train.TrainOptions;
import org.pubn.weigh.PubnWeights;

/**
 * Spark and {@code ./pubn train --model linear --exact} on the same rows: pixels, a table, posts.
 * Coefficients are the library's exact optimum, weights those of {@code ./pubn weights} for the
 * same σ̂, decisions the same but next to zero.
 */
class AgreementTest {

  private static final Priors PRIORS = RealSamples.PRIORS;
  private static final double L2 = 0.1;
  private static final double SIGMA_L2 = 0.2;
  private static final double TAU = 0.7;

  private static PubnClassificationModel fit(Dataset<Row> table) {
    return new PubnClassifier()
        .setPrior(PRIORS.pi())
        .setRho(PRIORS.rho())
        .setTau(TAU)
        .setRegParam(L2)
        .setSigmaRegParam(SIGMA_L2)
        .setTol(1e-9)
        .fit(table);
  }

  /** Both steps of the library; the function it decides by. */
  private static LinearFunction exact(PubnSamples samples) {
    LinearFunction sigma =
        new ExactTraining(
                new UpuSRisk(PRIORS, MarginLoss.LOGISTIC),
                samples,
                ExactTraining.noSigma(),
                SIGMA_L2,
                1)
            .minimize()
            .function();
    ByRole<double[]> logits = ByRole.of(role -> sigma.preciseScores(samples.of(role)));
    SigmaThreshold eta = SigmaThreshold.choose(TAU, PRIORS, logits.unlabeled());
    return new ExactTraining(new PubnRisk(PRIORS, eta, MarginLoss.LOGISTIC), samples, logits, L2, 1)
        .minimize()
        .function();
  }

  private static void requireEqual(double[] found, LinearFunction expected) {
    double[] numbers = expected.parameters();
    double largest = Arrays.stream(numbers).map(Math::abs).max().orElseThrow();
    assertThat(found).containsExactly(numbers, within(1e-6 * largest));
  }

  @Test
  void pixels() throws IOException {
    PubnSamples samples = RealSamples.digits();
    Dataset<Row> table = SampleTable.of(samples);
    LinearFunction exact = exact(samples);

    PubnClassificationModel model = fit(table.repartition(3));

    requireEqual(model.numbers().g, exact);
    requireSameDecisions(model.transform(table), exact.scores(samples.unlabeled()));
    requireSameWeights(samples, table);
  }

  @Test
  void posts() throws IOException {
    PubnSamples samples = RealSamples.posts();
    Dataset<Row> table = SampleTable.of(samples);
    LinearFunction exact = exact(samples);

    PubnClassificationModel model = fit(table.repartition(17));

    requireEqual(model.numbers().g, exact);
    requireSameDecisions(model.transform(table), exact.scores(samples.unlabeled()));
    requireSameWeights(samples, table);
  }

  /** From files to decisions, through the preparation of the library. */
  @Test
  void aTableFromEndToEnd(@TempDir Path directory) throws IOException {
    Path p = RealSamples.table(directory.resolve("p.csv"), 150, 1, 0);
    Path u = RealSamples.table(directory.resolve("u.csv"), 500, PRIORS.pi(), PRIORS.rho());
    Path n = RealSamples.table(directory.resolve("n.csv"), 120, 0, 1);
    TrainOptions options =
        TrainOptions.DEFAULT
            .withExact()
            .withPi(PRIORS.pi())
            .withRho(PRIORS.rho())
            .withTau(TAU)
            .with(Setting.L2, L2)
            .with(Setting.SIGMA_L2, SIGMA_L2)
            .withoutHonestNumbers();
    LoadedSamples loaded = Pubn.read(TrainingFiles.of(p, u, n), options);
    Classifier classifier = Pubn.train(loaded, options, Progress.NONE).classifier();
    PubnSamples samples = loaded.data().training();
    Dataset<Row> table = SampleTable.of(samples);
    LinearFunction exact = exact(samples);

    for (int partitions : new int[] {1, 3, 17}) {
      PubnClassificationModel model = fit(table.repartition(partitions));

      requireEqual(model.numbers().g, exact);
      requireSameDecisions(model.transform(table), classifier.scores(samples.unlabeled()));
    }
    requireSameWeights(samples, table);
  }

  private static void requireSameDecisions(Dataset<Row> scored, float[] expected) {
    List<Row> found = scored.filter("label is null").orderBy("id").collectAsList();
    assertThat(found).hasSize(expected.length);
    for (int row = 0; row < found.size(); row++) {
      float score = expected[row];
      double here = found.get(row).<Vector>getAs("rawPrediction").apply(1);
      assertThat(here).isCloseTo(score, within(1e-5));
      if (Math.abs(score) >= 1e-5) {
        assertThat(found.get(row).<Double>getAs("prediction")).isEqualTo(score > 0 ? 1 : 0);
      }
    }
  }

  /** σ̂, η and weights of the weigher, beside the library's for the same functions. */
  private static void requireSameWeights(PubnSamples samples, Dataset<Row> table) {
    PubnWeigherModel model =
        new PubnWeigher()
            .setPrior(PRIORS.pi())
            .setRho(PRIORS.rho())
            .setTau(TAU)
            .setSigmaRegParam(SIGMA_L2)
            .setFolds(3)
            .setTol(1e-6)
            .fit(table.repartition(3));
    ByRole<double[]> logits = ByRole.of(role -> logits(samples, role, model));
    PubnWeights weights = PubnWeights.of(PRIORS, TAU, logits);

    double[][] found = new double[(int) table.count()][3];
    for (Row row : model.transform(table).collectAsList()) {
      double[] cells = found[row.<Integer>getAs("id")];
      cells[0] = row.getAs("sigma");
      cells[row.<Double>getAs("pubnLabel") == 1 ? 1 : 2] = row.getAs("pubnWeight");
    }

    assertThat(model.eta()).isCloseTo(weights.eta().eta(), within(1e-9));
    int next = 0;
    for (Role role : Role.values()) {
      for (int row = 0; row < logits.of(role).length; row++) {
        double[] cells = found[next++];
        assertThat(cells[1]).isCloseTo(weights.asPositive(role)[row], within(1e-9));
        assertThat(cells[2]).isCloseTo(weights.asNegative(role)[row], within(1e-9));
        if (cells[1] + cells[2] > 0) {
          assertThat(cells[0]).isCloseTo(Sigmoid.of(logits.of(role)[row]), within(1e-9));
        }
      }
    }
  }

  private static double[] logits(PubnSamples samples, Role role, PubnWeigherModel model) {
    long[] keys = RowKeys.of(samples.of(role));
    LinearInput rows = LinearInput.of(samples.of(role));
    double[] logits = new double[keys.length];
    for (int row = 0; row < keys.length; row++) {
      double[] function = model.sigma().function(RowTable.fold(keys[row], 0, 3));
      logits[row] = LinearFunction.of(function).score(rows, row);
    }
    return logits;
  }
}
