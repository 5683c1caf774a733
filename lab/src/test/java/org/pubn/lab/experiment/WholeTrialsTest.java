package org.pubn.lab.experiment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.pubn.lab.dataset.AtHand.DATASETS;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pubn.lab.result.Outcome;
import org.pubn.lab.result.ResultsException;
import org.pubn.lab.result.ResultsFile;
import org.pubn.report.Report;
import org.pubn.report.table.Table;

/** Reports of a run that is not finished: whole trials alone, as many as each task has. */
class WholeTrialsTest {

  @TempDir private Path directory;

  private Path run(boolean select, int trials) {
    Design design = new Design(DATASETS, DATASETS.dataset("toy").tasks(), List.of(), select);
    Path out = directory.resolve("out");
    RunOptions options = new RunOptions(out, trials, 0, 2);
    Laboratory.run(new Table1(design), design, options, "a test", RunListener.NONE);
    return out;
  }

  /** Takes outcomes away, as if the run had not come to them yet. */
  private static void drop(Path out, Predicate<Outcome> unwanted) throws IOException {
    Path results = out.resolve("results.jsonl");
    List<String> lines = Files.readAllLines(results);
    List<Outcome> outcomes = ResultsFile.read(out);
    StringBuilder kept = new StringBuilder();
    for (int i = 0; i < outcomes.size(); i++) {
      kept.append(unwanted.test(outcomes.get(i)) ? "" : lines.get(i) + "\n");
    }
    Files.writeString(results, kept);
  }

  private static Report report(Path out) {
    return Laboratory.report(out, DATASETS, Experiments::byName);
  }

  private static boolean is(Outcome outcome, String task, String method) {
    return outcome.configuration().task().equals(task)
        && outcome.configuration().method().equals(method);
  }

  @Test
  void eachRowHasTheTrialsThatAreWholeAndSaysHowMany() throws IOException {
    run(false, 1);
    Path out = run(false, 3);
    String finished = Files.readString(out.resolve("tables.txt"));
    String results = Files.readString(out.resolve("results.jsonl"));
    Table before = MadeUp.table(report(out).sections(), "table1");
    drop(out, outcome -> is(outcome, "toy/above", "pubn") && outcome.trial() == 1);
    Report report = report(out);
    Table table = MadeUp.table(report.sections(), "table1");

    assertThat(before.rows()).hasSize(2);
    assertThat(report.subtitle()).isEqualTo("3 trials, seeds 0 to 2; not finished");
    assertThat(table.rows().get(0)).isEqualTo(before.rows().get(0));
    assertThat(table.rows().get(1).cells())
        .allMatch(cell -> MadeUp.cell(table, 1, 0).value().n() == 1);
    assertThat(table.notes()).containsExactly("Not finished: 1 of 3 trials of toy/above.");
    assertThat(Files.readString(out.resolve("tables.txt")))
        .contains("(n = 1)", "(n = 3)", "Not finished: 1 of 3 trials of toy/above.");

    Files.writeString(out.resolve("results.jsonl"), results);
    report(out);
    assertThat(out.resolve("tables.txt")).hasContent(finished);
  }

  @Test
  void aTaskWithoutAWholeTrialHasNoRow() throws IOException {
    Path out = run(false, 1);
    drop(out, outcome -> is(outcome, "toy/above", "pubn"));
    Table table = MadeUp.table(report(out).sections(), "table1");

    assertThat(table.rows()).hasSize(1);
    assertThat(table.notes()).containsExactly("Not finished: no trial of toy/above.");

    drop(out, outcome -> is(outcome, "toy/pu", "nnpu"));
    assertThatExceptionOfType(ResultsException.class)
        .isThrownBy(() -> report(out))
        .withMessage(
            "no task has a trial with all its outcomes yet (toy/pu, toy/above); run the experiment"
                + " further");
  }

  @Test
  void settingsAreThoseThatTheWholeTrialsChoose() throws IOException {
    Path out = run(true, 1);
    Table ofOne = MadeUp.table(report(out).sections(), "settings");
    run(true, 2);
    drop(out, outcome -> outcome.trial() == 1 && !is(outcome, "toy/pu", "nnpu"));
    Report report = report(out);

    assertThat(MadeUp.table(report.sections(), "settings").rows()).isEqualTo(ofOne.rows());
    assertThat(MadeUp.table(report.sections(), "table1").notes())
        .containsExactly("Not finished: 1 of 2 trials of toy/pu, toy/above.");
  }
}
