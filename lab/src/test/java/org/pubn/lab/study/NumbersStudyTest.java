package org.pubn.lab.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pubn.app.directory.DataDirectory;
import org.pubn.data.Features;
import org.pubn.data.Warning;
import org.pubn.lab.dataset.Dataset;
import org.pubn.lab.dataset.Datasets;
import org.pubn.lab.task.Task;
import org.pubn.numbers.RowKeys;
import org.pubn.random.RandomStream;
import org.pubn.random.Seed;
import org.pubn.sample.Priors;
import org.pubn.train.ModelKind;
import org.pubn.train.TrainOptions;

final class NumbersStudyTest {

  private static final TrainOptions QUICK =
      TrainOptions.DEFAULT.withModel(ModelKind.LINEAR).withEpochs(10).withRate(0.01);

  @TempDir private Path directory;

  /** 1,000 rows of one number: positives about 2, negatives about 0. */
  @BeforeEach
  void aTable() throws IOException {
    RandomStream random = new Seed(7).random();
    StringBuilder csv = new StringBuilder("x,y\n");
    for (int i = 0; i < 1000; i++) {
      boolean positive = i % 5 < 2;
      double x = random.nextDouble() + random.nextDouble() + random.nextDouble();
      csv.append(positive ? x + 1 : x).append(positive ? ",yes\n" : ",no\n");
    }
    Path tables = Files.createDirectories(directory.resolve("tables"));
    Files.writeString(tables.resolve("line.csv"), csv);
    Files.writeString(
        tables.resolve("line.json"),
        """
        {"description": "a line", "file": "line.csv", "label": "y", "positive": ["yes"],
         "prior": 0.4, "tasks": {},
         "training": {"positive": 80, "negative": 0, "unlabeled": 300},
         "validation": {"positive": 20, "negative": 0, "unlabeled": 80}}
        """);
  }

  private NumbersStudy study(int trials) {
    return study(trials, false, QUICK);
  }

  private NumbersStudy study(int trials, boolean estimated, TrainOptions options) {
    Dataset line =
        Datasets.in(DataDirectory.resolve(Optional.of(directory.toString()))).dataset("line");
    Task task = line.tasks().get(0);
    return new NumbersStudy(
        List.of(new NumbersStudy.Case(line, task)),
        estimated,
        options,
        trials,
        1,
        directory.resolve("out"));
  }

  @Test
  void saysWhatWasSaidAndWhatIsTrue() {
    List<NumbersTrial> ended = new ArrayList<>();
    study(1).run("test", (trial, total) -> ended.add(trial));

    assertThat(ended)
        .singleElement()
        .satisfies(
            trial -> {
              assertThat(trial.pi()).isEqualTo(0.4);
              assertThat(trial.recall().truth()).isBetween(0.5, 1.0);
              assertThat(trial.recall().holds()).isTrue();
              assertThat(trial.error()).isBetween(0.02, 0.3);
              assertThat(trial.ece()).isLessThan(0.2);
            });
  }

  @Test
  void goesOnWhereItStopped() throws IOException {
    study(1).run("test", (trial, total) -> {});
    List<Integer> ended = new ArrayList<>();
    study(2).run("test", (trial, total) -> ended.add(trial.trial()));

    assertThat(ended).containsExactly(1);
    assertThat(Files.readAllLines(directory.resolve("out").resolve("results.jsonl"))).hasSize(2);
    assertThat(directory.resolve("out").resolve("report.html")).exists();
  }

  @Test
  void estimatedPriorsAndOtherModelsStandBesideWhatIsThere() throws IOException {
    study(1).run("test", (trial, total) -> {});
    List<NumbersTrial> ended = new ArrayList<>();
    study(1, true, QUICK).run("test", (trial, total) -> ended.add(trial));
    study(1, false, QUICK.withModel(ModelKind.MLP)).run("test", (trial, total) -> ended.add(trial));

    assertThat(ended).extracting(NumbersTrial::priors).containsExactly("estimated", "given");
    assertThat(ended).extracting(NumbersTrial::model).containsExactly("linear", "mlp");
    assertThat(ended.get(0).pi()).isNotEqualTo(0.4).isBetween(0.1, 0.6);
    assertThat(Files.readString(directory.resolve("out").resolve("tables.md")))
        .contains("| all | given | linear | 1 |")
        .contains("| all | estimated | linear | 1 |")
        .contains("| all | given | mlp | 1 |");
  }

  @Test
  void aTrialWithoutAModelIsShownAndTheOthersGoOn() throws IOException {
    Path description = directory.resolve("tables").resolve("line.json");
    Files.writeString(
        description, Files.readString(description).replace("\"positive\": 80", "\"positive\": 3"));
    Files.writeString(
        description, Files.readString(description).replace("\"positive\": 20", "\"positive\": 3"));
    List<NumbersTrial> ended = new ArrayList<>();
    study(2, true, QUICK).run("test", (trial, total) -> ended.add(trial));

    assertThat(ended).isEmpty();
    assertThat(Files.readString(directory.resolve("out").resolve("tables.md")))
        .contains("line/pu, trial 0")
        .contains("line/pu, trial 1")
        .contains("rows to estimate priors from");
  }

  @Test
  void aWarningIsJudgedByTheTruth() {
    Priors known = new Priors(0.3, 0.6);

    assertThat(WarningTruth.of(Warning.Kind.DOUBTFUL_PRIORS, known, 0.4, 0.3)).isTrue();
    assertThat(WarningTruth.of(Warning.Kind.DOUBTFUL_PRIORS, known, 0.33, 0.3)).isFalse();
    assertThat(WarningTruth.of(Warning.Kind.REPRESENTATIVE_NEGATIVES, known, 0.3, 0.3)).isTrue();
    assertThat(
            WarningTruth.of(Warning.Kind.REPRESENTATIVE_NEGATIVES, new Priors(0.3, 0.2), 0.3, 0.3))
        .isFalse();
    assertThat(WarningTruth.of(Warning.Kind.PRIOR_AT_ODDS, known, 0.3, 0.1)).isTrue();
    assertThat(WarningTruth.of(Warning.Kind.PRIOR_AT_ODDS, known, 0.3, 0.2)).isFalse();
    assertThat(WarningTruth.of(Warning.Kind.FEW_UNLABELED, known, 0.3, 0.3)).isNull();
  }

  @Test
  void testRowsAreDealtAnewAndLeftOutOfTheSamples() {
    Dataset line = study(1).cases().get(0).dataset();
    DealtRows first = DealtRows.of(line, line.tasks().get(0), new Seed(1));
    DealtRows second = DealtRows.of(line, line.tasks().get(0), new Seed(2));

    assertThat(first.test().size()).isEqualTo(300);
    assertThat(first.samples().positive().rows()).isEqualTo(100);
    assertThat(first.test().features()).isNotEqualTo(second.test().features());
    assertThat(keys(first.samples().unlabeled())).doesNotContain(keys(first.test().features()));
  }

  private static long[] keys(Features rows) {
    return RowKeys.of(rows);
  }
}
