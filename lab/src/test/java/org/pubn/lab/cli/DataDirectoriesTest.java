package org.pubn.lab.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pubn.app.cli.Commands;
import org.pubn.app.cli.Terminal;

/** Two runs in one process, each with a data directory of its own. */
class DataDirectoriesTest {

  @TempDir private Path temporary;

  /** A data directory with one labeled table. */
  private Path withTable(String name) throws IOException {
    Path tables = Files.createDirectories(temporary.resolve("of-" + name).resolve("tables"));
    Files.writeString(tables.resolve(name + ".csv"), "name,size\napple,7\nbanana,15\n");
    Files.writeString(
        tables.resolve(name + ".json"),
        """
        {
          "description": "fruit",
          "file": "%s.csv",
          "label": "name",
          "positive": ["apple"],
          "category": "name",
          "prior": 0.5,
          "tasks": {"all": {"rho": 0.2, "negatives": {"banana": 1}}},
          "training": {"positive": 1, "negative": 1, "unlabeled": 1},
          "validation": {"positive": 1, "negative": 1, "unlabeled": 1}
        }
        """
            .formatted(name));
    return tables.resolveSibling("");
  }

  /** The tasks that a run with a data directory knows. */
  private static String knownTasks(Path directory) {
    Terminal terminal =
        Commands.run("reproduce", "compare", "--data-dir", directory, "--tasks", "none");
    assertThat(terminal.code()).isEqualTo(2);
    assertThat(terminal.err()).contains("--tasks none: matches none of mnist/pu, mnist/135");
    return terminal.err();
  }

  @Test
  void tablesOfOneAreUnknownToTheOther() throws IOException {
    Path first = withTable("apples");
    Path second = withTable("berries");

    assertThat(knownTasks(first)).contains("apples/all").doesNotContain("berries/");
    assertThat(knownTasks(second)).contains("berries/all").doesNotContain("apples/");
    assertThat(knownTasks(temporary)).doesNotContain("apples/", "berries/");
  }

  @Test
  void aDirectoryGivenToOneCommandIsNotThatOfTheNext() throws IOException {
    Path first = withTable("apples");
    String before = Commands.done("datasets", "list").out();

    assertThat(Commands.done("datasets", "list", "--data-dir", first).out())
        .contains("data directory: " + first);
    assertThat(knownTasks(first)).contains("apples/all");

    assertThat(Commands.done("datasets", "list").out())
        .isEqualTo(before)
        .doesNotContain(first.toString());
  }

  @Test
  void reportAndStudyLookWhereTheyAreTold() throws IOException {
    Path first = withTable("apples");
    Path out = temporary.resolve("out");
    Terminal study =
        Commands.run("study", "priors", "--data", "none", "--data-dir", first, "--out", out);
    assertThat(study.code()).isEqualTo(2);
    assertThat(study.err()).contains("data set none: must be one of").contains("apples");

    Files.createDirectories(out);
    Files.writeString(
        out.resolve("run.json"),
        """
        {"experiment": "compare", "tasks": ["none/all"], "methods": [], "select": false,
         "trials": 1, "seed": 0, "sessions": []}
        """);
    Files.writeString(out.resolve("results.jsonl"), "");
    Terminal report = Commands.run("report", out, "--data-dir", first);
    assertThat(report.code()).isEqualTo(2);
    assertThat(report.err()).contains("task none/all: must be one of").contains("apples/all");
  }
}
