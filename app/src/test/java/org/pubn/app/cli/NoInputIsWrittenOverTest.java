package org.pubn.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pubn.files.SmallTables;

/** Every command that writes is asked to write over each of its inputs. */
class NoInputIsWrittenOverTest {

  @TempDir private Path directory;
  private Path positive;
  private Path unlabeled;
  private Path model;

  @BeforeEach
  void setUp() throws IOException {
    SmallTables tables = new SmallTables(directory);
    positive = tables.positive();
    unlabeled = tables.unlabeled();
    model = SavedModels.table(directory);
  }

  private static void assertRefused(Path input, Path target, Object... arguments)
      throws IOException {
    byte[] before = Files.readAllBytes(input);
    Terminal terminal = Commands.run(arguments);
    assertThat(terminal.code()).as(terminal.err()).isEqualTo(2);
    assertThat(terminal.err())
        .isEqualTo(
            "pubn: "
                + target
                + ": is one of the inputs, which would be lost; choose another name\n");
    assertThat(input).hasBinaryContent(before);
  }

  @Test
  void byTrain() throws IOException {
    for (Path input : new Path[] {positive, unlabeled}) {
      assertRefused(
          input, input, "train", "--positive", positive, "--unlabeled", unlabeled, "--out", input);
    }
    Path numbers = Files.copy(positive, directory.resolve("m.json"));
    assertRefused(
        numbers,
        numbers,
        "train",
        "--positive",
        numbers,
        "--unlabeled",
        unlabeled,
        "--out",
        directory.resolve("m.pubn"));
  }

  @Test
  void byPredict() throws IOException {
    Path people = directory.resolve("people.csv");
    Path link = Files.createLink(directory.resolve("link.csv"), people);
    assertRefused(
        people, people, "predict", "--model", model, "--input", people, "--output", people);
    assertRefused(people, link, "predict", "--model", model, "--input", people, "--output", link);
    Path named = Files.copy(model, directory.resolve("model.csv"));
    assertRefused(model, named, "predict", "--model", named, "--input", people, "--output", named);
  }

  @Test
  void byExport() throws IOException {
    assertRefused(model, model, "export", model, "--onnx", model);
    Path link = Files.createSymbolicLink(directory.resolve("link.onnx"), model);
    assertRefused(model, link, "export", model, "--onnx", link);
  }

  @Test
  void byCommandsThatWriteIntoADirectory() throws IOException {
    Path report = Files.copy(positive, directory.resolve("report.html"));
    Path priors = Files.copy(positive, directory.resolve("priors.json"));
    Path evaluation = Files.copy(model, directory.resolve("evaluation.json"));
    Object[] evaluate = {
      "evaluate", "--model", evaluation, "--input", report, "--label", "x", "--out", directory
    };
    assertRefused(evaluation, evaluation, evaluate);
    evaluate[2] = model;
    assertRefused(report, report, evaluate);
    assertRefused(
        report,
        report,
        "advise",
        "--positive",
        report,
        "--unlabeled",
        unlabeled,
        "--out",
        directory);
    assertRefused(
        priors,
        priors,
        "prior",
        "--positive",
        priors,
        "--unlabeled",
        unlabeled,
        "--out",
        directory);
  }
}
