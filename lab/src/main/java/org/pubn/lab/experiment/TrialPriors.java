package org.pubn.lab.experiment;

import static org.pubn.report.table.Text.format;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import org.pubn.lab.result.Outcome;
import org.pubn.lab.task.Task;
import org.pubn.report.Section;
import org.pubn.report.TableSection;
import org.pubn.report.stats.MeanStd;
import org.pubn.report.table.Cell;
import org.pubn.report.table.Table;
import org.pubn.report.table.TableRow;
import org.pubn.report.table.ValueColumn;
import org.pubn.sample.Priors;

/** The priors that were estimated in the trials and given to all methods, beside the true ones. */
final class TrialPriors {

  private TrialPriors() {}

  /**
   * The table, where priors were estimated.
   *
   * @param entries of tasks with trials that could be drawn
   */
  static Optional<Section> section(List<Entry> entries, Measurements measurements) {
    List<TableRow> rows = new ArrayList<>();
    for (Task task : entries.stream().map(Entry::task).distinct().toList()) {
      // All methods of a trial have the same.
      Entry any = entries.stream().filter(e -> e.task().equals(task)).findFirst().orElseThrow();
      List<Priors> estimates =
          measurements.outcomes(any).stream()
              .map(Outcome::estimated)
              .flatMap(Optional::stream)
              .toList();
      if (!estimates.isEmpty()) {
        rows.add(
            new TableRow(
                List.of(task.id()),
                List.of(
                    cell(task.priors(), estimates, Priors::pi),
                    cell(task.priors(), estimates, Priors::rho))));
      }
    }
    return rows.isEmpty() ? Optional.empty() : Optional.of(section(rows));
  }

  private static Cell cell(Priors truth, List<Priors> estimates, ToDoubleFunction<Priors> part) {
    double[] values = estimates.stream().mapToDouble(part).toArray();
    MeanStd estimated = MeanStd.of(values);
    double low = Arrays.stream(values).min().orElseThrow();
    double high = Arrays.stream(values).max().orElseThrow();
    return Cell.text(
        format(
            "%.3f: %.3f (%.3f to %.3f)", part.applyAsDouble(truth), estimated.mean(), low, high));
  }

  private static Section section(List<TableRow> rows) {
    Table table =
        new Table(
            "estimated-priors",
            "π and ρ as every method was given them: the truth, then the mean, lowest and highest"
                + " estimate over the trials, each from the training samples of its trial.",
            List.of("Task"),
            List.of(ValueColumn.text("π"), ValueColumn.text("ρ")),
            rows);
    return new TableSection("Estimated priors", table);
  }
}
