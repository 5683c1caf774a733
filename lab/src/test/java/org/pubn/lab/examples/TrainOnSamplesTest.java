package org.pubn.lab.examples;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pubn.Pubn;
import org.pubn.classify.Classifier;
import org.pubn.classify.ColumnImportance;
import org.pubn.data.DenseFeatures;
import org.pubn.random.RandomStream;
import org.pubn.random.Seed;
import org.pubn.sample.Priors;
import org.pubn.sample.PubnSamples;
import org.pubn.train.ModelKind;
import org.pubn.train.TrainOptions;

/** The examples of docs/guide/java.md. */
class TrainOnSamplesTest {

  private static final int COLUMNS = 4;

  /** Rows around a center in the first column; the other columns are noise. */
  private static float[] rows(int count, double centre, RandomStream random) {
    float[] values = new float[count * COLUMNS];
    for (int i = 0; i < values.length; i++) {
      values[i] = (float) ((i % COLUMNS == 0 ? centre : 0) + random.nextDouble() - 0.5);
    }
    return values;
  }

  private static float[] joined(float[] first, float[] second) {
    float[] all = Arrays.copyOf(first, first.length + second.length);
    System.arraycopy(second, 0, all, first.length, second.length);
    return all;
  }

  @Test
  void aDozenLinesFromArraysToAnswers(@TempDir Path directory) throws IOException {
    RandomStream random = new Seed(1).random();
    float[] unlabeled = joined(rows(200, 1, random), rows(300, -1, random));
    DenseFeatures newRows = DenseFeatures.of(COLUMNS, 1, 0, 0, 0, -1, 0, 0, 0);

    boolean[] answers =
        TrainOnSamples.train(
            COLUMNS,
            rows(100, 1, random),
            unlabeled,
            rows(100, -1, random),
            newRows,
            directory.resolve("model.pubn"));

    assertThat(answers).containsExactly(true, false);
  }

  private static double[][] asRows(float[] values) {
    double[][] rows = new double[values.length / COLUMNS][COLUMNS];
    for (int i = 0; i < values.length; i++) {
      rows[i / COLUMNS][i % COLUMNS] = values[i];
    }
    return rows;
  }

  @Test
  void fourLinesFromRowsToASavedModel(@TempDir Path directory) throws IOException {
    RandomStream random = new Seed(1).random();
    Classifier classifier =
        TrainOnSamples.trainOnRows(
            asRows(rows(100, 1, random)),
            asRows(joined(rows(200, 1, random), rows(300, -1, random))),
            asRows(rows(100, -1, random)),
            TrainOptions.DEFAULT.withModel(ModelKind.LINEAR).withPi(0.4).withRho(0.3),
            directory.resolve("model.pubn"));

    assertThat(classifier.predictions(DenseFeatures.of(COLUMNS, 1, 0, 0, 0, -1, 0, 0, 0)))
        .containsExactly(true, false);
  }

  @Test
  void priorsThatAreKnownAreTaken() {
    RandomStream random = new Seed(1).random();
    PubnSamples samples =
        new PubnSamples(
            DenseFeatures.of(COLUMNS, rows(10, 1, random)),
            DenseFeatures.of(COLUMNS, rows(20, 1, random)),
            DenseFeatures.of(COLUMNS, rows(10, -1, random)));

    assertThat(TrainOnSamples.priors(samples, TrainOptions.DEFAULT.withPi(0.4).withRho(0.3)))
        .isEqualTo(new Priors(0.4, 0.3));
  }

  @Test
  void theChoiceIsExplained() {
    RandomStream random = new Seed(1).random();
    PubnSamples samples =
        PubnSamples.withoutNegatives(
            DenseFeatures.of(COLUMNS, rows(100, 1, random)),
            DenseFeatures.of(COLUMNS, joined(rows(200, 1, random), rows(300, -1, random))));
    List<ColumnImportance> importance =
        TrainOnSamples.explain(
            Pubn.train(
                samples,
                Priors.positive(0.4),
                TrainOptions.DEFAULT.withModel(ModelKind.LINEAR).withEpochs(20)));

    assertThat(importance).extracting(ColumnImportance::column).startsWith("age").hasSize(3);
    assertThat(TrainOnSamples.costly().fixed().toString()).isEqualTo("rate=0.001, tau=0.7");
  }
}
