package org.pubn.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Numbers that are finite but so large that scores are not. */
class HugeNumbersTest {

  private static final String OVERFLOW =
      ": the score of a row overflows: its values, or the weights of the model, are too large\n";

  @TempDir private Path directory;

  private static void assertRefused(Path file, Object... arguments) {
    assertThat(Commands.run(arguments)).isEqualTo(new Terminal(2, "", "pubn: " + file + OVERFLOW));
  }

  private Path rows() throws IOException {
    return Files.writeString(directory.resolve("rows.svm"), "1 1:1\n0 1:3e38 2:3e38\n");
  }

  @Test
  void inRows() throws IOException {
    Path model = SavedModels.vectors(directory);
    Path output = directory.resolve("out.csv");
    assertRefused(rows(), "predict", "--model", model, "--input", rows(), "--output", output);
    assertThat(output).doesNotExist();
    assertRefused(
        rows(), "evaluate", "--model", model, "--input", rows(), "--out", directory.resolve("e"));
  }

  @Test
  void beyondWhatAFloatHolds() throws IOException {
    Path model = SavedModels.table(directory);
    Path rows = Files.writeString(directory.resolve("rows.csv"), "age,job\n1e39,cook\n");
    assertThat(Commands.run("predict", "--model", model, "--input", rows))
        .isEqualTo(
            new Terminal(
                2,
                "",
                "pubn: "
                    + rows
                    + ": line 2, column \"age\": \"1e39\" is too large a number, must lie in"
                    + " -3.4e38 … 3.4e38\n"));
  }

  @Test
  void inModels() throws IOException {
    Path model = SavedModels.linear(directory, 3e38f, 3e38f, 3e38f);
    Path onnx = directory.resolve("model.onnx");
    assertRefused(model, "export", model, "--onnx", onnx);
    assertThat(onnx).doesNotExist();
    assertThat(Commands.done("inspect", model).out()).contains("linear");
  }
}
