package org.pubn.lab.demo;

import static org.pubn.report.table.Text.format;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import org.pubn.data.DenseFeatures;
import org.pubn.lab.experiment.Entry;
import org.pubn.lab.experiment.Measurements;
import org.pubn.lab.result.Details;
import org.pubn.lab.task.TestSet;
import org.pubn.report.figure.Axis;
import org.pubn.report.figure.Figure;
import org.pubn.report.figure.Histogram;
import org.pubn.report.figure.ImageGrid;
import org.pubn.report.figure.LineChart;
import org.pubn.report.figure.Marker;
import org.pubn.report.figure.PixelImage;

/** The pictures of the demonstration. */
final class DemoFigures {

  private static final int TILES = 24;
  private static final int BINS = 40;

  private DemoFigures() {}

  /** Test error after every epoch. */
  static Figure errorCurves(List<Entry> entries, Measurements measurements) {
    List<LineChart.Curve> curves = new ArrayList<>();
    for (Entry entry : entries) {
      Details.Curve curve = Objects.requireNonNull(only(entry, measurements).curve());
      List<LineChart.Point> points = new ArrayList<>();
      for (int epoch = 0; epoch < curve.error().size(); epoch++) {
        points.add(new LineChart.Point(epoch + 1, curve.error().get(epoch)));
      }
      curves.add(
          new LineChart.Curve(
              entry.column(),
              points,
              List.of(Marker.vertical(curve.selectedEpoch(), entry.column() + " selected"))));
    }
    return Figure.of(
        "error-curves",
        "Misclassification rate on the test digits after every epoch. Dashed: the epoch with the"
            + " lowest validation loss, whose parameters are kept; for PU→PN, that of its PN half."
            + " The test digits played no part in choosing it.",
        new LineChart("", Axis.number("epoch"), Axis.percent("error"), curves));
  }

  /** σ̂ over the unlabeled digits, with η. */
  static Figure sigma(Entry entry, Measurements measurements) {
    Details.SigmaValues values = Objects.requireNonNull(only(entry, measurements).sigma());
    List<Double> edges = Histogram.equalBins(0, 1, BINS);
    return Figure.of(
        "sigma",
        "σ̂ over the 6000 unlabeled training digits: the estimated probability that a digit is"
            + " even, or odd of the kind 1, 3, 5. Digits left of η serve as negatives in the second"
            + " step. The colors show the truth, which the learner did not see.",
        new Histogram(
            "",
            Axis.number("σ̂"),
            "unlabeled digits",
            edges,
            List.of(
                Histogram.Group.count("truly even", edges, select(values, true)),
                Histogram.Group.count("truly odd", edges, select(values, false))),
            List.of(Marker.vertical(values.eta(), format("η = %.2f", values.eta())))));
  }

  private static double[] select(Details.SigmaValues values, boolean positive) {
    List<Double> selected = new ArrayList<>();
    for (int i = 0; i < values.sigma().size(); i++) {
      if (values.positive().get(i) == positive) {
        selected.add(values.sigma().get(i));
      }
    }
    return selected.stream().mapToDouble(Double::doubleValue).toArray();
  }

  /** Test digits on which the methods give different answers, the most divided first. */
  static Figure disagreements(List<Entry> entries, Measurements measurements, TestSet test) {
    List<List<Boolean>> answers = new ArrayList<>();
    for (Entry entry : entries) {
      answers.add(Objects.requireNonNull(only(entry, measurements).calledPositive()));
    }
    record Divided(int row, int majority) {}
    List<Divided> divided = new ArrayList<>();
    for (int row = 0; row < test.size(); row++) {
      int index = row;
      int positive = (int) answers.stream().filter(answer -> answer.get(index)).count();
      int majority = Math.max(positive, entries.size() - positive);
      if (majority < entries.size()) {
        divided.add(new Divided(row, majority));
      }
    }
    int count = divided.size();
    divided.sort(Comparator.comparingInt(Divided::majority));
    List<ImageGrid.Tile> tiles =
        divided.stream()
            .limit(TILES)
            .map(digit -> tile(digit.row(), entries, answers, test))
            .toList();
    return Figure.of(
        "disagreements",
        format(
            "%d of the %d test digits that the methods disagree on (of %d). Below each: its true"
                + " class, and the methods that are right about it.",
            tiles.size(), count, test.size()),
        new ImageGrid("", tiles));
  }

  private static ImageGrid.Tile tile(
      int row, List<Entry> entries, List<List<Boolean>> answers, TestSet test) {
    List<String> right = new ArrayList<>();
    for (int i = 0; i < entries.size(); i++) {
      if (answers.get(i).get(row) == test.labels().isPositive(row)) {
        right.add(entries.get(i).column());
      }
    }
    return new ImageGrid.Tile(
        image((DenseFeatures) test.features(), row),
        String.valueOf(test.classes().get(row)),
        List.of(String.join(", ", right)));
  }

  /** The digit, its darkest and lightest pixel stretched to black and white. */
  private static PixelImage image(DenseFeatures digits, int row) {
    float[] pixels = new float[digits.columns()];
    digits.copyRow(row, pixels, 0);
    float low = pixels[0];
    float high = pixels[0];
    for (float pixel : pixels) {
      low = Math.min(low, pixel);
      high = Math.max(high, pixel);
    }
    for (int i = 0; i < pixels.length; i++) {
      pixels[i] = high > low ? (pixels[i] - low) / (high - low) : 0;
    }
    int side = (int) Math.sqrt(pixels.length);
    return PixelImage.of(side, side, pixels);
  }

  private static Details only(Entry entry, Measurements measurements) {
    return measurements.details(entry).get(0);
  }
}
