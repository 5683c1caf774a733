package org.pubn.lab.experiment;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;
import org.pubn.lab.method.MethodKind;
import org.pubn.lab.method.MethodKinds;
import org.pubn.lab.report.Section;
import org.pubn.lab.report.TableSection;
import org.pubn.lab.report.table.Cell;
import org.pubn.lab.report.table.Marks;
import org.pubn.lab.report.table.Measured;
import org.pubn.lab.report.table.Table;
import org.pubn.lab.report.table.TableRow;
import org.pubn.lab.report.table.ValueColumn;
import org.pubn.lab.result.Outcome;
import org.pubn.sample.Task;

/**
 * Methods against each other on tasks with biased negatives, from taking U for negative to PUbN.
 * Not in the paper: it is for tables of your own. Where positives are rare, saying "negative" to
 * everything is hardly ever wrong, so there the balanced error counts.
 */
public record MethodComparison(Design design) implements Experiment {

  /** Below this π the balanced error is shown. */
  private static final double RARE = 0.25;

  private static final List<MethodKind> METHODS =
      List.of(
          MethodKinds.NAIVE,
          MethodKinds.NNPU,
          MethodKinds.PUBN_N,
          MethodKinds.NNPNU,
          MethodKinds.PU_PN,
          MethodKinds.PUBN);

  @Override
  public String name() {
    return "compare";
  }

  @Override
  public String title() {
    return "Methods compared";
  }

  @Override
  public List<Entry> entries() {
    List<MethodKind> methods = design.methods().isEmpty() ? METHODS : design.methods();
    return design.tasksWithNegatives().stream()
        .flatMap(task -> methods.stream().map(kind -> design.entry(task, kind.label(), kind)))
        .toList();
  }

  @Override
  public List<Section> sections(Measurements measurements) {
    List<Section> sections = new ArrayList<>();
    sections.add(new TableSection("", table(measurements)));
    PairedTests.section(entries(), measurements, MethodComparison::measure)
        .ifPresent(sections::add);
    GridChoices.section(this, measurements).ifPresent(sections::add);
    sections.add(ChosenSettings.section(this, measurements));
    return sections;
  }

  /** The number by which methods are compared on a task. */
  private static ToDoubleFunction<Outcome> measure(Task task) {
    return isRare(task) ? MethodComparison::balancedError : Outcome::error;
  }

  private static boolean isRare(Task task) {
    return task.priors().pi() < RARE;
  }

  private static double balancedError(Outcome outcome) {
    return (outcome.fpr() + outcome.fnr()) / 2;
  }

  private Table table(Measurements measurements) {
    List<String> columns = entries().stream().map(Entry::column).distinct().toList();
    List<TableRow> rows = new ArrayList<>();
    for (Task task : entries().stream().map(Entry::task).distinct().toList()) {
      List<Measured> measured =
          entries().stream()
              .filter(entry -> entry.task().equals(task))
              .map(entry -> Measured.of(measurements.summary(entry, measure(task))))
              .toList();
      double best = measured.stream().mapToDouble(cell -> cell.value().mean()).min().orElse(0);
      rows.add(
          new TableRow(
              List.of(
                  task.id(),
                  String.format(Locale.ROOT, "%.3f, %.3f", task.priors().pi(), task.priors().rho()),
                  isRare(task) ? "balanced error" : "error"),
              measured.stream()
                  .<Cell>map(cell -> cell.best(cell.value().mean() == best))
                  .toList()));
    }
    return new Table(
        name(),
        "Misclassification rates (%) on the test set, or balanced error (mean of the false positive"
            + " and the false negative rate) where less than a quarter is positive; mean ± standard"
            + " deviation over the trials.",
        List.of("Task", "π, ρ", "Measure"),
        columns.stream().map(ValueColumn::percent).toList(),
        rows,
        new Marks("lowest mean of the row", ""),
        List.of());
  }
}
