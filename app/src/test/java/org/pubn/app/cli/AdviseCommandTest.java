package org.pubn.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pubn.files.SmallTables;

/** The command {@code advise} from files to files. */
class AdviseCommandTest {

  @TempDir private Path directory;
  private String positive = "";
  private String unlabeled = "";
  private String negative = "";
  private SmallTables tables;

  @BeforeEach
  void setUp() {
    tables = new SmallTables(directory);
    positive = tables.positive().toString();
    unlabeled = tables.unlabeled().toString();
    negative = tables.negative().toString();
  }

  private Path out() {
    return directory.resolve("out");
  }

  private static Terminal advise(Path out, String... more) {
    List<String> arguments = new ArrayList<>(List.of("advise", "--quiet", "--out", out.toString()));
    arguments.addAll(List.of(more));
    return Terminal.run(arguments.toArray(String[]::new));
  }

  private Terminal adviseOnThree(Path out, String... more) {
    List<String> arguments = new ArrayList<>(List.of("--positive", positive));
    arguments.addAll(List.of("--unlabeled", unlabeled, "--negative", negative));
    arguments.addAll(List.of(more));
    return advise(out, arguments.toArray(String[]::new));
  }

  private static JsonNode json(Path out) throws IOException {
    return new ObjectMapper().readTree(Files.readString(out.resolve("advice.json")));
  }

  /** The collected negatives are green, and half of the others are blue. */
  @Test
  void everyQuestionIsAnswered() throws IOException {
    Terminal terminal = adviseOnThree(out(), "--prior", "0.4");

    assertThat(terminal.err()).isEmpty();
    assertThat(terminal.code()).isZero();
    assertThat(terminal.out())
        .contains("Read ", "Advice (60 positive, 300 unlabeled and 60 negative rows)")
        .contains("π = 0.400 (given, looked at from 0.350 to 0.450)")
        .contains("Is PU learning needed?", "Are the negatives biased?")
        .contains("Do the negatives help?", "How much depends on the priors?")
        .contains("Next: ", "another seed", "Page with all figures: ");
    JsonNode json = json(out());
    assertThat(json.at("/bias/verdict").asText()).isIn("biased", "slightly-biased");
    assertThat(json.at("/bias/test/pValue").asDouble()).isLessThan(0.001);
    assertThat(json.at("/need/methods")).hasSize(2);
    assertThat(json.at("/benefit/errorDifference/low").asDouble())
        .isLessThanOrEqualTo(json.at("/benefit/errorDifference/high").asDouble());
    assertThat(json.at("/sensitivity/variants")).hasSize(4);
    assertThat(json.at("/priors/pi/source").asText()).isEqualTo("given");
    assertThat(json.at("/priors/rho/source").asText()).isEqualTo("estimated");
    for (String question : List.of("need", "bias", "benefit", "sensitivity")) {
      assertThat(json.at("/" + question + "/sentence").asText()).isNotEmpty();
      assertThat(json.at("/" + question + "/next").asText()).isNotEmpty();
    }
    assertThat(Files.readString(out().resolve("report.html")))
        .contains("table-need", "table-bias", "table-benefit", "table-sensitivity")
        .contains("figure-errors", "How this advice came about");
    assertThat(terminal.out()).doesNotContain("NaN");
    assertThat(json.toString()).doesNotContain("NaN");
  }

  @Test
  void threadsAndTheFormOfTheFilesChangeNothing() throws IOException {
    adviseOnThree(out(), "--prior", "0.4", "--rho", "0.3", "--threads", "1");
    Path other = directory.resolve("other");
    Terminal terminal =
        advise(
            other,
            "--prior",
            "0.4",
            "--rho",
            "0.3",
            "--threads",
            "3",
            "--scenario",
            "two-sample",
            "--input",
            tables.labeled().toString(),
            "--label",
            "bought");

    assertThat(terminal.code()).isZero();
    String first = Files.readString(out().resolve("advice.json"));
    String second = Files.readString(other.resolve("advice.json"));
    assertThat(second.replaceFirst("\"files\".*", ""))
        .isEqualTo(first.replaceFirst("\"files\".*", ""));
  }

  @Test
  void withoutNegativesTwoQuestionsAreNotAsked() throws IOException {
    Terminal terminal =
        advise(out(), "--positive", positive, "--unlabeled", unlabeled, "--prior", "0.4");

    assertThat(terminal.code()).isZero();
    assertThat(terminal.out())
        .contains("Not asked: there are no negative rows.")
        .containsPattern("π higher +0\\.450")
        .doesNotContain("ρ higher");
    JsonNode json = json(out());
    assertThat(json.at("/bias/verdict").asText()).isEqualTo("skipped");
    assertThat(json.at("/benefit/verdict").asText()).isEqualTo("skipped");
    assertThat(json.at("/priors/rho").isMissingNode()).isTrue();
    assertThat(json.at("/sensitivity/variants")).hasSize(2);
  }

  @Test
  void progressIsShownUnlessAskedNotTo() {
    Terminal terminal =
        Terminal.run(
            "advise",
            "--positive",
            positive,
            "--unlabeled",
            unlabeled,
            "--prior",
            "0.4",
            "--out",
            out().toString());

    assertThat(terminal.code()).isZero();
    assertThat(terminal.err()).contains("settings of PUbN\\N", "other priors");
  }

  private void assertRefused(Terminal terminal, String sentence) {
    assertThat(terminal.err())
        .startsWith("pubn: ")
        .contains(sentence)
        .doesNotContain("\tat ")
        .doesNotContain("Exception");
    assertThat(terminal.code()).isEqualTo(2);
    assertThat(out().resolve("advice.json")).doesNotExist();
  }

  @Test
  void wrongInputIsRefusedByASentence() throws IOException {
    assertRefused(advise(out()), "--positive: is missing; give --positive and --unlabeled");
    assertRefused(adviseOnThree(out(), "--prior", "1"), "--prior 1.0: must lie in (0, 1)");
    assertRefused(
        adviseOnThree(out(), "--prior", "0.6", "--rho", "0.5"),
        "prior 0.6 and rho 0.5: their sum must be less than 1");
    assertRefused(
        advise(
            out(),
            "--positive",
            positive,
            "--unlabeled",
            unlabeled,
            "--prior",
            "0.4",
            "--rho",
            "0.2"),
        "rho 0.2: needs negative rows, and there are none");
    assertRefused(
        advise(out(), "--positive", "nowhere.csv", "--unlabeled", unlabeled),
        "nowhere.csv: is not a file");
    assertRefused(adviseOnThree(out(), "--threads", "0"), "threads 0: must be at least 1");
    assertRefused(
        advise(Path.of(positive), "--positive", positive, "--unlabeled", unlabeled),
        "positive.csv: is a file, must be a directory");
  }

  @Test
  void positivesThatAreTheUnlabeledAreRefusedWithoutAPrior() {
    assertRefused(
        advise(out(), "--positive", unlabeled, "--unlabeled", unlabeled),
        "estimated prior 1: the unlabeled examples cannot be told from the positives");
  }
}
