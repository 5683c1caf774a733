package org.pubn.lab.experiment;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.pubn.lab.result.Details;
import org.pubn.lab.task.Task;
import org.pubn.method.MethodCatalog;
import org.pubn.report.FigureSection;
import org.pubn.report.Section;
import org.pubn.report.TableSection;
import org.pubn.report.figure.Axis;
import org.pubn.report.figure.Chart;
import org.pubn.report.figure.Figure;
import org.pubn.report.figure.Scatter;
import org.pubn.report.stats.MeanStd;
import org.pubn.report.table.Cell;
import org.pubn.report.table.Measured;
import org.pubn.report.table.Table;
import org.pubn.report.table.TableRow;
import org.pubn.report.table.ValueColumn;

/**
 * The paper's figure of representations (section 4.3): the last hidden layer of nnPU and PUbN on
 * {@code mnist/135}, projected onto two principal components.
 */
public record PcaFigure(Design design) implements Experiment {

  private static final String TASK = "mnist/135";

  @Override
  public String name() {
    return "figure-pca";
  }

  @Override
  public String title() {
    return "How biased negatives help: the last hidden layer";
  }

  @Override
  public Set<Detail> details() {
    return Set.of(Detail.EMBEDDING);
  }

  @Override
  public List<Entry> entries() {
    List<Entry> entries = new ArrayList<>();
    for (Task task : design.tasks()) {
      if (task.id().equals(TASK)) {
        entries.add(design.entry(task, "nnPU", MethodCatalog.NNPU));
        entries.add(design.entry(task, "PUbN", MethodCatalog.PUBN));
      }
    }
    return entries;
  }

  @Override
  public List<Section> sections(Measurements measurements) {
    List<Chart> charts = new ArrayList<>();
    List<TableRow> rows = new ArrayList<>();
    for (Entry entry : entries()) {
      List<Details.Embedding> embeddings =
          measurements.details(entry, "embedding", Details::embedding);
      charts.add(scatter(entry.column(), embeddings.get(0), entry.task()));
      double[] explained =
          embeddings.stream()
              .mapToDouble(e -> e.explained().stream().mapToDouble(Double::doubleValue).sum())
              .toArray();
      List<Cell> cells = List.of(Measured.of(MeanStd.of(explained)), Cell.text("about 90"));
      rows.add(new TableRow(List.of(entry.column()), cells));
    }
    Table table =
        new Table(
            "pca-variance",
            "Share of variance (%) of the first two principal components, mean ± standard"
                + " deviation over the trials.",
            List.of("Method"),
            List.of(ValueColumn.percent("measured"), ValueColumn.percent("paper")),
            rows);
    String caption =
        "The last hidden layer (before ReLU) of the classifiers of trial 0 on the first 500 test"
            + " digits, on its first two principal components.";
    return List.of(
        new FigureSection("", new Figure("pca", caption, charts)),
        new TableSection("", table),
        ChosenSettings.section(this, measurements));
  }

  private static Scatter scatter(String title, Details.Embedding embedding, Task task) {
    Map<String, List<Scatter.Point>> groups = new TreeMap<>();
    for (int i = 0; i < embedding.points().size(); i++) {
      List<Double> point = embedding.points().get(i);
      groups
          .computeIfAbsent(group(embedding.classes().get(i), task), name -> new ArrayList<>())
          .add(new Scatter.Point(point.get(0), point.get(1)));
    }
    return new Scatter(
        title,
        Axis.number(""),
        Axis.number(""),
        groups.entrySet().stream()
            .map(group -> new Scatter.Group(group.getKey(), group.getValue()))
            .toList());
  }

  /** The positives together; the negatives by digit, those among bN marked. */
  private static String group(int label, Task task) {
    if (task.isPositive(label)) {
      return "P";
    }
    return task.negativeShares().containsKey(label) ? label + " (in bN)" : label + " (not in bN)";
  }
}
