package org.pubn.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pubn.random.RandomStream;
import org.pubn.random.Seed;

final class PriorCommandTest {

  @TempDir private Path directory;

  private final RandomStream random = new Seed(1).random();

  /**
   * A table of three overlapping uniform numbers. Positives have a "size" about 10, negatives about
   * 2; negatives of color "blue" are the ones that were collected.
   */
  private Path table(String name, int rows, double positives, double blue) throws IOException {
    StringBuilder text = new StringBuilder("size,weight,colour\n");
    for (int i = 0; i < rows; i++) {
      double u = random.nextDouble();
      double size = (u < positives ? 10 : 2) + 3 * random.nextDouble();
      String colour = u < positives ? "red" : u < positives + blue ? "blue" : "green";
      text.append(String.format(Locale.ROOT, "%.4f,%.4f,%s%n", size, random.nextDouble(), colour));
    }
    return Files.writeString(directory.resolve(name), text);
  }

  @Test
  void estimatesBothPriorsAndWritesThem() throws IOException {
    Path p = table("p.csv", 150, 1, 0);
    Path u = table("u.csv", 600, 0.4, 0.25);
    Path n = table("n.csv", 100, 0, 1);
    Path out = directory.resolve("out");

    Terminal terminal =
        Terminal.run(
            "prior",
            "--positive",
            p.toString(),
            "--unlabeled",
            u.toString(),
            "--negative",
            n.toString(),
            "--out",
            out.toString());

    assertThat(terminal.err()).isEmpty();
    assertThat(terminal.code()).isZero();
    assertThat(terminal.out())
        .contains(
            "binomial bin",
            "lowest bin",
            "DEDPUL",
            "(TED)ⁿ",
            "KM2",
            "PEN-L1",
            "AlphaMax",
            "Elkan–Noto",
            "BBE",
            "largest rho =")
        .contains("Train with rho =");
    JsonNode json = new ObjectMapper().readTree(Files.readString(out.resolve("priors.json")));
    assertThat(json.at("/pi/estimator").textValue()).isEqualTo("binomial-bin");
    assertThat(json.at("/pi/value").doubleValue()).isBetween(0.33, 0.47);
    assertThat(json.at("/rho/max").doubleValue()).isBetween(0.15, 0.35);
    assertThat(json.at("/rho/recommended").doubleValue())
        .isEqualTo(json.at("/rho/interval/low").doubleValue());
    assertThat(json.at("/alternatives")).hasSize(8);
  }

  /** One file with a label column, and a column that gives the answer away to be ignored. */
  @Test
  void saysWhatTrainSaysOfTheSameFiles() throws IOException {
    StringBuilder text = new StringBuilder("size,leak,what\n");
    for (int i = 0; i < 600; i++) {
      boolean positive = i % 3 == 0;
      String label = i % 6 == 0 ? "yes" : i % 6 == 1 ? "no" : "";
      double size = (positive ? 10 : 2) + 3 * random.nextDouble();
      text.append(String.format(Locale.ROOT, "%.4f,%d,%s%n", size, label.length(), label));
    }
    Path rows = Files.writeString(directory.resolve("rows.csv"), text);
    Path model = directory.resolve("model.pubn");
    Path out = directory.resolve("out");

    onRows(rows, "prior", "--out", out);
    onRows(rows, "train", "--out", model, "--rate", 0.01, "--sigma-rate", 0.01, "--tau", 0.7);

    JsonNode said = new ObjectMapper().readTree(Files.readString(out.resolve("priors.json")));
    JsonNode trained =
        new ObjectMapper().readTree(Files.readString(directory.resolve("model.json")));
    assertThat(said.at("/pi/value").doubleValue()).isBetween(0.15, 0.4);
    assertThat(trained.at("/priors/pi/value")).isEqualTo(said.at("/pi/value"));
    assertThat(trained.at("/priors/pi/low")).isEqualTo(said.at("/pi/interval/low"));
    assertThat(trained.at("/priors/rho/value")).isEqualTo(said.at("/rho/recommended"));
  }

  private static void onRows(Path rows, Object... command) {
    List<Object> arguments = new ArrayList<>(List.of(command));
    arguments.addAll(List.of("--input", rows, "--label", "what", "--ignore", "leak", "--seed", 3));
    Terminal terminal = Commands.run(arguments.toArray());
    assertThat(terminal.code()).as(terminal.err()).isZero();
  }

  @Test
  void aFileInThePlaceOfTheDirectoryIsRefusedAtOnce() throws IOException {
    Path p = table("p.csv", 30, 1, 0);

    Terminal terminal =
        Terminal.run(
            "prior",
            "--positive",
            p.toString(),
            "--unlabeled",
            "nowhere.csv",
            "--out",
            p.resolve("deeper").toString());

    assertThat(terminal.code()).isEqualTo(2);
    assertThat(terminal.err())
        .isEqualTo(
            "pubn: --out " + p.resolve("deeper") + ": " + p + " is a file, must be a directory\n");
  }

  @Test
  void aLinkThatLeadsNowhereIsRefusedAtOnce() throws IOException {
    Path link = Files.createSymbolicLink(directory.resolve("link"), directory.resolve("nowhere"));

    Terminal terminal =
        Commands.run("prior", "--positive", "p.csv", "--unlabeled", "u.csv", "--out", link);

    assertThat(terminal.code()).isEqualTo(2);
    assertThat(terminal.err())
        .isEqualTo("pubn: --out " + link + ": is a link that leads nowhere, must be a directory\n");
  }

  @Test
  void anUnknownEstimatorIsRefused() throws IOException {
    Path p = table("p.csv", 30, 1, 0);

    Terminal terminal =
        Terminal.run(
            "prior", "--positive", p.toString(), "--unlabeled", p.toString(), "--estimator", "km1");

    assertThat(terminal.code()).isEqualTo(2);
    assertThat(terminal.err())
        .isEqualTo(
            "pubn: --estimator km1: must be one of binomial-bin, lowest-bin, ted, bbe, dedpul,"
                + " alphamax, pen-l1, km2, elkan-noto"
                + System.lineSeparator());
  }

  @Test
  void fivePositivesAreRefusedInASentence() throws IOException {
    Path p = table("p.csv", 5, 1, 0);
    Path u = table("u.csv", 100, 0.4, 0.25);

    Terminal terminal =
        Terminal.run("prior", "--positive", p.toString(), "--unlabeled", u.toString());

    assertThat(terminal.code()).isEqualTo(2);
    assertThat(terminal.err())
        .startsWith("pubn: positive sample: has 4 rows to estimate priors from")
        .hasLineCount(1);
  }
}
