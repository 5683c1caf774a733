package org.pubn.lab.experiment;

import static org.pubn.report.table.Text.format;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;
import org.pubn.lab.method.LabMethods;
import org.pubn.lab.result.Outcome;
import org.pubn.lab.task.Task;
import org.pubn.method.MethodCatalog;
import org.pubn.method.MethodRow;
import org.pubn.report.Section;
import org.pubn.report.TableSection;
import org.pubn.report.stats.MeanStd;
import org.pubn.report.table.Cell;
import org.pubn.report.table.Marks;
import org.pubn.report.table.Measured;
import org.pubn.report.table.Table;
import org.pubn.report.table.TableRow;
import org.pubn.report.table.ValueColumn;

/**
 * Methods against each other on tasks with biased negatives, from taking U for negative to PUbN,
 * and the forests of users beside. Not in the paper: it is for tables of your own. Where positives
 * are rare, saying "negative" to everything is hardly ever wrong, so there the balanced error
 * counts.
 */
public record MethodComparison(Design design) implements Experiment {

  /** Below this π the balanced error is shown. */
  private static final double RARE = 0.25;

  private static final List<MethodRow> METHODS =
      List.of(
          MethodCatalog.NAIVE,
          MethodCatalog.NNPU,
          MethodCatalog.PUBN_N,
          MethodCatalog.NNPNU,
          MethodCatalog.PU_PN,
          MethodCatalog.PUBN);

  /** What users of forests do, and ours for forests. */
  private static final List<String> PEERS =
      List.of(
          "naive-trees",
          "naive-at-prior",
          "elkan-noto",
          "pu-bagging",
          "soft-labels",
          "train-mlp",
          "train");

  @Override
  public String name() {
    return "compare";
  }

  @Override
  public String title() {
    return "Methods compared";
  }

  @Override
  public Set<DesignOption> takes() {
    return EnumSet.allOf(DesignOption.class);
  }

  @Override
  public List<Entry> entries() {
    List<MethodRow> methods = design.methods().isEmpty() ? usual() : design.methods();
    return design.tasksWithNegatives().stream()
        .flatMap(task -> methods.stream().map(method -> design.entry(task, method.label(), method)))
        .toList();
  }

  private static List<MethodRow> usual() {
    return Stream.concat(METHODS.stream(), PEERS.stream().map(LabMethods::byId)).toList();
  }

  @Override
  public List<Section> sections(Measurements measurements) {
    List<Section> sections = new ArrayList<>();
    sections.add(new TableSection("", table(measurements)));
    aucs(measurements).ifPresent(table -> sections.add(new TableSection("", table)));
    TrialPriors.section(drawnEntries(measurements), measurements).ifPresent(sections::add);
    sections.addAll(PairedTests.sections(entries(), measurements, MethodComparison::measure));
    GridChoices.section(this, measurements).ifPresent(sections::add);
    sections.add(ChosenSettings.section(this, measurements));
    return sections;
  }

  /** The tasks of which a trial could be drawn; the others have no row. */
  private List<Task> drawn(Measurements measurements) {
    List<Task> all = entries().stream().map(Entry::task).distinct().toList();
    List<Task> drawn = all.stream().filter(task -> measurements.drawn(task) > 0).toList();
    // Where there is none at all, the first one says why.
    return drawn.isEmpty() ? all : drawn;
  }

  private List<Entry> drawnEntries(Measurements measurements) {
    List<Task> drawn = drawn(measurements);
    return entries().stream().filter(entry -> drawn.contains(entry.task())).toList();
  }

  /** Areas under the ROC curve, where all outcomes have one. */
  private Optional<Table> aucs(Measurements measurements) {
    List<TableRow> rows = new ArrayList<>();
    for (Task task : drawn(measurements)) {
      List<Measured> measured = new ArrayList<>();
      for (Entry entry : entries().stream().filter(e -> e.task().equals(task)).toList()) {
        double[] areas = measurements.values(entry, outcome -> outcome.auc().orElse(Double.NaN));
        if (Arrays.stream(areas).anyMatch(Double::isNaN)) {
          return Optional.empty();
        }
        measured.add(Measured.of(MeanStd.of(areas)));
      }
      double best = measured.stream().mapToDouble(cell -> cell.value().mean()).max().orElse(1);
      rows.add(
          new TableRow(
              List.of(task.id()),
              measured.stream()
                  .<Cell>map(cell -> cell.best(cell.value().mean() == best))
                  .toList()));
    }
    return Optional.of(
        new Table(
            "auc",
            "Areas under the ROC curve on the test set (%), mean ± standard deviation over the"
                + " trials.",
            List.of("Task"),
            entries().stream().map(Entry::column).distinct().map(ValueColumn::percent).toList(),
            rows,
            new Marks("highest mean of the row", ""),
            List.of()));
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
    for (Task task : drawn(measurements)) {
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
                  format("%.3f, %.3f", task.priors().pi(), task.priors().rho()),
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
