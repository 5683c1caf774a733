package org.pubn.app.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pubn.files.SmallTables;

/**
 * Mistakes in the arguments or files of {@code train} and {@code inspect}: a sentence, no files.
 */
class TrainWrongInputTest {

  @TempDir private Path directory;
  private String positive = "";
  private String unlabeled = "";
  private String negative = "";
  private String labeled = "";

  @BeforeEach
  void setUp() {
    SmallTables tables = new SmallTables(directory);
    positive = tables.positive().toString();
    unlabeled = tables.unlabeled().toString();
    negative = tables.negative().toString();
    labeled = tables.labeled().toString();
  }

  private void assertRefused(String sentence, String... arguments) throws IOException {
    List<String> all = new ArrayList<>(List.of("train", "--quiet"));
    all.addAll(List.of("--out", directory.resolve("model.pubn").toString()));
    all.addAll(List.of(arguments));
    Terminal terminal = Terminal.run(all.toArray(String[]::new));

    assertThat(terminal.err())
        .startsWith("pubn: ")
        .contains(sentence)
        .doesNotContain("\tat ")
        .doesNotContain("Exception");
    assertThat(terminal.code()).isEqualTo(2);
    try (Stream<Path> files = Files.list(directory)) {
      assertThat(files.map(file -> file.getFileName().toString()))
          .as("files")
          .noneMatch(name -> name.startsWith("model") || name.startsWith("."));
    }
  }

  private void assertRefusedOnThree(String sentence, String... more) throws IOException {
    List<String> all = new ArrayList<>(List.of("--positive", positive));
    all.addAll(List.of("--unlabeled", unlabeled, "--negative", negative));
    all.addAll(List.of(more));
    assertRefused(sentence, all.toArray(String[]::new));
  }

  @Test
  void priorsThatDoNotFit() throws IOException {
    assertRefusedOnThree("rho 0.8 and the estimated prior 0.", "--rho", "0.8");
    assertRefused(
        "--rho 0.2: needs negative rows, and there are none",
        "--positive",
        positive,
        "--unlabeled",
        unlabeled,
        "--prior",
        "0.4",
        "--rho",
        "0.2");
  }

  @Test
  void inputsAreNotWrittenOver() throws IOException {
    byte[] before = Files.readAllBytes(Path.of(positive));

    Terminal terminal =
        Terminal.run("train", "--positive", positive, "--unlabeled", unlabeled, "--out", positive);

    assertThat(terminal.code()).isEqualTo(2);
    assertThat(terminal.err()).startsWith("pubn: " + positive + ": is one of the inputs");
    assertThat(Path.of(positive)).hasBinaryContent(before);
  }

  @Test
  void priorsOutOfRange() throws IOException {
    assertRefusedOnThree("--prior 1.3: must lie in (0, 1)", "--prior", "1.3");
    assertRefusedOnThree("--rho -0.1: must lie in [0, 1)", "--rho", "-0.1");
    assertRefusedOnThree(
        "--prior 0.6 and rho 0.5: their sum must be less than 1", "--prior", "0.6", "--rho", "0.5");
    assertRefusedOnThree(
        "--prior 0.4..0.2: the first number of an interval must not be the greater one",
        "--prior",
        "0.4..0.2");
    assertRefusedOnThree(
        "--prior 0.2..x: must be a number such as 0.4 or an interval such as 0.35..0.45",
        "--prior",
        "0.2..x");
    assertRefusedOnThree("--prior 0.0: must lie in (0, 1)", "--prior", "0..0.2");
    assertRefusedOnThree(
        "--rho 0 to 0.2: trainings take the low end of a range, which must be more than 0",
        "--rho",
        "0..0.2");
  }

  @Test
  void filesThatAreMissing() throws IOException {
    assertRefused("--positive: is missing; give --positive and --unlabeled, or --input");
    assertRefused("--unlabeled: is missing", "--positive", positive);
    assertRefused(
        "nowhere.csv: is not a file", "--positive", "nowhere.csv", "--unlabeled", unlabeled);
    assertRefused("give either --input or --positive", "--input", labeled, "--positive", positive);
    assertRefused("--label: is missing", "--input", labeled);
    assertRefusedOnThree("--label bought: goes with --input", "--label", "bought");
  }

  @Test
  void numbersOutOfRange() throws IOException {
    assertRefusedOnThree("rate 2.0: must lie in (0, 1]", "--rate", "2");
    assertRefusedOnThree("epochs 0: must be at least 1", "--epochs", "0");
    assertRefusedOnThree("method svm: must be one of auto, naive, pn", "--method", "svm");
    assertRefusedOnThree(
        "--select-by f1: must be one of sigmoid, zero-one, auc, lee-liu", "--select-by", "f1");
    assertRefusedOnThree(
        "--select-by auc: method pu-pn has parts with losses of their own",
        "--select-by",
        "auc",
        "--method",
        "pu-pn",
        "--prior",
        "0.4",
        "--rho",
        "0.3");
    assertRefusedOnThree("model svm: must be one of linear, mlp", "--model", "svm");
    assertRefusedOnThree("cost 3: must be two numbers FP:FN", "--cost", "3");
    assertRefusedOnThree("precision 2.0: must lie in (0, 1)", "--precision", "2");
    assertRefusedOnThree("--cost=FP:FN, --precision=P", "--cost", "1:2", "--precision", "0.9");
    assertRefusedOnThree(
        "tau 0.7: method nnpu has only rate", "--method", "nnpu", "--tau", "0.7", "--prior", "0.4");
  }

  @Test
  void columnsThatAreNot() throws IOException {
    assertRefusedOnThree("column \"age\": must be one of", "--ignore", "age");
    assertRefused("column \"sold\": must be one of", "--input", labeled, "--label", "sold");
    assertRefused(
        "label \"1\": is not recognized",
        "--input",
        labeled,
        "--label",
        "bought",
        "--positive-label",
        "yes");
  }

  @Test
  void aPlaceThatCannotBeWritten() throws IOException {
    Terminal terminal =
        Terminal.run(
            "train",
            "--positive",
            positive,
            "--unlabeled",
            unlabeled,
            "--out",
            directory.resolve("no/model.pubn").toString());

    assertThat(terminal.code()).isEqualTo(2);
    assertThat(terminal.err()).endsWith("model.pubn: its directory does not exist\n");
  }

  @Test
  void aFileOfSomethingElseIsNotReplaced() throws IOException {
    Path letter = Files.writeString(directory.resolve("letter.txt"), "Dear Sir");
    Path people = Files.writeString(directory.resolve("people.json"), "[]");

    for (String name : new String[] {"letter.txt", "people.pubn"}) {
      Terminal terminal =
          Terminal.run(
              "train",
              "--positive",
              positive,
              "--unlabeled",
              unlabeled,
              "--out",
              directory.resolve(name).toString());

      assertThat(terminal.code()).isEqualTo(2);
      assertThat(terminal.out()).as("nothing was read").isEmpty();
      assertThat(terminal.err())
          .containsPattern("(letter.txt: exists and is not a model|people.json: exists and is not)")
          .endsWith("; remove it, or choose another name\n");
    }
    assertThat(letter).hasContent("Dear Sir");
    assertThat(people).hasContent("[]");
  }

  /** Not even the administrator writes there. */
  @Test
  void aDirectoryThatCannotBeWrittenIsFoundOutBeforeTraining() {
    assumeTrue(Files.isDirectory(Path.of("/proc")), "there is no /proc");
    Terminal terminal =
        Terminal.run(
            "train", "--positive", positive, "--unlabeled", unlabeled, "--out", "/proc/m.pubn");

    assertThat(terminal.code()).isEqualTo(2);
    assertThat(terminal.out()).as("nothing was read").isEmpty();
    assertThat(terminal.err())
        .startsWith("pubn: /proc/m.pubn: nothing can be written into its directory: ");
  }

  @Test
  void aModelThatIsNone() {
    Terminal missing = Terminal.run("inspect", directory.resolve("m.pubn").toString());
    Terminal table = Terminal.run("inspect", positive);

    assertThat(missing.code()).isEqualTo(2);
    assertThat(missing.err()).endsWith("m.pubn: there is no such file\n");
    assertThat(table.code()).isEqualTo(2);
    assertThat(table.err()).startsWith("pubn: ").contains("not a classifier file");
  }
}
