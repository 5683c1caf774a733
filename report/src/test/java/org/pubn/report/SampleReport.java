package org.pubn.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.pubn.report.figure.Axis;
import org.pubn.report.figure.Figure;
import org.pubn.report.figure.Histogram;
import org.pubn.report.figure.ImageGrid;
import org.pubn.report.figure.LineChart;
import org.pubn.report.figure.Marker;
import org.pubn.report.figure.PixelImage;
import org.pubn.report.figure.Scatter;

/** A report with every kind of section and chart, in the shape of a real one. */
public final class SampleReport {

  private static final List<String> METHODS = List.of("nnPU", "nnPNU", "PU→PN", "PUbN");

  private SampleReport() {}

  /** The whole report. */
  public static Report create() {
    Map<String, String> facts = new LinkedHashMap<>();
    facts.put("command", "pubn reproduce table1 --tasks 'mnist/*' --trials 10");
    facts.put("version", "0.1.0");
    facts.put("seed", "0");
    facts.put("kernels", "SIMD, 512 bits");
    facts.put("training sets", "500 P, 500 bN, 6000 U");
    return new Report(
        "Classification from positive, unlabeled and biased negative data",
        "Table 1 on MNIST and CIFAR-10, ten trials per task",
        List.of(
            new Paragraph(
                "Summary",
                "PUbN has a *lower error* than nnPU on every task with biased N data. The largest"
                    + " distance from the published values is +1.02 points, on `mnist/skewed`.\n\n"
                    + "Every method sees the same ten samplings of a task; tests are two-sided."),
            new TableSection("Test error", SampleTables.effectiveness()),
            new TableSection("Choice of τ", SampleTables.thresholds()),
            new FigureSection("Learning curves", curves()),
            new FigureSection("Estimated σ", sigma()),
            new FigureSection("Embeddings", embeddings()),
            new FigureSection("Examples", digits()),
            Facts.of("How this was made", facts)));
  }

  private static Figure curves() {
    return Figure.of(
        "curves",
        "False positive rate, false negative rate and error on the test set after each epoch of"
            + " `mnist/135`, mean and standard deviation of ten trials. Dashed: the epoch that the"
            + " validation loss selected.",
        curve("FPR", 0.032, 1),
        curve("FNR", 0.048, 2),
        curve("Error", 0.04, 3));
  }

  private static LineChart curve(String name, double level, long seed) {
    Random random = new Random(seed);
    List<LineChart.Curve> curves = new ArrayList<>();
    for (int m = 0; m < METHODS.size(); m++) {
      List<LineChart.Point> points = new ArrayList<>();
      double end = level * (1.6 - 0.2 * m);
      for (int epoch = 1; epoch <= 60; epoch++) {
        double noise = 0.0012 * random.nextGaussian();
        double y = end + 0.06 * Math.exp(-epoch / (3.0 + m)) + 0.00012 * epoch * (3 - m) + noise;
        points.add(new LineChart.Point(epoch, y, 0.0035 + 0.01 * Math.exp(-epoch / 6.0)));
      }
      List<Marker> markers =
          name.equals("Error") && m % 3 == 0
              ? List.of(Marker.vertical(38 + 4 * m, "epoch " + (38 + 4 * m)))
              : List.of();
      curves.add(new LineChart.Curve(METHODS.get(m), points, markers));
    }
    return new LineChart(name, Axis.number("epoch"), Axis.percent(name), curves);
  }

  private static Figure sigma() {
    Random random = new Random(4);
    List<Double> edges = Histogram.equalBins(0, 1, 40);
    double[] labeled = new double[3000];
    double[] negative = new double[1500];
    for (int i = 0; i < labeled.length; i++) {
      labeled[i] = 1 / (1 + Math.exp(-2.6 - 1.2 * random.nextGaussian()));
    }
    for (int i = 0; i < negative.length; i++) {
      negative[i] = 1 / (1 + Math.exp(2.4 - 1.3 * random.nextGaussian()));
    }
    return Figure.of(
        "sigma",
        "σ̂ on the unlabeled training set. Left of η an example counts as negative.",
        new Histogram(
            "",
            Axis.number("σ̂"),
            "examples",
            edges,
            List.of(
                Histogram.Group.count("s = −1", edges, negative),
                Histogram.Group.count("s = +1", edges, labeled)),
            List.of(Marker.vertical(0.236, "η = 0.236"))));
  }

  private static Figure embeddings() {
    return Figure.of(
        "pca",
        "First two principal components of the last hidden layer on 600 test examples.",
        scatter("nnPU", 1.1, 5),
        scatter("PUbN", 0.7, 6));
  }

  private static Scatter scatter(String title, double spread, long seed) {
    Random random = new Random(seed);
    List<Scatter.Group> groups = new ArrayList<>();
    String[] names = {"P", "bN categories", "other N"};
    for (int g = 0; g < names.length; g++) {
      List<Scatter.Point> points = new ArrayList<>();
      for (int i = 0; i < 200; i++) {
        points.add(
            new Scatter.Point(
                2.2 * Math.cos(2.1 * g) + spread * random.nextGaussian(),
                2.2 * Math.sin(2.1 * g) + spread * random.nextGaussian()));
      }
      groups.add(new Scatter.Group(names[g], points));
    }
    return new Scatter(
        title, Axis.number("first component"), Axis.number("second component"), groups);
  }

  private static Figure digits() {
    List<ImageGrid.Tile> tiles = new ArrayList<>();
    for (int i = 0; i < 8; i++) {
      tiles.add(
          new ImageGrid.Tile(
              ring(6 + i % 3, 9 - i % 4),
              "true 0, predicted " + (i % 2 == 0 ? "negative" : "positive"),
              List.of("score −" + (i + 1) + ".4", "σ̂ 0." + (11 + i))));
    }
    return Figure.of(
        "digits", "Test digits with the largest errors.", new ImageGrid("False negatives", tiles));
  }

  private static PixelImage ring(double a, double b) {
    float[] pixels = new float[28 * 28];
    for (int row = 0; row < 28; row++) {
      for (int column = 0; column < 28; column++) {
        double r = Math.hypot((column - 13.5) / a, (row - 13.5) / b);
        pixels[row * 28 + column] = (float) Math.max(0, 1 - 3 * Math.abs(r - 1));
      }
    }
    return PixelImage.of(28, 28, pixels);
  }
}
