package org.pubn.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.pubn.app.predict.SmallModel;
import org.pubn.modelfile.ClassifierFile;

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
    assertThat(terminal.err()).isEqualTo("1 row scored, 1 positive" + System.lineSeparator());
  }

  @Test
  void filesMayBePacked() throws IOException {
    Path output = directory.resolve("out.csv.gz");

    Terminal terminal = predict("--out", output.toString(), "--quiet");

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
  void theHighestScoresComeFirst() throws IOException {
    Files.writeString(input, "id,x,job\n7,1,a\n8,-1,a\n9,2,a\n10,1,a\n");

    assertThat(ids(predict("--sort").out())).containsExactly("9", "7", "10", "8");
    assertThat(predict("--sort", "--threads", "1").out()).isEqualTo(predict("--sort").out());
  }

  @Test
  void theTopIsCalledPositiveWhateverTheThreshold() throws IOException {
    Files.writeString(input, "id,x,job\n7,1,a\n8,-1,a\n9,2,a\n10,1,a\n");

    Terminal two = predict("--top", "2");
    assertThat(ids(two.out())).containsExactly("7", "8", "9", "10");
    assertThat(predictions(two.out())).containsExactly("1", "0", "1", "0");
    assertThat(two.err()).startsWith("4 rows scored, 2 positive");
    assertThat(predictions(predict("--top", "0.75", "--sort").out()))
        .containsExactly("1", "1", "1", "0");
    assertThat(predictions(predict("--top", "99").out())).containsOnly("1");
    assertThat(predict("--top", "2.5").err())
        .contains("--top 2.5: must be a whole number of rows, or a share in (0, 1)");
    assertThat(predict("--top", "many").code()).isEqualTo(2);
    assertThat(predict("--top", "2", "--threshold", "1").err())
        .contains("--top 2: is given with a threshold; give one of them");
  }

  private static List<String> ids(String csv) {
    return csv.lines().skip(1).map(line -> line.substring(0, line.indexOf(','))).toList();
  }

  private static List<String> predictions(String csv) {
    return csv.lines().skip(1).map(line -> line.substring(line.lastIndexOf(',') + 1)).toList();
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
    assertThat(missing.err()).startsWith("pubn: --model none.pubn: there is no such file");
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
  void noThreadsAreRefused() {
    Terminal terminal = predict("--threads", "0");

    assertThat(terminal.code()).isEqualTo(2);
    assertThat(terminal.err()).startsWith("pubn: --threads 0: must be at least 1");
  }

  @Test
  void outputNeedsADirectory() {
    Path output = directory.resolve("none").resolve("out.csv");

    Terminal terminal = predict("--output", output.toString());

    assertThat(terminal.code()).isEqualTo(2);
    assertThat(terminal.err())
        .isEqualTo("pubn: " + output + ": its directory does not exist" + System.lineSeparator());
  }

  @Test
  void formulasAreDefusedOnDemand() throws IOException {
    Files.writeString(
        input,
        "id,x,job,=note\n=1+1,1,a,@SUM(A1)\n-2.5e3,1,a,\" =cmd|'/c calc'!A1\"\n+a,1,a,\"-1,2\"\n");

    assertThat(predict("--keep", "id,=note").out()).contains("\n=1+1,@SUM(A1),");
    assertThat(predict("--keep", "id,=note", "--defuse-formulas").out())
        .startsWith("id,'=note,score,probability,prediction\n")
        .contains("\n'=1+1,'@SUM(A1),", "\n-2.5e3,' =cmd|'/c calc'!A1,", "\n'+a,\"'-1,2\",");
  }

  @Test
  void standardInputIsATable() {
    InputStream before = System.in;
    System.setIn(new ByteArrayInputStream("id;x;job\n7;1;a\n".getBytes(StandardCharsets.UTF_8)));
    try {
      assertThat(Terminal.run("predict", "--model", model.toString(), "--input", "-", "--quiet"))
          .isEqualTo(new Terminal(0, SCORED, ""));
    } finally {
      System.setIn(before);
    }
  }

  /** A pipe is read once, which suffices to score a table, but not to learn from documents. */
  @Test
  @Timeout(60)
  @EnabledOnOs(OS.LINUX)
  void pipesAreReadWhereOnceIsEnough() throws IOException, InterruptedException {
    Path pipe = directory.resolve("pipe.csv");
    Path lines = directory.resolve("pipe.txt");
    assertThat(new ProcessBuilder("mkfifo", pipe.toString(), lines.toString()).start().waitFor())
        .isZero();
    Thread writer =
        new Thread(
            () -> {
              try {
                Files.writeString(pipe, "id,x,job\n7,1,a\n");
              } catch (IOException e) {
                throw new UncheckedIOException(e);
              }
            });
    writer.start();
    input = pipe;

    assertThat(predict("--quiet")).isEqualTo(new Terminal(0, SCORED, ""));
    writer.join();
    assertThat(
            Terminal.run(
                "train",
                "--positive=" + lines,
                "--unlabeled=" + lines,
                "--out=" + directory.resolve("m.pubn")))
        .isEqualTo(
            new Terminal(
                2,
                "",
                "pubn: %s: is a pipe, and must be read more than once; save it to a file first\n"
                    .formatted(lines)));
  }
}
