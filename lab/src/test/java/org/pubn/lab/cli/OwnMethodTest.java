package org.pubn.lab.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pubn.app.cli.Terminal;
import org.pubn.random.RandomStream;
import org.pubn.random.Seed;

/**
 * A method that is one record and one row ({@code org.pubn.lab.examples.MyMethods}) is everywhere:
 * in the help, in {@code train} and the model it saves, in experiments, their tables and reports.
 */
class OwnMethodTest {

  @TempDir private Path directory;

  /** Rows around a center. */
  private Path csv(String name, int rows, double center) throws IOException {
    RandomStream random = new Seed(name.length()).random();
    StringBuilder text = new StringBuilder("x,y\n");
    for (int i = 0; i < rows; i++) {
      double x = (i % 2 == 0 ? center : -1) + random.nextDouble();
      text.append(String.format(Locale.ROOT, "%.4f,%.4f%n", x, random.nextDouble()));
    }
    return Files.writeString(directory.resolve(name), text);
  }

  @Test
  void trainKnowsIt() throws IOException {
    Path model = directory.resolve("mine.pubn");
    Terminal terminal =
        Terminal.run(
            "train",
            "--positive",
            csv("p.csv", 60, 1).toString(),
            "--unlabeled",
            csv("unlabeled.csv", 200, -1).toString(),
            "--prior",
            "0.4",
            "--method",
            "u-as-n",
            "--model",
            "linear",
            "--epochs",
            "3",
            "--out",
            model.toString());

    assertThat(terminal.err()).doesNotContain("pubn:");
    assertThat(terminal.code()).isZero();
    assertThat(terminal.out()).contains("U taken as N (u-as-n)", "rate=0.01");
    assertThat(Terminal.run("inspect", model.toString()).out())
        .containsPattern("method +u-as-n")
        .contains("optimisation.learningRate");
    assertThat(Terminal.run("train", "--help").out()).contains("u-as-n");
  }

  @Test
  void experimentsCompareIt() throws IOException {
    Terminal terminal =
        Terminal.run(
            "reproduce",
            "compare",
            "--tasks",
            "toy/above",
            "--methods",
            "u-as-n,pubn",
            "--select",
            "--trials",
            "2",
            "--out",
            directory.toString());

    assertThat(terminal.code()).isZero();
    assertThat(terminal.out()).contains("U taken as N (%)", "PUbN − U taken as N");
    String tables = Files.readString(directory.resolve("tables.md"));
    assertThat(tables).contains("| U taken as N | rate=0.");
    assertThat(Terminal.run("report", directory.toString()).code()).isZero();
    assertThat(Files.readString(directory.resolve("tables.md"))).isEqualTo(tables);
  }
}
