package org.pubn.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pubn.storage.Printable;

/** Files that try to speak to the terminal. */
class ControlCharactersTest {

  private static final String RED = "\u001b[31m";
  private static final String SHOWN = "\\u001b[31m";

  @TempDir private Path directory;

  private static void assertHarmless(Terminal terminal) {
    for (String text : List.of(terminal.out(), terminal.err())) {
      assertThat(text.chars().filter(c -> c != '\n').mapToObj(c -> (char) c))
          .noneMatch(Printable::isControl);
    }
  }

  private Path table(String name, int rows, String color) throws IOException {
    StringBuilder text = new StringBuilder("age,\"" + RED + "\nco\u202elor\"\n");
    for (int row = 0; row < rows; row++) {
      text.append(20 + row % 7)
          .append(",\"")
          .append(row % 3 == 0 ? color : RED + "x")
          .append("\"\n");
    }
    return Files.writeString(directory.resolve(name), text);
  }

  @Test
  void inColumnsCellsAndNamesOfFiles() throws IOException {
    Path positive = table(RED + "p\n.csv", 40, "a");
    Path unlabeled = table("u.csv", 60, "b\nc");
    Path model = directory.resolve("model.pubn");
    Terminal train =
        Commands.run(
            "train",
            "--model=linear",
            "--method=nnpu",
            "--rate=0.01",
            "--epochs=2",
            "--prior=0.4",
            "--positive",
            positive,
            "--unlabeled",
            unlabeled,
            "--out",
            model);
    assertThat(train.code()).as(train.err()).isZero();
    assertHarmless(train);
    assertThat(train.out()).contains(SHOWN + "p\\n.csv").contains(SHOWN + " co\\u202elor");

    Terminal inspect = Commands.done("inspect", model);
    assertHarmless(inspect);
    assertThat(inspect.out()).contains(SHOWN + "\\nco\\u202elor");
  }

  @Test
  void inMistakes() throws IOException {
    Path model = SavedModels.table(directory);
    Path rows =
        Files.writeString(directory.resolve("rows.csv"), "age,job\n\"" + RED + "old\n\",cook\n");
    for (Terminal terminal :
        List.of(
            Commands.run("predict", "--model", model, "--input", rows),
            Commands.run("inspect", directory.resolve(RED + "\n.pubn")),
            Commands.run("train", "--" + RED),
            Commands.run("evaluate", "--model", model, "--input", rows, "--label", RED))) {
      assertThat(terminal.code()).isEqualTo(2);
      assertThat(terminal.err()).contains(SHOWN);
      assertHarmless(terminal);
    }
  }

  @Test
  void longCellsAreNotQuotedInFull() throws IOException {
    Path model = SavedModels.table(directory);
    Path rows =
        Files.writeString(
            directory.resolve("rows.csv"), "age,job\n" + "x".repeat(1_000_000) + ",cook\n");
    Terminal terminal = Commands.run("predict", "--model", model, "--input", rows);
    assertThat(terminal.code()).isEqualTo(2);
    assertThat(terminal.err()).hasSizeLessThan(500).contains("x… (1000000 characters)\"");
  }

  @Test
  void helpIsPrintedAsItIs() {
    assertThat(Commands.done("train", "--help").out()).contains("--positive").contains("\n");
  }
}
