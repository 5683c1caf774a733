package org.pubn.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the files compute is checked in the module that writes them. */
class ExportCommandTest {

  @TempDir private Path directory;

  private Terminal export(Path model, String... more) {
    String file = directory.resolve("model.onnx").toString();
    String[] arguments = new String[4 + more.length];
    System.arraycopy(new String[] {"export", model.toString(), "--onnx", file}, 0, arguments, 0, 4);
    System.arraycopy(more, 0, arguments, 4, more.length);
    return Terminal.run(arguments);
  }

  @Test
  void aModelOfATableTakesItsColumns() throws IOException {
    Terminal terminal = export(SavedModels.table(directory));

    assertThat(terminal.code()).isZero();
    assertThat(terminal.out())
        .startsWith("Wrote " + directory.resolve("model.onnx") + "\nInputs:  age, job\n")
        .contains("\nOutputs: score, probability, prediction\n")
        .containsPattern(
            "\nChecked: scores differ by at most \\d\\.\\de[-+]\\d+ in ONNX Runtime\n");
    assertThat(directory.resolve("model.onnx")).isNotEmptyFile();
  }

  @Test
  void theNetworkAloneTakesFeatures() throws IOException {
    assertThat(export(SavedModels.table(directory), "--features-only").out())
        .contains("Inputs:  features\n");
    assertThat(export(SavedModels.vectors(directory)).out()).contains("Inputs:  features\n");
  }

  @Test
  void mistakesAreSentences() throws IOException {
    Path nothing = directory.resolve("nothing.pubn");
    Path damaged = Files.writeString(directory.resolve("damaged.pubn"), "not a model");
    Path model = SavedModels.vectors(directory);
    Terminal nowhere = Terminal.run("export", model.toString(), "--onnx", "/no/such/place.onnx");

    assertThat(export(nothing))
        .isEqualTo(new Terminal(2, "", "pubn: model " + nothing + ": there is no such file\n"));
    assertThat(export(damaged).code()).isEqualTo(2);
    assertThat(export(damaged).err()).startsWith("pubn: " + damaged + ": not a classifier file");
    assertThat(nowhere.code()).isEqualTo(2);
    assertThat(nowhere.err())
        .isEqualTo("pubn: /no/such/place.onnx: its directory does not exist\n");
  }
}
