package org.pubn.lab.experiment;

import java.util.List;
import org.pubn.report.Section;
import org.pubn.report.TableSection;
import org.pubn.report.table.Cell;
import org.pubn.report.table.Table;
import org.pubn.report.table.TableRow;
import org.pubn.report.table.ValueColumn;

/** The settings behind every number of an experiment, and how they came about. */
final class ChosenSettings {

  private ChosenSettings() {}

  static Section section(Experiment experiment, Measurements measurements) {
    List<TableRow> rows =
        experiment.entries().stream()
            .filter(entry -> measurements.drawn(entry.task()) > 0)
            .map(
                entry ->
                    new TableRow(
                        List.of(
                            entry.task().id(),
                            entry.column(),
                            measurements.settings(entry).toString()),
                        List.of(Cell.text(source(entry)))))
            .toList();
    Table table =
        new Table(
            "settings",
            "Hyper-parameters: those given, published or chosen by an earlier run, or those with"
                + " the lowest mean validation loss over the trials.",
            List.of("Task", "Column", "Settings"),
            List.of(ValueColumn.text("source")),
            rows);
    return new TableSection("Settings", table);
  }

  private static String source(Entry entry) {
    return entry.rule().map(rule -> "validation, " + rule.id() + " loss").orElse("given");
  }
}
