package org.pubn.app.training;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.pubn.classify.Classifier;
import org.pubn.learn.ChosenCheckpoint;
import org.pubn.learn.EpochSummary;
import org.pubn.report.figure.Axis;
import org.pubn.report.figure.Chart;
import org.pubn.report.figure.Figure;
import org.pubn.report.figure.Histogram;
import org.pubn.report.figure.LineChart;
import org.pubn.report.figure.Marker;
import org.pubn.sample.PubnSamples;
import org.pubn.train.TrainResult;

/** The pictures of a training. */
final class TrainingFigures {

  private static final int BINS = 40;

  private TrainingFigures() {}

  /** The validation loss after every epoch of every training behind the classifier. */
  static Figure learningCurves(TrainResult result) {
    List<Chart> charts = new ArrayList<>();
    for (ChosenCheckpoint part : result.fit().trainings()) {
      List<LineChart.Point> points = new ArrayList<>();
      for (EpochSummary epoch : part.trained().history()) {
        points.add(
            new LineChart.Point(epoch.epoch(), epoch.validationLosses().get(part.criterion())));
      }
      String name = name(part);
      Marker chosen =
          Marker.vertical(part.checkpoint().epoch(), "epoch " + part.checkpoint().epoch());
      charts.add(
          new LineChart(
              name,
              Axis.number("epoch"),
              Axis.number("validation loss"),
              List.of(new LineChart.Curve(name, points, List.of(chosen)))));
    }
    return new Figure(
        "learning-curves",
        "Validation loss after every epoch. Dashed: the epoch with the lowest loss, whose"
            + " parameters were kept. Each function has a loss of its own; unbiased estimates may"
            + " be negative.",
        charts);
  }

  /** What a training learned, as it is called in the documents. */
  static String name(ChosenCheckpoint part) {
    return switch (part.step().purpose()) {
      case "s" -> "σ̂: is a row of a kind that was labeled?";
      case "pn" -> "P against bN";
      default -> "g: the classifier";
    };
  }

  /** σ̂ over the unlabeled training rows, with η. */
  static Figure sigma(double[] sigma, double eta) {
    List<Double> edges = Histogram.equalBins(0, 1, BINS);
    return Figure.of(
        "sigma",
        "σ̂ over the unlabeled training rows: the estimated probability that a row is positive or"
            + " a negative of the kind that was collected. Rows left of η serve as negatives, the"
            + " more the lower their σ̂; the negative weight of the others is carried by labeled"
            + " rows.",
        new Histogram(
            "",
            Axis.number("σ̂"),
            "unlabeled rows",
            edges,
            List.of(Histogram.Group.count("unlabeled", edges, sigma)),
            List.of(Marker.vertical(eta, String.format(Locale.ROOT, "η = %.2f", eta)))));
  }

  /** The map from scores to probabilities. */
  static Figure calibration(Classifier classifier) {
    List<LineChart.Point> points = new ArrayList<>();
    classifier
        .calibration()
        .ifPresent(
            map -> {
              double[] scores = map.scores();
              double[] posteriors = map.posteriors();
              for (int i = 0; i < scores.length; i++) {
                points.add(new LineChart.Point(scores[i], posteriors[i]));
              }
            });
    return Figure.of(
        "calibration",
        "How a score becomes a probability: learned from held-out rows without labels, from where"
            + " positive and unlabeled rows lie.",
        new LineChart(
            "",
            Axis.number("score"),
            Axis.number("probability"),
            List.of(new LineChart.Curve("probability", points, List.of()))));
  }

  /** The probabilities of rows that were held out, with the threshold. */
  static Figure probabilities(TrainResult result) {
    Classifier classifier = result.classifier();
    PubnSamples held = result.problem().data().validation();
    List<Double> edges = Histogram.equalBins(0, 1, BINS);
    double threshold = result.decision().probability();
    List<Marker> markers =
        List.of(
            Marker.vertical(threshold, String.format(Locale.ROOT, "threshold %.2f", threshold)));
    List<Chart> charts = new ArrayList<>();
    charts.add(histogram("positive", classifier.probabilities(held.positive()), edges, markers));
    charts.add(
        histogram("unlabeled", classifier.probabilities(held.apart().unlabeled()), edges, markers));
    if (held.hasNegatives()) {
      charts.add(histogram("negative", classifier.probabilities(held.negative()), edges, markers));
    }
    return new Figure(
        "probabilities",
        "What the classifier says about held-out rows. Right of the threshold a row is"
            + " called positive.",
        charts);
  }

  private static Histogram histogram(
      String name, double[] values, List<Double> edges, List<Marker> markers) {
    return new Histogram(
        name,
        Axis.number("probability"),
        "rows held out",
        edges,
        List.of(Histogram.Group.count(name, edges, values)),
        markers);
  }
}
