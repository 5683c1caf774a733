package org.pubn.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.pubn.Pubn;
import org.pubn.classify.Classifier;
import org.pubn.data.InputException;
import org.pubn.files.ColumnOptions;
import org.pubn.files.TrainingFiles;
import org.pubn.sample.PubnSamples;
import org.pubn.storage.RowReader;
import org.pubn.storage.TableFiles;
import org.pubn.train.ModelKind;
import org.pubn.train.TrainOptions;

/** Models of {@code ./pubn train} on tables of Spark, beside the library on the same rows. */
class PubnFileModelTest {

  private static final SparkSession SESSION = LocalSpark.session();

  @TempDir private Path directory;
  private Path model;

  @BeforeEach
  void setUp() {
    model = directory.resolve("model.pubn");
  }

  private static float[] scores(Classifier classifier, Path file) throws IOException {
    try (RowReader rows = TableFiles.open(file)) {
      return classifier.scores(
          classifier
              .preprocessing()
              .orElseThrow()
              .encoder(rows.columns())
              .encode(rows.next().orElseThrow()));
    }
  }

  private static Dataset<Row> scored(PubnFileModel model, Dataset<Row> table) {
    return model.transform(table);
  }

  @Test
  void aTableIsScoredByTheNamesOfItsColumns() throws IOException {
    StringBuilder positive = new StringBuilder("income,color\n");
    StringBuilder unlabeled = new StringBuilder("income,color\n");
    for (int i = 0; i < 60; i++) {
      positive.append(50 + i % 17).append(i % 3 == 0 ? ",red\n" : ",green\n");
      unlabeled
          .append(i % 2 == 0 ? 52 + i % 13 : 20 + i % 11)
          .append(i % 2 == 0 ? ",green\n" : ",blue\n");
    }
    Path p = Files.writeString(directory.resolve("p.csv"), positive);
    Path u = Files.writeString(directory.resolve("u.csv"), unlabeled);
    Classifier classifier =
        Pubn.train(TrainingFiles.of(p, u), TrainOptions.DEFAULT.withPi(0.5).withExact())
            .classifier();
    Pubn.save(classifier, model);

    // Columns in another order, numbers as numbers, one cell missing.
    Dataset<Row> table =
        SESSION.sql(
            "select * from values (1, 'green', 55.5), (2, 'blue', 21.0), (3, null, 60.25) as"
                + " t(id, color, income)");
    List<Row> rows =
        scored(new PubnFileModel().setModelFile(model.toString()), table)
            .orderBy("id")
            .collectAsList();

    Path same =
        Files.writeString(
            directory.resolve("same.csv"), "income,color\n55.5,green\n21.0,blue\n60.25,\n");
    float[] expected = scores(classifier, same);
    for (int row = 0; row < 3; row++) {
      assertThat(rows.get(row).<Double>getAs("score")).isEqualTo(expected[row]);
      assertThat(rows.get(row).<Double>getAs("prediction"))
          .isEqualTo(classifier.isPositive(expected[row]) ? 1 : 0);
      assertThat(rows.get(row).<Double>getAs("probability")).isBetween(0.0, 1.0);
    }
  }

  /**
   * Every kind of model, and what is learned where none is asked for, on columns in another order
   * and with numbers as numbers.
   */
  @ParameterizedTest
  @ValueSource(strings = {"auto", "linear", "mlp", "forest", "boosted"})
  void everyKindOfModelScoresATable(String kind) throws IOException {
    Path p = RealSamples.table(directory.resolve("p.csv"), 80, 1, 0);
    Path u = RealSamples.table(directory.resolve("u.csv"), 240, 0.4, 0.3);
    Path n = RealSamples.table(directory.resolve("n.csv"), 60, 0, 1);
    TrainOptions options =
        TrainOptions.DEFAULT.withEpochs(2).withPi(0.4).withRho(0.3).withoutHonestNumbers();
    if (!kind.equals("auto")) {
      options = options.withModel(ModelKind.byId(kind));
    }
    Classifier classifier = Pubn.train(TrainingFiles.of(p, u, n), options).classifier();
    Pubn.save(classifier, model);
    float[] expected = scores(classifier, u);

    List<Row> rows =
        SESSION
            .read()
            .option("header", true)
            .option("inferSchema", true)
            .csv(u.toString())
            .coalesce(1)
            .selectExpr("color", "age", "income")
            .transform(new PubnFileModel().setModelFile(model.toString())::transform)
            .collectAsList();

    assertThat(classifier.calibration()).isPresent();
    assertThat(rows).hasSize(expected.length);
    for (int row = 0; row < expected.length; row++) {
      assertThat(rows.get(row).<Double>getAs("score")).isEqualTo(expected[row]);
      assertThat(rows.get(row).<Double>getAs("probability"))
          .isEqualTo(classifier.probability(expected[row]));
      assertThat(rows.get(row).<Double>getAs("prediction"))
          .isEqualTo(classifier.isPositive(expected[row]) ? 1 : 0);
    }
  }

  @Test
  void textIsScoredByItsColumn() throws IOException {
    Path p = texts("p.csv", 40, "orbit", "rocket");
    Path u = texts("u.csv", 60, "rocket", "oven", "dough", "orbit", "flour");
    TrainOptions options =
        TrainOptions.DEFAULT
            .withModel(ModelKind.LINEAR)
            .withEpochs(5)
            .withPi(0.4)
            .withoutHonestNumbers();
    TrainingFiles files = TrainingFiles.of(p, u).with(ColumnOptions.INFERRED.withText("text"));
    Classifier classifier = Pubn.train(files, options).classifier();
    Pubn.save(classifier, model);
    float[] expected = scores(classifier, u);

    List<Row> rows =
        new PubnFileModel()
            .setModelFile(model.toString())
            .transform(SESSION.read().option("header", true).csv(u.toString()).coalesce(1))
            .collectAsList();

    assertThat(rows).hasSize(expected.length);
    for (int row = 0; row < expected.length; row++) {
      assertThat(rows.get(row).<Double>getAs("score")).isEqualTo(expected[row]);
    }
    assertThat(expected[0]).isNotEqualTo(expected[1]);
  }

  private Path texts(String name, int count, String... words) throws IOException {
    StringBuilder lines = new StringBuilder("text\n");
    for (int i = 0; i < count; i++) {
      lines
          .append(words[i % words.length])
          .append(" and ")
          .append(words[(i / words.length) % words.length])
          .append(" number")
          .append(i % 7)
          .append('\n');
    }
    return Files.writeString(directory.resolve(name), lines);
  }

  @Test
  void vectorsAreScoredAsTheyAre() throws IOException {
    PubnSamples samples = Clouds.samples(60, 200, 50);
    Classifier classifier =
        Pubn.train(samples, Clouds.PRIORS, TrainOptions.DEFAULT.withExact()).classifier();
    Pubn.save(classifier, model);
    float[] expected = classifier.scores(samples.positive());

    for (boolean sparse : new boolean[] {false, true}) {
      List<Row> rows =
          scored(
                  new PubnFileModel().setModelFile(model.toString()).setScoreCol("g"),
                  Clouds.table(SESSION, samples, sparse).coalesce(1))
              .limit(60)
              .select("g")
              .collectAsList();
      for (int row = 0; row < 60; row++) {
        assertThat((float) rows.get(row).getDouble(0)).isCloseTo(expected[row], within(1e-5f));
      }
    }
  }

  @Test
  void mistakesAreToldInASentence() {
    Dataset<Row> table = SESSION.sql("select 1 as id");

    assertThatThrownBy(() -> new PubnFileModel().transform(table))
        .isInstanceOf(InputException.class)
        .hasMessage("modelFile: must be given");
    assertThatThrownBy(() -> new PubnFileModel().setModelFile(model.toString()).transform(table))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("there is no such file");
    assertThatThrownBy(() -> new PubnFileModel().setScoreCol("id").transform(table))
        .isInstanceOf(InputException.class)
        .hasMessage("scoreCol id: the table has such a column");
  }
}
