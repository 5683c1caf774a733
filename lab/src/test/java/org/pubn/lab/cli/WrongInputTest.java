package org.pubn.lab.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pubn.app.cli.Terminal;

/** A mistake of the user: exit code 2, a sentence on standard error, and nothing written. */
class WrongInputTest {

  @TempDir private Path directory;

  private Path out() {
    return directory.resolve("out");
  }

  private void assertRefused(String sentence, String... arguments) throws IOException {
    Terminal terminal = Terminal.run(arguments);

    assertThat(terminal.code()).isEqualTo(2);
    assertThat(terminal.err())
        .startsWith("pubn: ")
        .contains(sentence)
        .doesNotContain("\tat ")
        .doesNotContain("Exception");
    assertThat(terminal.out()).isEmpty();
    try (Stream<Path> files = Files.list(directory)) {
      assertThat(files).as("files").isEmpty();
    }
  }

  private void assertReproduceRefused(String sentence, String name, String... more)
      throws IOException {
    String[] arguments = new String[more.length + 4];
    arguments[0] = "reproduce";
    arguments[1] = name;
    arguments[2] = "--out";
    arguments[3] = out().toString();
    System.arraycopy(more, 0, arguments, 4, more.length);
    assertRefused(sentence, arguments);
  }

  @Test
  void unknownCommand() throws IOException {
    assertRefused("Unmatched argument at index 0: \"reproduec\"", "reproduec");
    assertThat(Terminal.run("reproduec").err()).contains("Try 'pubn --help'");
  }

  @Test
  void unknownOption() throws IOException {
    assertReproduceRefused("Unknown option: \"--trails\"", "table1", "--trails");
    assertThat(Terminal.run("demo", "--trails").err()).contains("Try 'pubn demo --help'");
  }

  @Test
  void missingName() throws IOException {
    assertRefused("Missing required parameter: \"NAME\"", "reproduce");
  }

  @Test
  void missingSubcommand() throws IOException {
    assertRefused("Missing required subcommand", "datasets");
    assertThat(Terminal.run("datasets", "fetch").err()).contains("Try 'pubn datasets fetch");
  }

  @Test
  void unknownExperiment() throws IOException {
    assertReproduceRefused("experiment table2: must be one of table1, tau, rho,", "table2");
    assertReproduceRefused(
        "experiment table2: must be one of table1, tau,", "table2", "--methods", "pubn");
  }

  @Test
  void unknownMethod() throws IOException {
    assertReproduceRefused(
        "method svm: must be one of naive, pn, upu,", "table1", "--methods", "pubn,svm");
  }

  @Test
  void anEncoderForAnExperimentWithFeaturesOfItsOwn() throws IOException {
    assertReproduceRefused(
        "--encoder minilm: experiment text-supplement has features of its own",
        "text-supplement",
        "--encoder",
        "minilm");
  }

  @Test
  void settingsOfAnEarlierRun() throws IOException {
    assertReproduceRefused(
        "run.json: does not exist; give a directory that was the --out of an experiment",
        "table1",
        "--settings-of",
        "nowhere");
    assertReproduceRefused(
        "--settings-of nowhere: can be given for table1 and compare only",
        "text-supplement",
        "--settings-of",
        "nowhere");
    assertReproduceRefused(
        "--settings-of nowhere: goes without --select, they are chosen already",
        "table1",
        "--select",
        "--settings-of",
        "nowhere");
  }

  @Test
  void ensembles() throws IOException {
    assertReproduceRefused("--ensemble 0: must be at least 1", "table1", "--ensemble", "0");
    assertReproduceRefused(
        "--ensemble 3: can be given for table1 and compare only", "tau", "--ensemble", "3");
    assertReproduceRefused(
        "--estimate-priors: can be given for table1 and compare only", "tau", "--estimate-priors");
  }

  @Test
  void methodsOfATableThatHasItsOwn() throws IOException {
    assertReproduceRefused(
        "--methods pubn: can be given for table1 and compare only", "tau", "--methods", "pubn");
  }

  @Test
  void tasksThatDoNotExist() throws IOException {
    assertReproduceRefused(
        "--tasks mnist/9*: matches none of mnist/pu, mnist/135", "table1", "--tasks", "mnist/9*");
  }

  @Test
  void tasksThatTheExperimentDoesNotHave() throws IOException {
    assertReproduceRefused(
        "--tasks mnist/pu: matches no task of experiment rho", "rho", "--tasks", "mnist/pu");
  }

  @Test
  void aPatternThatIsNone() throws IOException {
    assertReproduceRefused("--tasks mnist/[: is not a pattern", "table1", "--tasks", "mnist/[");
  }

  @Test
  void numbersOutOfRange() throws IOException {
    assertReproduceRefused("trials 0: must be at least 1", "table1", "--trials", "0");
    assertReproduceRefused("threads -1: must be at least 1", "table1", "--threads", "-1");
  }

  @Test
  void wordsForNumbers() throws IOException {
    assertReproduceRefused(
        "--threads \"x\": must be a whole number from -2147483648 to 2147483647",
        "table1",
        "--threads",
        "x");
    assertReproduceRefused(
        "--seed \"1.5\": must be a whole number of at most 64 bits", "table1", "--seed", "1.5");
  }

  @Test
  void aFileForADirectory() throws IOException {
    Path file = Files.createFile(out());
    Terminal terminal =
        Terminal.run("reproduce", "table1", "--tasks", "toy/*", "--out", file.toString());

    assertThat(terminal.code()).isEqualTo(2);
    assertThat(terminal.err())
        .isEqualTo("pubn: --out " + file + ": is a file, must be a directory\n");
    assertThat(file).isEmptyFile();
  }

  @Test
  void aReportOfNothing() throws IOException {
    assertRefused(
        "run.json: does not exist; give a directory that was the --out of an experiment",
        "report",
        directory.toString());
    assertRefused("Missing required parameter: \"DIR\"", "report");
  }

  @Test
  void noCommandAtAllShowsTheHelp() {
    Terminal terminal = Terminal.run();

    assertThat(terminal.code()).isEqualTo(2);
    assertThat(terminal.out()).startsWith("Usage: pubn").contains("reproduce");
  }

  @Test
  void aStudyOfAnotherNameIsRefused() {
    Terminal terminal = Terminal.run("study", "methods");

    assertThat(terminal.code()).isEqualTo(2);
    assertThat(terminal.err()).startsWith("pubn: study methods: must be priors");
  }
}
