package org.pubn.lab.experiment;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import org.pubn.lab.result.Details;
import org.pubn.lab.result.Outcome;
import org.pubn.lab.task.Task;
import org.pubn.method.MethodCatalog;
import org.pubn.report.FigureSection;
import org.pubn.report.Section;
import org.pubn.report.figure.Axis;
import org.pubn.report.figure.Chart;
import org.pubn.report.figure.Figure;
import org.pubn.report.figure.LineChart;
import org.pubn.report.figure.Marker;
import org.pubn.report.stats.MeanStd;
import org.pubn.settings.Settings;

/**
 * The paper's figure of learning curves (section 4.4): uPU and nnPU with the sigmoid loss, and
 * PUbN\N, on the PU tasks.
 */
public record CurvesFigure(Design design) implements Experiment {

  private record Rate(
      String name, Function<Details.Curve, List<Double>> curve, ToDoubleFunction<Outcome> last) {}

  private static final List<Rate> RATES =
      List.of(
          new Rate("false positive rate", Details.Curve::fpr, Outcome::fpr),
          new Rate("false negative rate", Details.Curve::fnr, Outcome::fnr),
          new Rate("misclassification rate", Details.Curve::error, Outcome::error));

  @Override
  public String name() {
    return "figure-curves";
  }

  @Override
  public String title() {
    return "Why PUbN\\N outperforms nnPU: learning curves";
  }

  @Override
  public Set<Detail> details() {
    return Set.of(Detail.CURVE);
  }

  @Override
  public List<Entry> entries() {
    List<Entry> entries = new ArrayList<>();
    for (Task task : puTasks()) {
      Settings sigmoid =
          design
              .presetOf(task)
              .with("rate", design.datasets().of(task).curveRate())
              .with("loss", "sigmoid");
      entries.add(Entry.fixed(task, "uPU", MethodCatalog.UPU, sigmoid));
      entries.add(Entry.fixed(task, "nnPU", MethodCatalog.NNPU, sigmoid));
      entries.add(design.entry(task, "PUbN\\N", MethodCatalog.PUBN_N));
    }
    return entries;
  }

  private List<Task> puTasks() {
    return design.tasks().stream().filter(task -> !task.hasNegatives()).toList();
  }

  @Override
  public List<Section> sections(Measurements measurements) {
    List<Section> sections = new ArrayList<>();
    for (Task task : puTasks()) {
      List<Entry> ofTask = entries().stream().filter(e -> e.task().equals(task)).toList();
      List<Chart> charts = new ArrayList<>();
      for (Rate rate : RATES) {
        charts.add(chart(rate, ofTask, measurements));
      }
      String caption =
          "Test rates after every epoch: mean, and a band of one standard deviation, over the"
              + " trials. Dashed: the model selected on validation data.";
      String id = "curves-" + task.id().replace('/', '-');
      sections.add(
          new FigureSection(
              String.join(", ", ErrorTable.headers(task).subList(0, 2)),
              new Figure(id, caption, charts)));
      sections.add(CurveClaims.section(task, ofTask, measurements));
    }
    sections.add(ChosenSettings.section(this, measurements));
    return sections;
  }

  private static LineChart chart(Rate rate, List<Entry> entries, Measurements measurements) {
    List<LineChart.Curve> curves = new ArrayList<>();
    for (Entry entry : entries) {
      List<List<Double>> ofTrials = measurements.curves(entry).stream().map(rate.curve()).toList();
      double selected = measurements.summary(entry, rate.last()).mean();
      curves.add(
          new LineChart.Curve(
              entry.column(),
              points(ofTrials),
              List.of(Marker.horizontal(selected, entry.column() + " selected"))));
    }
    return new LineChart(rate.name(), Axis.number("epoch"), Axis.percent(rate.name()), curves);
  }

  private static List<LineChart.Point> points(List<List<Double>> ofTrials) {
    List<LineChart.Point> points = new ArrayList<>();
    for (int epoch = 0; epoch < ofTrials.get(0).size(); epoch++) {
      int index = epoch;
      MeanStd summary =
          MeanStd.of(ofTrials.stream().mapToDouble(curve -> curve.get(index)).toArray());
      points.add(new LineChart.Point(epoch + 1, summary.mean(), summary.std()));
    }
    return points;
  }
}
