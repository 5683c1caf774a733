package org.pubn.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;

/**
 * Every option of every command with values that nobody means: the command does its work, or
 * refuses in one sentence that is fit to be printed.
 */
class OptionValuesTest {

  private static final List<String> VALUES =
      List.of(
          "NaN",
          "-1",
          "0",
          "1e400",
          "",
          "  ",
          "x",
          "x".repeat(5000),
          "2147483648",
          "9223372036854775808",
          "-Infinity",
          "1,2",
          "\u001b[31mred\u0007");

  /** Names of files go anywhere, and these options take any text. */
  private static final List<String> ANY = List.of("--out", "--data-dir", "--help", "--version");

  /** The longest message, and the line that names the help. */
  private static final int LONGEST = 2200;

  @TempDir private Path directory;
  private String positive = "";
  private String unlabeled = "";
  private String labeled = "";
  private String model = "";

  @BeforeEach
  void write() throws IOException {
    List<String> p = new ArrayList<>(List.of("age,job"));
    List<String> u = new ArrayList<>(List.of("age,job"));
    List<String> y = new ArrayList<>(List.of("age,job,y"));
    for (int i = 0; i < 30; i++) {
      p.add(String.format(Locale.ROOT, "%d,%s", 50 + i % 7, i % 3 == 0 ? "cook" : "admin."));
      u.add(String.format(Locale.ROOT, "%d,%s", 20 + i % 11, i % 2 == 0 ? "cook" : "admin."));
      y.add(u.get(i + 1) + "," + i % 2);
    }
    positive = Files.write(directory.resolve("p.csv"), p).toString();
    unlabeled = Files.write(directory.resolve("u.csv"), u).toString();
    labeled = Files.write(directory.resolve("y.csv"), y).toString();
    model = SavedModels.table(directory).toString();
  }

  /** Runs a command once for every option and value, and counts the refusals. */
  private int refusals(String... usual) {
    int refused = 0;
    CommandLine command =
        Objects.requireNonNull(Main.commandLine(usual).getSubcommands().get(usual[0]));
    for (OptionSpec option : command.getCommandSpec().options()) {
      if (ANY.contains(option.longestName())) {
        continue;
      }
      for (String value : VALUES) {
        String[] arguments =
            Stream.concat(
                    Stream.of(usual).filter(given -> !isFor(option, given)),
                    Stream.of(option.longestName() + "=" + value))
                .toArray(String[]::new);
        refused += assertSentence(Terminal.run(arguments), option.longestName() + "=" + value);
      }
    }
    return refused;
  }

  private static boolean isFor(OptionSpec option, String given) {
    return given.equals(option.longestName()) || given.startsWith(option.longestName() + "=");
  }

  private static int assertSentence(Terminal terminal, String what) {
    if (terminal.code() == 0) {
      return 0;
    }
    assertThat(terminal.code()).as("%s: %s", what, terminal.err()).isEqualTo(2);
    assertThat(terminal.err())
        .as(what)
        .startsWith("pubn: ")
        .doesNotContain("\tat ", "org.pubn", "Could not invoke");
    assertThat(terminal.err().length()).as(what).isLessThan(LONGEST);
    assertThat(terminal.err().lines().filter(line -> !line.startsWith("Try '"))).hasSize(1);
    assertThat(terminal.err().replace("\n", "").chars())
        .as(what)
        .noneMatch(Character::isISOControl);
    return 1;
  }

  @Test
  void ofTrain() {
    assertThat(
            refusals(
                "train",
                "--positive=" + positive,
                "--unlabeled=" + unlabeled,
                "--prior=0.5",
                "--method=nnpu",
                "--model=linear",
                "--rate=0.01",
                "--epochs=1",
                "--threads=1",
                "--quiet",
                "--no-numbers",
                "--out=" + directory.resolve("out.pubn")))
        .isGreaterThan(300);
  }

  @Test
  void ofPredict() {
    assertThat(
            refusals(
                "predict",
                "--model=" + model,
                "--input=" + unlabeled,
                "--quiet",
                "--out=" + directory.resolve("out.csv")))
        .isGreaterThan(60);
  }

  @Test
  void ofEvaluate() {
    assertThat(
            refusals(
                "evaluate",
                "--model=" + model,
                "--input=" + labeled,
                "--label=y",
                "--resamples=10",
                "--out=" + directory.resolve("out")))
        .isGreaterThan(80);
  }

  /** Those that take long, on files that are not there: what is wrong is told before or after. */
  @Test
  void ofTheOthers() {
    String nowhere = directory.resolve("nowhere.csv").toString();
    for (String command : List.of("prior", "advise", "weights")) {
      assertThat(refusals(command, "--positive=" + nowhere, "--unlabeled=" + nowhere, "--quiet"))
          .as(command)
          .isGreaterThan(100);
    }
    assertThat(refusals("serve", "--model=" + nowhere)).isGreaterThan(60);
    assertThat(refusals("export", model, "--onnx=" + model)).isGreaterThan(5);
  }
}
