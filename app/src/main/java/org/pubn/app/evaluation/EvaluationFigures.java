package org.pubn.app.evaluation;

import static org.pubn.report.table.Text.format;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.pubn.eval.CalibrationCurve;
import org.pubn.eval.LabeledEvaluation;
import org.pubn.eval.PrecisionRecallCurve;
import org.pubn.eval.PuEvaluation;
import org.pubn.eval.PuMetric;
import org.pubn.eval.RocCurve;
import org.pubn.eval.ScoreHistogram;
import org.pubn.report.figure.Axis;
import org.pubn.report.figure.Chart;
import org.pubn.report.figure.Figure;
import org.pubn.report.figure.Histogram;
import org.pubn.report.figure.LineChart;
import org.pubn.report.figure.LineChart.Curve;
import org.pubn.report.figure.LineChart.Point;
import org.pubn.report.figure.Marker;
import org.pubn.stats.Confusion;
import org.pubn.stats.Interval;

/** The pictures of an evaluation. */
final class EvaluationFigures {

  private static final int POINTS = 150;

  /** How far around a known π the sensitivity is drawn. */
  private static final double AROUND = 0.1;

  private static final int STEPS = 40;

  private static final List<PuMetric> SENSITIVE =
      List.of(PuMetric.ACCURACY, PuMetric.PRECISION, PuMetric.F1, PuMetric.ROC_AUC);

  private EvaluationFigures() {}

  /** ROC and precision–recall curve side by side, as far as the classes allow. */
  static Optional<Figure> curves(LabeledEvaluation evaluation) {
    List<Chart> charts = new ArrayList<>();
    evaluation.roc().ifPresent(roc -> charts.add(roc(roc, evaluation.confusion())));
    evaluation
        .precisionRecall()
        .ifPresent(curve -> charts.add(precisionRecall(curve, evaluation.confusion())));
    return charts.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Figure(
                "curves",
                "True against false positive rate, and precision over recall, from "
                    + "high thresholds on the left to low ones on the right. Dashed: "
                    + "scores that carry no information.",
                charts));
  }

  private static LineChart roc(RocCurve roc, Confusion confusion) {
    List<Point> points =
        CurvePoints.thinned(roc.points(), POINTS).stream()
            .map(p -> new Point(p.fpr(), p.tpr()))
            .toList();
    Point chosen = new Point(confusion.fpr().orElseThrow(), confusion.recall().orElseThrow());
    return new LineChart(
        "ROC",
        Axis.number("false positive rate"),
        Axis.number("true positive rate"),
        List.of(
            new Curve("this classifier", points),
            new Curve("chance", List.of(new Point(0, 0), new Point(1, 1))),
            new Curve("its threshold", List.of(chosen))));
  }

  /** As the steps whose area is the average precision. */
  private static LineChart precisionRecall(PrecisionRecallCurve curve, Confusion confusion) {
    List<Point> points = new ArrayList<>();
    double recall = 0;
    for (PrecisionRecallCurve.Point point : CurvePoints.thinned(curve.points(), POINTS)) {
      points.add(new Point(recall, point.precision()));
      points.add(new Point(point.recall(), point.precision()));
      recall = point.recall();
    }
    double share = (double) confusion.positives() / confusion.size();
    List<Curve> curves = new ArrayList<>();
    curves.add(new Curve("this classifier", points));
    curves.add(new Curve("chance", List.of(new Point(0, share), new Point(1, share))));
    OptionalDouble precision = confusion.precision();
    if (precision.isPresent()) {
      Point chosen = new Point(confusion.recall().orElseThrow(), precision.getAsDouble());
      curves.add(new Curve("its threshold", List.of(chosen)));
    }
    return new LineChart(
        "Precision and recall", Axis.number("recall"), Axis.number("precision"), curves);
  }

  /** Observed shares over predicted probabilities. */
  static Figure calibration(CalibrationCurve calibration) {
    List<Point> points =
        calibration.bins().stream().map(b -> new Point(b.predicted(), b.observed())).toList();
    return Figure.of(
        "calibration",
        format(
            "The share of positives over the mean predicted probability, in those of %d equally"
                + " wide bins that hold rows. Below the diagonal the classifier is too sure of"
                + " positives, above it not sure enough.",
            CalibrationCurve.BINS),
        new LineChart(
            "",
            Axis.number("predicted probability"),
            Axis.number("share of positives"),
            List.of(
                new Curve("this classifier", points),
                new Curve("perfect", List.of(new Point(0, 0), new Point(1, 1))))));
  }

  /** The scores of both classes in one panel. */
  static Figure classes(ScoreHistogram histogram, double threshold) {
    return Figure.of(
        "scores",
        "Scores of both classes, stacked; rows right of the threshold are called positive. The few"
            + " scores beyond the edges are counted in the outer bins.",
        chart("", histogram, histogram.samples(), threshold));
  }

  /** The scores of P and of U, each in a panel of its own. */
  static Figure samples(ScoreHistogram histogram, double threshold) {
    List<Chart> charts = new ArrayList<>();
    for (ScoreHistogram.Sample sample : histogram.samples()) {
      charts.add(chart(sample.name(), histogram, List.of(sample), threshold));
    }
    return new Figure(
        "scores",
        "Scores of the positives and of the unlabeled rows; rows right of the threshold are called"
            + " positive. A good classifier shows two hills on the right panel, one of them where"
            + " the positives are. The few scores beyond the edges are counted in the outer bins.",
        charts);
  }

  private static Histogram chart(
      String title,
      ScoreHistogram histogram,
      List<ScoreHistogram.Sample> samples,
      double threshold) {
    List<Double> edges = histogram.edges();
    boolean inside = edges.get(0) <= threshold && threshold <= edges.get(edges.size() - 1);
    return new Histogram(
        title,
        Axis.number("score"),
        "rows",
        edges,
        samples.stream().map(s -> new Histogram.Group(s.name(), s.counts())).toList(),
        inside ? List.of(Marker.vertical(threshold, "threshold")) : List.of());
  }

  /** What the metrics would be with another π. */
  static Figure sensitivity(PuEvaluation evaluation) {
    double pi = evaluation.prior().pi();
    double low = Math.max(0.01, pi - AROUND);
    double high = Math.min(0.99, pi + AROUND);
    Optional<Interval> range = evaluation.prior().range();
    if (range.isPresent()) {
      low = Math.max(0.01, Math.min(low, range.get().low()));
      high = Math.min(0.99, Math.max(high, range.get().high()));
    }
    List<Curve> curves = new ArrayList<>();
    for (PuMetric metric : SENSITIVE) {
      List<Point> points = new ArrayList<>();
      for (int i = 0; i <= STEPS; i++) {
        double at = low + (high - low) * i / STEPS;
        metric
            .of(evaluation.rates(), at)
            .ifPresent(value -> points.add(new Point(at, Math.max(0, Math.min(1, value)))));
      }
      List<Marker> markers =
          curves.isEmpty() ? List.of(Marker.vertical(pi, "π believed")) : List.of();
      curves.add(new Curve(metric.label(), points, markers));
    }
    return Figure.of(
        "sensitivity",
        "The same decisions under another π: how much each number depends on the assumed"
            + " value. Values are moved into 0 to 1.",
        new LineChart("", Axis.number("π"), Axis.number(""), curves));
  }
}
