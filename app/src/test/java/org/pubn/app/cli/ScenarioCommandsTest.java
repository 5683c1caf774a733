package org.pubn.app.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pubn.files.SmallTables;

/** {@code --scenario} in every command that takes P and U. */
class ScenarioCommandsTest {

  private static final String SAYS = "Scenario one-sample: ";

  @TempDir private Path directory;
  private SmallTables tables;

  @BeforeEach
  void setUp() {
    tables = new SmallTables(directory);
  }

  private Path path(String name) {
    return directory.resolve(name);
  }

  private Terminal train(String name, Object... more) {
    List<Object> words =
        new ArrayList<>(
            List.of("train", "--model", "linear", "--epochs", "12", "--quiet", "--threads", "2"));
    words.addAll(List.of("--prior", SmallTables.PRIOR, "--rho", SmallTables.RHO));
    words.addAll(List.of("--out", path(name)));
    words.addAll(Arrays.asList(more));
    return Commands.run(words.toArray());
  }

  private Object[] three(Object... more) {
    List<Object> words = new ArrayList<>(List.of("--positive", tables.positive()));
    words.addAll(List.of("--unlabeled", tables.unlabeled(), "--negative", tables.negative()));
    words.addAll(Arrays.asList(more));
    return words.toArray();
  }

  private static JsonNode json(Path file) throws IOException {
    return new ObjectMapper().readTree(Files.readString(file));
  }

  @Test
  void oneFileIsTakenForOneSampleAndSaysSo() throws IOException {
    Terminal terminal = train("one.pubn", "--input", tables.labeled(), "--label", "bought");

    assertThat(terminal.err()).isEmpty();
    assertThat(terminal.out())
        .contains(SAYS, "all 420 rows together stand for the population")
        .contains("--scenario two-sample says otherwise")
        .containsPattern("unlabeled \\(U\\)\\s+240\\s+60")
        // (0.4 · 420 − 60) / 300 and (0.3 · 420 − 60) / 300.
        .containsPattern("π among the unlabeled\\s+0.3600")
        .containsPattern("ρ among the unlabeled\\s+0.2200")
        .doesNotContain("occur among the unlabeled");
    JsonNode numbers = json(path("one.json"));
    assertThat(numbers.get("scenario").asText()).isEqualTo("one-sample");
    assertThat(numbers.at("/priorsAmongUnlabeled/pi").asDouble()).isCloseTo(0.36, within(1e-9));
    assertThat(Commands.done("inspect", path("one.pubn")).out()).contains("one-sample: U is what");
    assertThat(Commands.done("inspect", "--json", path("one.pubn")).out())
        .contains("\"scenario\" : \"one-sample\"");
    // The same files apart, and said.
    assertThat(train("three.pubn", three("--scenario", "one-sample")).out())
        .contains(SAYS)
        .doesNotContain("says otherwise");
    assertThat(path("three.pubn")).hasSameBinaryContentAs(path("one.pubn"));
  }

  @Test
  void threeFilesAreTwoSamples() throws IOException {
    Terminal terminal = train("two.pubn", three());

    assertThat(terminal.out()).contains("Scenario two-sample: ").doesNotContain("among the");
    assertThat(json(path("two.json")).get("scenario").asText()).isEqualTo("two-sample");
  }

  @Test
  void priorsBelowWhatIsLabeledAndUnknownWaysAreRefused() {
    List<Object> words = new ArrayList<>(List.of("train", "--quiet", "--out", path("m.pubn")));
    words.addAll(Arrays.asList(three("--scenario", "one-sample", "--prior", "0.1")));
    Terminal low = Commands.run(words.toArray());
    assertThat(low.code()).isEqualTo(2);
    assertThat(low.err()).contains("prior 0.1: must be at least 0.14");
    Terminal unknown = train("m.pubn", three("--scenario", "both"));
    assertThat(unknown.code()).isEqualTo(2);
    assertThat(unknown.err()).contains("scenario both: must be two-sample or one-sample");
    assertThat(path("m.pubn")).doesNotExist();
  }

  @Test
  void priorSaysBothShares() throws IOException {
    Terminal terminal =
        Commands.done(
            "prior",
            "--quiet",
            "--input",
            tables.labeled(),
            "--label",
            "bought",
            "--out",
            path("p"));
    assertThat(terminal.out())
        .contains(SAYS, "π, the share of positives among all rows")
        .contains("Of the rows that nobody labeled, 0.");
    JsonNode answers = json(path("p").resolve("priors.json"));
    double all = answers.at("/pi/value").asDouble();
    // 180 of 420 are positive.
    assertThat(all).isBetween(0.35, 0.52);
    assertThat(answers.get("piAmongUnlabeled").asDouble())
        .isCloseTo((420 * all - 60) / 300, within(1e-9));
  }

  @Test
  void weightsOfCopiesAreThoseOfTheirRows() throws IOException {
    Object[] files =
        three(
            "--scenario",
            "one-sample",
            "--prior",
            SmallTables.PRIOR,
            "--rho",
            SmallTables.RHO,
            "--out",
            path("w.csv"));
    List<Object> words = new ArrayList<>(List.of("weights", "--quiet"));
    words.addAll(Arrays.asList(files));
    assertThat(Commands.done(words.toArray()).out()).contains(SAYS);

    List<String> lines = Files.readAllLines(path("w.csv"));
    int columns = lines.get(0).split(",").length;
    List<String[]> rows = lines.stream().skip(1).map(line -> line.split(",", -1)).toList();
    assertThat(rows.stream().filter(row -> row[columns - 5].equals("U"))).hasSize(300);
    assertThat(rows.stream().filter(row -> row[columns - 5].equals("bN"))).hasSize(60);
    JsonNode sums = json(path("w.csv.json")).get("sums");
    double ofUnlabeled =
        rows.stream()
            .filter(row -> row[columns - 5].equals("U"))
            .mapToDouble(row -> Double.parseDouble(row[columns - 3]))
            .sum();
    assertThat(sums.get("weight of U as negative").asDouble()).isCloseTo(ofUnlabeled, within(1e-6));
  }

  @Test
  void evaluationOverAllRows() throws IOException {
    train("m.pubn", three("--scenario", "one-sample"));
    Terminal terminal =
        Commands.run(
            "evaluate",
            "--model",
            path("m.pubn"),
            "--positive",
            tables.positive(),
            "--unlabeled",
            tables.unlabeled(),
            "--negative",
            tables.negative(),
            "--scenario",
            "one-sample",
            "--out",
            path("e"));
    assertThat(terminal.code()).isZero();
    assertThat(terminal.out()).contains("60 positives of 420 rows", "of all rows, labeled ones");
    assertThat(json(path("e").resolve("evaluation.json")).get("rows").asInt()).isEqualTo(420);
    Terminal refused =
        Commands.run(
            "evaluate",
            "--model",
            path("m.pubn"),
            "--positive",
            tables.positive(),
            "--unlabeled",
            tables.unlabeled(),
            "--negative",
            tables.negative(),
            "--out",
            path("f"));
    assertThat(refused.code()).isEqualTo(2);
    assertThat(refused.err()).contains("goes with --scenario one-sample");
  }
}
