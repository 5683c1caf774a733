package org.pubn.lab.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pubn.app.cli.Commands;
import org.pubn.app.cli.Terminal;

/** A trial that cannot be drawn in a hundred attempts is counted and shown; the others go on. */
class UndrawnTrialsTest {

  private static final int TRIALS = 4;

  @TempDir private Path data;

  @BeforeEach
  void makeTables() throws IOException {
    Files.createDirectories(data.resolve("tables"));
  }

  /** A table of which every fourth row is positive, a fourth of kind a and the rest of kind b. */
  private void write(String name, int validationPositives) throws IOException {
    StringBuilder rows = new StringBuilder("kind,x,z\n");
    for (int i = 0; i < 120; i++) {
      String kind = i % 4 == 0 ? "yes" : i % 4 == 1 ? "a" : "b";
      rows.append(kind).append(',').append(i % 4 + i % 7 * 0.1).append(',').append(i % 5);
      rows.append('\n');
    }
    Path tables = data.resolve("tables");
    Files.writeString(tables.resolve(name + ".csv"), rows);
    Files.writeString(
        tables.resolve(name + ".json"),
        """
        {
          "file": "%s.csv",
          "label": "kind",
          "positive": ["yes"],
          "prior": 0.25,
          "tasks": {"all": {"rho": 0.25, "negatives": {"a": 1}}},
          "training": {"positive": 5, "negative": 5, "unlabeled": 20},
          "validation": {"positive": %d, "negative": 1, "unlabeled": 5}
        }
        """
            .formatted(name, validationPositives));
  }

  private Terminal compare(String tasks, String... more) {
    Object[] given = {
      "reproduce",
      "compare",
      "--data-dir",
      data,
      "--tasks",
      tasks,
      "--methods=naive-trees",
      "--trials=" + TRIALS,
      "--threads=2",
      "--quiet",
      "--out",
      data.resolve("out")
    };
    Object[] all = new Object[given.length + more.length];
    System.arraycopy(given, 0, all, 0, given.length);
    System.arraycopy(more, 0, all, given.length, more.length);
    return Commands.run(all);
  }

  @Test
  void theOtherTrialsAndTablesGoOnAndNothingIsComputedTwice() throws IOException {
    write("good", 1);
    write("some", 8);
    write("none", 14);

    Terminal first = compare("{good,some,none}/all");

    assertThat(first.code()).as(first.err()).isZero();
    Path results = data.resolve("out").resolve("results.jsonl");
    String lines = Files.readString(results);
    String table = Files.readString(data.resolve("out").resolve("undrawn.csv"));
    assertThat(lines.lines()).hasSize(3 * TRIALS);
    long some = lines.lines().filter(l -> l.contains("some/all") && l.contains("undrawn")).count();
    assertThat(some).as("of table some").isBetween(1L, TRIALS - 1L);
    assertThat(table)
        .contains("none/all", TRIALS + " of " + TRIALS, "14 rows wanted, the validation pool")
        .contains("some/all", some + " of " + TRIALS)
        .doesNotContain("good/all");
    assertThat(Files.readString(data.resolve("out").resolve("compare.csv")))
        .contains("good/all", "some/all")
        .doesNotContain("none/all");
    assertThat(first.out()).contains("Trials that could not be drawn");

    Terminal second = compare("{good,some,none}/all");

    assertThat(second.code()).as(second.err()).isZero();
    assertThat(Files.readString(results)).isEqualTo(lines);
    assertThat(second.out()).isEqualTo(first.out());
  }

  @Test
  void settingsAreChosenOnTheTrialsThatWereDrawn() throws IOException {
    write("some", 8);
    write("none", 14);

    Terminal told = compare("{some,none}/all", "--select");

    assertThat(told.code()).as(told.err()).isZero();
    assertThat(Files.readString(data.resolve("out").resolve("compare.csv"))).contains("some/all");
  }

  @Test
  void whereNothingCanBeDrawnASentenceSaysWhy() throws IOException {
    write("none", 14);

    Terminal told = compare("none/all");

    assertThat(told.code()).isEqualTo(2);
    assertThat(told.err())
        .contains("none/all: no trial could be drawn: positive classes [0]: 14 rows wanted")
        .doesNotContain("\tat ");
  }

  /** Five rows are too few to estimate priors from; that ends no run either. */
  @Test
  void aTrialThatGivesNoPriorsIsCountedToo() throws IOException {
    write("good", 1);

    Terminal told = compare("good/all", "--estimate-priors");

    assertThat(told.code()).isEqualTo(2);
    assertThat(told.err()).contains("good/all: no trial could be drawn: ", "to estimate priors");
    assertThat(Files.readString(data.resolve("out").resolve("results.jsonl")).lines())
        .hasSize(TRIALS)
        .allMatch(line -> line.contains("undrawn"));
  }
}
