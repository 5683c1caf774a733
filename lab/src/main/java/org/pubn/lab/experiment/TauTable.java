package org.pubn.lab.experiment;

import static org.pubn.report.table.Text.format;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.ToDoubleFunction;
import org.pubn.lab.paper.Paper;
import org.pubn.lab.result.Outcome;
import org.pubn.lab.task.Task;
import org.pubn.method.MethodCatalog;
import org.pubn.report.Paragraph;
import org.pubn.report.Section;
import org.pubn.report.TableSection;
import org.pubn.report.stats.Correlation;
import org.pubn.report.table.Cell;
import org.pubn.report.table.Marks;
import org.pubn.report.table.Table;
import org.pubn.report.table.TableRow;
import org.pubn.report.table.ValueColumn;
import org.pubn.settings.Settings;

/** The paper's table of τ (appendix D.2): PUbN with τ varied and everything else fixed. */
public record TauTable(Design design) implements Experiment {

  private static final List<Double> TAUS = List.of(0.5, 0.7, 0.9, 2.0);

  private record Metric(String id, String heading, boolean bold, ToDoubleFunction<Outcome> of) {}

  private static final List<Metric> METRICS =
      List.of(
          new Metric("fpr", "FPR", false, Outcome::fpr),
          new Metric("fnr", "FNR", false, Outcome::fnr),
          new Metric("error", "Error", true, Outcome::error),
          new Metric("validationLoss", "VLoss", true, Outcome::validationLoss));

  @Override
  public String name() {
    return "tau";
  }

  @Override
  public String title() {
    return "Influence of τ, and with it of η";
  }

  @Override
  public Set<DesignOption> takes() {
    return Set.of(DesignOption.FEATURES);
  }

  @Override
  public List<Entry> entries() {
    List<Entry> entries = new ArrayList<>();
    for (Task task : design.tasksWithNegatives()) {
      if (Paper.hasRow(name(), task.id())) {
        for (double tau : TAUS) {
          Settings settings = Settings.NONE.with("tau", tau);
          String column = settings.text("tau");
          entries.add(design.entry(task, column, MethodCatalog.PUBN, settings));
        }
      }
    }
    return entries;
  }

  @Override
  public List<Section> sections(Measurements measurements) {
    List<TableRow> rows = new ArrayList<>();
    StringBuilder correlations = new StringBuilder();
    for (Task task : entries().stream().map(Entry::task).distinct().toList()) {
      List<Entry> ofTask = entries().stream().filter(e -> e.task().equals(task)).toList();
      for (Entry entry : ofTask) {
        List<String> headers = new ArrayList<>(ErrorTable.headers(task));
        headers.add(entry.column());
        List<Cell> cells =
            METRICS.stream().map(metric -> cell(entry, metric, ofTask, measurements)).toList();
        rows.add(new TableRow(headers, cells));
      }
      correlations.append(correlation(task, ofTask, measurements));
    }
    List<String> headers = new ArrayList<>(ErrorTable.HEADERS);
    headers.add("τ");
    Table table =
        new Table(
            name(),
            "False positive rate, false negative rate, misclassification rate and validation loss"
                + " (all ×100), means over the trials.",
            headers,
            METRICS.stream().map(metric -> ValueColumn.percentMean(metric.heading())).toList(),
            rows,
            new Marks("lowest of the task", ""),
            measurements.shortened(this));
    return List.of(
        new TableSection("", table),
        new Paragraph("Validation loss and error", correlations.toString()),
        ChosenSettings.section(this, measurements));
  }

  private Cell cell(Entry entry, Metric metric, List<Entry> ofTask, Measurements measurements) {
    double lowest =
        ofTask.stream()
            .mapToDouble(e -> measurements.summary(e, metric.of()).mean())
            .min()
            .orElseThrow();
    boolean best = metric.bold() && measurements.summary(entry, metric.of()).mean() == lowest;
    return measurements
        .measured(
            entry,
            metric.of(),
            Paper.number(name(), entry.task().id(), entry.column(), metric.id()))
        .best(best);
  }

  /**
   * The paper: validation loss and error correlate positively, so τ can be chosen without labels.
   */
  private static String correlation(Task task, List<Entry> entries, Measurements measurements) {
    double[] meanLosses = new double[entries.size()];
    double[] meanErrors = new double[entries.size()];
    List<Double> losses = new ArrayList<>();
    List<Double> errors = new ArrayList<>();
    for (int i = 0; i < entries.size(); i++) {
      Entry entry = entries.get(i);
      meanLosses[i] = measurements.summary(entry, Outcome::validationLoss).mean();
      meanErrors[i] = measurements.summary(entry, Outcome::error).mean();
      for (Outcome outcome : measurements.outcomes(entry)) {
        losses.add(outcome.validationLoss());
        errors.add(outcome.error());
      }
    }
    double ofMeans = Correlation.pearson(meanLosses, meanErrors);
    double ofRuns =
        Correlation.pearson(
            losses.stream().mapToDouble(Double::doubleValue).toArray(),
            errors.stream().mapToDouble(Double::doubleValue).toArray());
    return format(
        "%s: the correlation of validation loss and error is *%.2f* over the means of the %d values"
            + " of τ, and %.2f over all %d runs. The paper claims a positive one: %s.\n\n",
        task.id(),
        ofMeans,
        entries.size(),
        ofRuns,
        losses.size(),
        ofMeans > 0 ? "*confirmed*" : "*not confirmed*");
  }
}
