package org.pubn.lab.study;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;
import org.pubn.report.Report;
import org.pubn.report.TableSection;
import org.pubn.report.stats.MeanStd;
import org.pubn.report.table.Cell;
import org.pubn.report.table.Measured;
import org.pubn.report.table.Table;
import org.pubn.report.table.TableRow;
import org.pubn.report.table.ValueColumn;

/** The table of the study of scenarios. */
final class ScenarioStudyReport {

  private ScenarioStudyReport() {}

  static Report of(List<ScenarioTrial> trials) {
    List<TableRow> rows = new ArrayList<>();
    for (String task : trials.stream().map(ScenarioTrial::task).distinct().toList()) {
      for (String method : ScenarioStudy.METHODS) {
        List<ScenarioTrial> found =
            trials.stream()
                .filter(t -> t.task().equals(task) && t.method().equals(method))
                .toList();
        rows.add(
            new TableRow(
                List.of(task, method),
                List.of(
                    percent(found, ScenarioTrial::twoSample),
                    percent(found, ScenarioTrial::stated),
                    percent(found, ScenarioTrial::unstated),
                    percent(found, t -> t.stated() - t.twoSample()),
                    percent(found, t -> t.unstated() - t.stated()))));
      }
    }
    long repetitions = trials.stream().mapToInt(ScenarioTrial::trial).distinct().count();
    return new Report(
        "Rows that were labeled within one table",
        repetitions + " trials",
        List.of(
            new TableSection(
                "",
                new Table(
                    "scenario",
                    "Error on the test set in percent, mean and standard deviation over trials. One"
                        + " table, half of whose positives and half of whose negatives of the known"
                        + " kind are labeled, with and without saying so; beside it as many labeled"
                        + " rows and a U as large as the table, drawn apart. Then the differences"
                        + " in points, trial by trial. Linear models, trained exactly; λ = 0.01,"
                        + " τ = 0.7; true priors.",
                    List.of("task", "method"),
                    List.of(
                        ValueColumn.number("two-sample", 2),
                        ValueColumn.number("one-sample, stated", 2),
                        ValueColumn.number("not stated", 2),
                        ValueColumn.number("stated − two-sample", 2),
                        ValueColumn.number("not stated − stated", 2)),
                    rows))));
  }

  private static Cell percent(List<ScenarioTrial> trials, ToDoubleFunction<ScenarioTrial> number) {
    return trials.isEmpty()
        ? Cell.MISSING
        : Measured.of(
            MeanStd.of(trials.stream().mapToDouble(t -> 100 * number.applyAsDouble(t)).toArray()));
  }
}
