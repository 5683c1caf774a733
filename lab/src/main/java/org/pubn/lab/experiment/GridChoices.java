package org.pubn.lab.experiment;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.pubn.lab.method.SelectionRule;
import org.pubn.lab.report.Section;
import org.pubn.lab.report.TableSection;
import org.pubn.lab.report.table.Cell;
import org.pubn.lab.report.table.Marks;
import org.pubn.lab.report.table.Measured;
import org.pubn.lab.report.table.Table;
import org.pubn.lab.report.table.TableRow;
import org.pubn.lab.report.table.ValueColumn;
import org.pubn.lab.result.Outcome;
import org.pubn.lab.stats.MeanStd;

/** What choosing settings without labels costs, against a choice by the test error itself. */
final class GridChoices {

  private GridChoices() {}

  /** The table, where settings of some entry were chosen by its own loss from several. */
  static Optional<Section> section(Experiment experiment, Measurements measurements) {
    List<TableRow> rows = new ArrayList<>();
    for (Entry entry : experiment.entries()) {
      if (measurements.gridPoints(entry) > 1) {
        rows.add(row(entry, measurements));
      }
    }
    return rows.isEmpty() ? Optional.empty() : Optional.of(section(rows));
  }

  private static Section section(List<TableRow> rows) {
    Table table =
        new Table(
            "grid-choices",
            "Misclassification rates (%) at the point of the grid that either rule chooses without"
                + " labels, and at the one with the lowest mean error on the test set, which nobody"
                + " without labels can know; then what the choice behind this report costs, in"
                + " points.",
            List.of("Task", "Method", "points"),
            List.of(
                ValueColumn.percent("sigmoid loss"),
                ValueColumn.percent("zero-one loss"),
                ValueColumn.percent("with labels"),
                ValueColumn.number("cost", 2)),
            rows,
            new Marks("", ""),
            List.of());
    return new TableSection("Choosing without labels", table);
  }

  private static TableRow row(Entry entry, Measurements measurements) {
    MeanStd withLabels = measurements.errorIfChosenBy(Outcome::error, entry);
    double cost = measurements.summary(entry, Outcome::error).mean() - withLabels.mean();
    List<Cell> cells =
        List.of(
            ifChosenBy(SelectionRule.SIGMOID, entry, measurements),
            ifChosenBy(SelectionRule.ZERO_ONE, entry, measurements),
            Measured.of(withLabels),
            Cell.text(String.format(Locale.ROOT, "%.2f", 100 * cost)));
    return new TableRow(
        List.of(
            entry.task().id(),
            entry.kind().label(),
            Integer.toString(measurements.gridPoints(entry))),
        cells);
  }

  private static Cell ifChosenBy(SelectionRule rule, Entry entry, Measurements measurements) {
    return Measured.of(measurements.errorIfChosenBy(Selection.loss(rule), entry));
  }
}
