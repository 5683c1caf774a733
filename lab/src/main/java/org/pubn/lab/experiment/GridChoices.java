package org.pubn.lab.experiment;

import static org.pubn.report.table.Text.format;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.pubn.eval.SelectionCriterion;
import org.pubn.lab.result.Outcome;
import org.pubn.report.Section;
import org.pubn.report.TableSection;
import org.pubn.report.stats.MeanStd;
import org.pubn.report.table.Cell;
import org.pubn.report.table.Measured;
import org.pubn.report.table.Table;
import org.pubn.report.table.TableRow;
import org.pubn.report.table.ValueColumn;

/** What choosing settings without labels costs, against a choice by the test error itself. */
final class GridChoices {

  private GridChoices() {}

  /** The table, where settings of some entry were chosen by its own loss from several. */
  static Optional<Section> section(Experiment experiment, Measurements measurements) {
    List<TableRow> rows = new ArrayList<>();
    for (Entry entry : experiment.entries()) {
      if (measurements.drawn(entry.task()) > 0 && measurements.gridPoints(entry) > 1) {
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
                + " points. Per trial: by the same loss as this report, each trial choosing by its"
                + " own validation rows instead of all by the mean over the trials.",
            List.of("Task", "Method", "points"),
            List.of(
                ValueColumn.percent("sigmoid loss"),
                ValueColumn.percent("zero-one loss"),
                ValueColumn.percent("with labels"),
                ValueColumn.number("cost", 2),
                ValueColumn.percent("per trial")),
            rows);
    return new TableSection("Choosing without labels", table);
  }

  private static TableRow row(Entry entry, Measurements measurements) {
    MeanStd withLabels = measurements.errorIfChosenBy(Outcome::error, entry);
    double cost = measurements.summary(entry, Outcome::error).mean() - withLabels.mean();
    List<Cell> cells =
        List.of(
            ifChosenBy(SelectionCriterion.SIGMOID_RISK, entry, measurements),
            ifChosenBy(SelectionCriterion.ZERO_ONE_RISK, entry, measurements),
            Measured.of(withLabels),
            Cell.text(format("%.2f", 100 * cost)),
            Measured.of(MeanStd.of(measurements.valuesChosenPerTrial(entry, Outcome::error))));
    return new TableRow(
        List.of(entry.task().id(), entry.method().label(), points(entry, measurements)), cells);
  }

  private static String points(Entry entry, Measurements measurements) {
    long diverged = measurements.divergedPoints(entry);
    return measurements.gridPoints(entry) + (diverged == 0 ? "" : ", " + diverged + " diverged");
  }

  private static Cell ifChosenBy(SelectionCriterion rule, Entry entry, Measurements measurements) {
    return Measured.of(measurements.errorIfChosenBy(outcome -> outcome.loss(rule), entry));
  }
}
