package org.pubn.lab.experiment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.pubn.lab.dataset.AtHand.DATASETS;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pubn.eval.SelectionCriterion;
import org.pubn.lab.method.LabMethods;
import org.pubn.lab.result.ResultsException;
import org.pubn.lab.result.Session;
import org.pubn.method.MethodCatalog;

class RunRecordTest {

  private static final Session SESSION =
      new Session(
          "./pubn reproduce table1", "0.1.0", "abc", "a machine", "17", "scalar", 2, 8, 12.5);

  @TempDir private Path directory;

  private RunRecord record(Design design) {
    return RunRecord.of(new Table1(design), design, new RunOptions(directory, 3, 7, 2));
  }

  @Test
  void aRecordIsReadBack() {
    RunRecord record = record(MadeUp.mnist()).withSessions(List.of(SESSION), SESSION);
    record.write(directory);

    assertThat(RunRecord.read(directory)).isEqualTo(record);
    assertThat(RunRecord.read(directory).sessions()).containsExactly(SESSION, SESSION);
  }

  @Test
  void whatIsNoRecordIsRefused() throws IOException {
    for (String text : List.of("", "null", "[]", "3", "{}", "{\"tasks\": null}", "[1")) {
      Files.writeString(directory.resolve("run.json"), text);
      assertThatExceptionOfType(ResultsException.class)
          .isThrownBy(() -> RunRecord.read(directory))
          .withMessageStartingWith(
              directory.resolve("run.json") + ": is not the record of an experiment: ")
          .withMessageMatching(
              ".*: (must be a JSON object|a field is missing or has a wrong value)");
    }
  }

  @Test
  void theRecordOfAStudySaysSo() throws IOException {
    Files.writeString(directory.resolve("run.json"), "{\"study\": \"bias\"}");

    assertThatExceptionOfType(ResultsException.class)
        .isThrownBy(() -> RunRecord.read(directory))
        .withMessageEndingWith("it is that of a study, whose own command makes its tables again");
  }

  @Test
  void theDesignComesBackToo() {
    Design design =
        new Design(
            DATASETS,
            List.of(DATASETS.task("mnist/135"), DATASETS.task("toy/above")),
            List.of(MethodCatalog.PUBN, LabMethods.ORACLE),
            true);
    record(design).write(directory);

    assertThat(RunRecord.read(directory).design(DATASETS)).isEqualTo(design);
  }

  @Test
  void allElseThatWasAskedForComesBackToo() {
    Design design =
        new Design(
            DATASETS,
            List.of(DATASETS.task("mnist/135")),
            List.of(MethodCatalog.PUBN),
            false,
            SelectionCriterion.ZERO_ONE_RISK,
            new EarlierChoice(Map.of("mnist/135 pubn", Map.of("tau", "0.7"))),
            Optional.of("bge-small"),
            3,
            Optional.of("paper"),
            true);
    record(design).write(directory);

    assertThat(RunRecord.read(directory).design(DATASETS)).isEqualTo(design);
  }

  @Test
  void recordsFromBeforeThereWasARuleAreRead() throws IOException {
    record(MadeUp.mnist()).write(directory);
    Path path = directory.resolve("run.json");
    String old =
        Files.readString(path)
            .replace("\"selectBy\" : \"sigmoid\",", "")
            .replace("\"features\" : \"\",", "")
            .replace("\"members\" : 1,", "")
            .replace("\"estimatesPriors\" : false,", "");
    old = old.replaceAll("\"earlier\" : \\{[^}]*\\}\\s*\\},", "");
    assertThat(old).doesNotContain("selectBy", "features", "members", "earlier", "estimatesPriors");
    Files.writeString(path, old);

    assertThat(RunRecord.read(directory).design(DATASETS)).isEqualTo(MadeUp.mnist());
  }

  @Test
  void onlyTasksThatTakePartAreRecorded() {
    Design design = MadeUp.mnist();
    RunRecord record =
        RunRecord.of(new TauTable(design), design, new RunOptions(directory, 3, 7, 2));

    assertThat(record.tasks()).containsExactly("mnist/135");
  }

  @Test
  void withoutARecordThereIsNoReport() {
    assertThatExceptionOfType(ResultsException.class)
        .isThrownBy(() -> RunRecord.read(directory))
        .withMessage(
            directory.resolve("run.json")
                + ": does not exist; give a directory that was the --out of an experiment");
  }

  @Test
  void aDamagedRecordIsNamed() throws IOException {
    Path path = directory.resolve("run.json");
    for (String damaged : List.of("{", "[]", "{\"experiment\":\"table1\"}")) {
      Files.writeString(path, damaged);
      assertThatExceptionOfType(ResultsException.class)
          .isThrownBy(() -> RunRecord.read(directory))
          .withMessageStartingWith(path + ": is not the record of an experiment: ");
    }
  }

  /** Outcomes of the usual network have no setting for it: the record alone says what it was. */
  @Test
  void anotherPresetIsRefusedWhereOneWasUsed() {
    Design usual =
        new Design(DATASETS, List.of(DATASETS.task("cifar10/vehicles/pu")), List.of(), false);
    Design paper = usual.withPreset("paper");
    record(usual).requirePreset(usual.withPreset("small"), directory);
    record(usual.withPreset("small")).requirePreset(usual, directory);
    record(MadeUp.mnist()).requirePreset(MadeUp.mnist().withPreset("paper"), directory);

    record(usual).write(directory);
    assertThatExceptionOfType(ResultsException.class)
        .isThrownBy(
            () ->
                Laboratory.run(
                    new Table1(paper),
                    paper,
                    new RunOptions(directory, 3, 7, 1),
                    "a test",
                    RunListener.NONE))
        .withMessage(
            directory + ": holds outcomes of the preset small, not paper; give another directory");
    assertThat(RunRecord.read(directory)).isEqualTo(record(usual));
    assertThatExceptionOfType(ResultsException.class)
        .isThrownBy(() -> record(paper).requirePreset(usual, directory))
        .withMessageContaining("of the preset paper, not small");
  }
}
