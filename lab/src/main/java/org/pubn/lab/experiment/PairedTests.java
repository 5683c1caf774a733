package org.pubn.lab.experiment;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import org.pubn.lab.method.MethodKinds;
import org.pubn.lab.report.Section;
import org.pubn.lab.report.TableSection;
import org.pubn.lab.report.table.Cell;
import org.pubn.lab.report.table.Comparison;
import org.pubn.lab.report.table.Marks;
import org.pubn.lab.report.table.Measured;
import org.pubn.lab.report.table.Table;
import org.pubn.lab.report.table.TableRow;
import org.pubn.lab.report.table.ValueColumn;
import org.pubn.lab.result.Outcome;
import org.pubn.lab.stats.MeanStd;
import org.pubn.lab.stats.TTestResult;
import org.pubn.lab.stats.TTests;
import org.pubn.sample.Task;

/** PUbN against every other method on the same trials. */
final class PairedTests {

  private PairedTests() {}

  /** The table, where there are two trials at least and something to compare. */
  static Optional<Section> section(List<Entry> entries, Measurements measurements) {
    return section(entries, measurements, task -> Outcome::error);
  }

  /** Like {@link #section(List, Measurements)}, with the number to compare for each task. */
  static Optional<Section> section(
      List<Entry> entries,
      Measurements measurements,
      Function<Task, ToDoubleFunction<Outcome>> measure) {
    List<TableRow> rows = new ArrayList<>();
    if (measurements.trials() > 1) {
      for (Task task : entries.stream().map(Entry::task).distinct().toList()) {
        List<Entry> ofTask = entries.stream().filter(e -> e.task().equals(task)).toList();
        String ours = MethodKinds.pubn(task).id();
        for (Entry pubn : ofTask.stream().filter(e -> e.kind().id().equals(ours)).toList()) {
          ofTask.stream()
              .filter(other -> !other.equals(pubn))
              .forEach(
                  other -> {
                    String methods = pubn.kind().label() + " − " + other.kind().label();
                    List<String> headers = List.of(task.id(), methods);
                    rows.add(row(headers, pubn, other, measurements, measure.apply(task)));
                  });
        }
      }
    }
    return rows.isEmpty() ? Optional.empty() : Optional.of(section(rows));
  }

  /** The table of some rows. */
  static Section section(List<TableRow> rows) {
    Table table =
        new Table(
            "paired-tests",
            "Difference of the misclassification rates of two methods on the same trials, in"
                + " percentage points; negative where the first is better. p: paired t-test,"
                + " two-sided.",
            List.of("Task", "Methods"),
            List.of(ValueColumn.percent("difference"), ValueColumn.number("p", 4)),
            rows,
            new Marks("significant at 5 %", ""),
            List.of());
    return new TableSection("Method against method", table);
  }

  /** The difference of two entries of a task. */
  static TableRow row(
      List<String> headers,
      Entry first,
      Entry second,
      Measurements measurements,
      ToDoubleFunction<Outcome> measure) {
    double[] a = measurements.values(first, measure);
    double[] b = measurements.values(second, measure);
    double[] differences = new double[a.length];
    for (int i = 0; i < a.length; i++) {
      differences[i] = a[i] - b[i];
    }
    TTestResult test = TTests.paired(a, b);
    boolean significant = test.p() < Comparison.LEVEL;
    List<Cell> cells =
        List.of(
            Measured.of(MeanStd.of(differences)).best(significant),
            Cell.text(String.format(Locale.ROOT, "%.4f", test.p())));
    return new TableRow(headers, cells);
  }
}
