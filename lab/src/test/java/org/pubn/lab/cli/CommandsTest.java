package org.pubn.lab.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.pubn.app.cli.ReportPrinter;
import org.pubn.app.cli.Terminal;
import org.pubn.lab.demo.FakeDemo;
import org.pubn.lab.experiment.Experiments;

class CommandsTest {

  @TempDir private Path directory;

  private Terminal reproduce(String... more) {
    List<String> arguments =
        new ArrayList<>(List.of("reproduce", "table1", "--tasks", "toy/*", "--trials", "2"));
    arguments.addAll(List.of("--out", directory.toString()));
    arguments.addAll(List.of(more));
    return Terminal.run(arguments.toArray(String[]::new));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "demo",
        "reproduce",
        "report",
        "study",
        "datasets",
        "train",
        "inspect",
        "predict",
        "evaluate",
        "prior",
        "export",
        "serve",
        "generate-completion"
      })
  void everyCommandExplainsItself(String command) {
    Terminal terminal = Terminal.run(command, "--help");

    assertThat(terminal.code()).isZero();
    assertThat(terminal.out()).startsWith("Usage: pubn " + command);
    assertThat(terminal.err()).isEmpty();
  }

  @Test
  void theHelpNamesEveryExperiment() {
    assertThat(Terminal.run("reproduce", "--help").out().replaceAll("\\s+", " "))
        .contains(String.join(", ", Experiments.names()));
  }

  @Test
  void theProgramKnowsItsVersion() {
    Terminal terminal = Terminal.run("--version");

    assertThat(terminal.code()).isZero();
    assertThat(terminal.out()).matches("pubn \\d+\\.\\d+\\.\\d+\\R");
  }

  @Test
  void completionIsAScript() {
    Terminal terminal = Terminal.run("generate-completion");

    assertThat(terminal.code()).isZero();
    assertThat(terminal.out())
        .startsWith("#!/usr/bin/env bash")
        .contains("figure-pca", "_pubn_train", "_pubn_inspect", "--positive-label", "pubn-n");
  }

  @Test
  void resultsGoToStandardOutputAndProgressToStandardError() throws IOException {
    Terminal terminal = reproduce("--seed", "3");

    assertThat(terminal.code()).isZero();
    assertThat(terminal.out())
        .startsWith("Effectiveness of the methods (Table 1) (2 trials, seeds 3 to 4)\n")
        .contains("PUbN(\\N) (%)", "toy/above")
        .endsWith("Page with all figures: " + directory.resolve("report.html") + "\n")
        .doesNotContain("trial 1: error");
    assertThat(terminal.err()).contains("nnpnu on toy/above, trial 1: error ");
    assertThat(Files.readString(directory.resolve("run.json")))
        .contains("./pubn reproduce table1 --tasks toy/* --trials 2 --out " + directory);
  }

  @Test
  void quietMeansNoProgress() {
    assertThat(reproduce("--quiet", "--methods", "nnpu").err()).isEmpty();
  }

  @Test
  void theSameCommandGoesOnAndTheReportIsMadeAgain() throws IOException {
    Terminal first = reproduce("--quiet");
    String results = Files.readString(directory.resolve("results.jsonl"));
    Terminal second = reproduce("--quiet");
    Files.delete(directory.resolve("tables.txt"));
    Terminal report = Terminal.run("report", directory.toString());

    assertThat(second).isEqualTo(first);
    assertThat(report).isEqualTo(first);
    assertThat(directory.resolve("tables.txt")).isNotEmptyFile();
    assertThat(directory.resolve("results.jsonl")).hasContent(results);
  }

  @Test
  void methodsCanBeChosen() {
    Terminal terminal = reproduce("--quiet", "--methods", "pubn,oracle");

    assertThat(terminal.code()).isZero();
    assertThat(terminal.out()).contains("oracle PN (%)").doesNotContain("nnPNU");
  }

  @Test
  void anExperimentThatIsNotFinishedIsReportedAsFarAsItHasCome() throws IOException {
    reproduce("--quiet", "--methods", "nnpu");
    Path results = directory.resolve("results.jsonl");
    List<String> lines = Files.readAllLines(results);
    Files.write(results, lines.subList(0, lines.size() - 1));
    Terminal terminal = Terminal.run("report", directory.toString());

    assertThat(terminal.code()).isZero();
    assertThat(terminal.out())
        .startsWith("Effectiveness of the methods (Table 1) (2 trials, seeds 0 to 1; not finished)")
        .contains("Not finished: 1 of 2 trials of toy/above.");

    Files.writeString(results, "");
    assertThat(Terminal.run("report", directory.toString()).err())
        .startsWith("pubn: no task has a trial with all its outcomes yet (toy/pu, toy/above)");
  }

  @Test
  void aFileOfAnotherExperimentIsLeftAlone() throws IOException {
    reproduce("--quiet", "--methods", "nnpu");
    String before = Files.readString(directory.resolve("results.jsonl"));
    Terminal terminal =
        Terminal.run("reproduce", "rho", "--tasks", "toy/*", "--out", directory.toString());

    assertThat(terminal.code()).isEqualTo(2);
    assertThat(terminal.err()).contains("belongs to experiment table1, not rho");
    assertThat(directory.resolve("results.jsonl")).hasContent(before);
  }

  @Test
  void theReportOfADemonstrationIsMadeAgain() throws IOException {
    FakeDemo.write(directory);
    Files.delete(directory.resolve("report.html"));
    Terminal terminal = Terminal.run("report", directory.toString());

    assertThat(terminal.code()).isZero();
    assertThat(terminal.out())
        .startsWith("Even or odd?")
        .contains("PUbN", "4.05 ± 0.27", "Page with all figures: ");
    assertThat(terminal.err()).isEmpty();
    assertThat(directory.resolve("report.html")).isNotEmptyFile();
  }

  @ParameterizedTest
  @CsvSource({"80, 80", "200, 200", "20, 40", "'', 100", "wide, 100", "0, 100", "-5, 100"})
  void tablesAreAsWideAsTheTerminal(String columns, int width) {
    assertThat(ReportPrinter.width(Map.of("COLUMNS", columns))).isEqualTo(width);
    assertThat(ReportPrinter.width(Map.of())).isEqualTo(100);
  }
}
