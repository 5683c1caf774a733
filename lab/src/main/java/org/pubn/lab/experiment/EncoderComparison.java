package org.pubn.lab.experiment;

import static org.pubn.report.table.Text.format;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToDoubleFunction;
import org.pubn.lab.method.LabSettings;
import org.pubn.lab.result.Outcome;
import org.pubn.lab.result.Results;
import org.pubn.lab.task.Task;
import org.pubn.method.MethodCatalog;
import org.pubn.method.MethodRow;
import org.pubn.report.Paragraph;
import org.pubn.report.Section;
import org.pubn.report.TableSection;
import org.pubn.report.table.Cell;
import org.pubn.report.table.Marks;
import org.pubn.report.table.Measured;
import org.pubn.report.table.Table;
import org.pubn.report.table.TableRow;
import org.pubn.report.table.ValueColumn;
import org.pubn.settings.Settings;

/**
 * PUbN (without biased negatives PUbN\\N) on the features of every encoder at hand. The one with
 * the lowest mean validation loss is the one to use; errors are shown beside it, and decide
 * nothing. Not in the paper.
 */
public record EncoderComparison(Design design, Optional<Results> known) implements Experiment {

  /** That of all encoders at hand. */
  public EncoderComparison(Design design) {
    this(design, Optional.empty());
  }

  @Override
  public String name() {
    return "encoders";
  }

  @Override
  public String title() {
    return "Encoders of text compared";
  }

  @Override
  public Set<DesignOption> takes() {
    return Set.of(DesignOption.SELECTION);
  }

  @Override
  public List<Entry> entries() {
    List<Entry> entries = new ArrayList<>();
    for (Task task : design.tasks()) {
      MethodRow method = MethodCatalog.pubn(task.hasNegatives());
      for (String encoder : encoders(task)) {
        Settings settings = Settings.NONE.with(LabSettings.FEATURES, encoder);
        entries.add(design.entry(task, encoder, method, settings));
      }
    }
    return entries;
  }

  private Collection<String> encoders(Task task) {
    return known
        .<Collection<String>>map(results -> results.settings(task.id(), LabSettings.FEATURES))
        .orElseGet(() -> design.datasets().of(task).encoders());
  }

  @Override
  public EncoderComparison of(Results results) {
    return new EncoderComparison(design, Optional.of(results));
  }

  @Override
  public List<Section> sections(Measurements measurements) {
    return List.of(
        new TableSection("", table(measurements)),
        new Paragraph("Choice", choice(measurements)),
        ChosenSettings.section(this, measurements));
  }

  private Table table(Measurements measurements) {
    List<TableRow> rows = new ArrayList<>();
    for (Task task : entries().stream().map(Entry::task).distinct().toList()) {
      List<Entry> ofTask = entries().stream().filter(e -> e.task().equals(task)).toList();
      double lowest = ofTask.stream().mapToDouble(e -> loss(e, measurements)).min().orElseThrow();
      for (Entry entry : ofTask) {
        boolean best = loss(entry, measurements) == lowest;
        List<Cell> cells =
            List.of(
                Measured.of(measurements.summary(entry, Outcome::validationLoss)).best(best),
                Measured.of(measurements.summary(entry, Outcome::error)));
        rows.add(new TableRow(List.of(task.id(), entry.column()), cells));
      }
    }
    return new Table(
        name(),
        "Validation loss and misclassification rate (both ×100) of PUbN, and of PUbN\\N where no"
            + " biased N data are given, mean ± standard deviation over the trials.",
        List.of("Task", "Encoder"),
        List.of(ValueColumn.percent("validation loss"), ValueColumn.percent("error")),
        rows,
        new Marks("lowest validation loss of the task", ""),
        List.of());
  }

  private static double loss(Entry entry, Measurements measurements) {
    return measurements.summary(entry, Outcome::validationLoss).mean();
  }

  private String choice(Measurements measurements) {
    List<String> encoders = entries().stream().map(Entry::column).distinct().toList();
    ToDoubleFunction<String> meanLoss =
        encoder ->
            entries().stream()
                .filter(entry -> entry.column().equals(encoder))
                .mapToDouble(entry -> loss(entry, measurements))
                .average()
                .orElseThrow();
    String chosen = encoders.stream().min(Comparator.comparingDouble(meanLoss)).orElseThrow();
    return format(
        "Lowest mean validation loss over all tasks: *%s*, %.2f.",
        chosen, 100 * meanLoss.applyAsDouble(chosen));
  }
}
