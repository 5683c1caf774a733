package org.pubn.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pubn.files.SmallTables;

/** An evaluation on rows of the training is told apart from an honest one. */
class EvaluateOnTrainingRowsTest {

  @TempDir private Path directory;
  private Path positive;
  private Path unlabeled;
  private Path model;

  @BeforeEach
  void train() {
    SmallTables tables = new SmallTables(directory);
    positive = tables.positive();
    unlabeled = tables.unlabeled();
    model = directory.resolve("model.pubn");
    Terminal trained =
        Commands.run(
            "train",
            "--model=linear",
            "--method=nnpu",
            "--rate=0.01",
            "--epochs=2",
            "--quiet",
            "--prior=0.4",
            "--positive=" + positive,
            "--unlabeled=" + unlabeled,
            "--out=" + model);
    assertThat(trained.code()).as(trained.err()).isZero();
  }

  private String evaluate(Object... rows) throws IOException {
    Path out = directory.resolve("evaluation");
    Object[] arguments = new Object[rows.length + 5];
    System.arraycopy(new Object[] {"evaluate", "--model", model, "--out", out}, 0, arguments, 0, 5);
    System.arraycopy(rows, 0, arguments, 5, rows.length);
    Terminal terminal = Commands.run(arguments);
    assertThat(terminal.code()).as(terminal.err()).isZero();
    return terminal.out() + Files.readString(out.resolve("evaluation.json"));
  }

  @Test
  void theRowsOfTheTrainingAreNoticed() throws IOException {
    assertThat(evaluate("--positive", positive, "--unlabeled", unlabeled))
        .containsPattern("\\d+ of the \\d+ rows that could be checked equal rows that the")
        .contains("\"training-rows\"");
  }

  @Test
  void otherRowsAreNot() throws IOException {
    Path fresh = new SmallTables(directory).fresh();
    assertThat(evaluate("--positive", fresh, "--unlabeled", fresh))
        .doesNotContain("trained on: the numbers are too good")
        .doesNotContain("training-rows");
  }

  @Test
  void theDigestsAreNotShown() {
    assertThat(Commands.done("inspect", "--json", model).out())
        .contains("validationLoss")
        .doesNotContain("digests");
  }
}
