package org.pubn.lab.experiment;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.stream.Collectors;
import org.pubn.lab.task.Task;
import org.pubn.report.Section;
import org.pubn.report.TableSection;
import org.pubn.report.table.Cell;
import org.pubn.report.table.Table;
import org.pubn.report.table.TableRow;
import org.pubn.report.table.ValueColumn;

/** How many trials of a task could not be drawn, and why. */
final class UndrawnTrials {

  private UndrawnTrials() {}

  /** The table, where there are such trials. */
  static Optional<Section> section(Experiment experiment, Measurements measurements) {
    List<TableRow> rows = new ArrayList<>();
    for (Task task : experiment.entries().stream().map(Entry::task).distinct().toList()) {
      SortedMap<Integer, String> undrawn = measurements.undrawn(task);
      if (!undrawn.isEmpty()) {
        rows.add(
            new TableRow(
                List.of(task.id()),
                List.of(
                    Cell.text(undrawn.size() + " of " + measurements.trials(task)),
                    Cell.text(
                        undrawn.values().stream().distinct().collect(Collectors.joining("; "))))));
      }
    }
    return rows.isEmpty() ? Optional.empty() : Optional.of(section(rows));
  }

  private static Section section(List<TableRow> rows) {
    Table table =
        new Table(
            "undrawn",
            "Trials with too few rows of a kind however often they were drawn, or too few to"
                + " estimate priors from. They are left out; a task without any trial has no row"
                + " above.",
            List.of("Task"),
            List.of(ValueColumn.text("not drawn"), ValueColumn.text("why")),
            rows);
    return new TableSection("Trials that could not be drawn", table);
  }
}
