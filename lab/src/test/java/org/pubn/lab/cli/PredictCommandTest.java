package org.pubn.lab.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pubn.classify.ClassifierFile;
import org.pubn.lab.predict.SmallModel;

class PredictCommandTest {

  private static final String SCORED = "id,score,probability,prediction\n7,3.0,0.95257413,1\n";

  @TempDir private Path directory;
  private Path model;
  private Path input;

  @BeforeEach
  void makeModel() throws IOException {
    model = directory.resolve("model.pubn");
    ClassifierFile.save(SmallModel.ofTable(directory), model);
    input = Files.writeString(directory.resolve("in.csv"), "id,x,job\n7,1,a\n");
  }

  private Terminal predict(String... more) {
    List<String> arguments =
        new ArrayList<>(
            List.of("predict", "--model", model.toString(), "--input", input.toString()));
    arguments.addAll(List.of(more));
    return Terminal.run(arguments.toArray(String[]::new));
  }

  @Test
  void onlyScoresGoToStandardOutput() {
    Terminal terminal = predict();

    assertThat(terminal.code()).isZero();
    assertThat(terminal.out()).isEqualTo(SCORED);
    assertThat(terminal.err()).isEqualTo("1 rows scored, 1 positive" + System.lineSeparator());
  }

  @Test
  void filesMayBePacked() throws IOException {
    Path output = directory.resolve("out.csv.gz");

    Terminal terminal = predict("--output", output.toString(), "--quiet");

    assertThat(terminal.code()).isZero();
    assertThat(terminal.out()).isEmpty();
    assertThat(terminal.err()).isEmpty();
    try (InputStream in = new GZIPInputStream(Files.newInputStream(output))) {
      assertThat(new String(in.readAllBytes(), StandardCharsets.UTF_8)).isEqualTo(SCORED);
    }
  }

  @Test
  void tabsSeparateTsv() throws IOException {
    Path output = directory.resolve("out.tsv");

    predict("--output", output.toString(), "--keep", "job,x", "--threshold", "3");

    assertThat(Files.readString(output))
        .isEqualTo("x\tjob\tscore\tprobability\tprediction\n1\ta\t3.0\t0.95257413\t0\n");
  }

  @Test
  void mistakesLeaveNothingBehind() throws IOException {
    Files.writeString(input, "id,x,job\n7,1,a\n8,12k,a\n");
    Path output = directory.resolve("out.csv");

    Terminal terminal = predict("--output", output.toString());

    assertThat(terminal.code()).isEqualTo(2);
    assertThat(terminal.err())
        .isEqualTo(
            "pubn: "
                + input
                + ": line 3, column \"x\": \"12k\" is not a number"
                + System.lineSeparator());
    try (Stream<Path> files = Files.list(directory)) {
      assertThat(files).containsExactlyInAnyOrder(model, input);
    }
  }

  @Test
  void impossibleFilesAreRefused() {
    assertThat(predict("--output", "out.xls").err())
        .isEqualTo(
            "pubn: out.xls: its name must end in .csv, .tsv, .csv.gz or .tsv.gz"
                + System.lineSeparator());
    Terminal missing = Terminal.run("predict", "--model", "none.pubn", "--input", "none.csv");
    assertThat(missing.code()).isEqualTo(2);
    assertThat(missing.err()).startsWith("pubn: --model none.pubn: is not a file");
  }

  @Test
  void theInputIsNotWrittenOver() throws IOException {
    byte[] before = Files.readAllBytes(input);

    Terminal terminal = predict("--output", input.toString());

    assertThat(terminal.code()).isEqualTo(2);
    assertThat(terminal.err()).startsWith("pubn: " + input + ": is one of the inputs");
    assertThat(input).hasBinaryContent(before);
  }

  @Test
  void outputNeedsADirectory() {
    Path output = directory.resolve("none").resolve("out.csv");

    Terminal terminal = predict("--output", output.toString());

    assertThat(terminal.code()).isEqualTo(1);
    assertThat(terminal.err())
        .isEqualTo("pubn: " + output + ": its directory does not exist" + System.lineSeparator());
  }
}
