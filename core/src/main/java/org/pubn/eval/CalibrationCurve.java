package org.pubn.eval;

import java.util.ArrayList;
import java.util.List;

/**
 * What was predicted against what happened. The predicted probabilities of the positive class are
 * put into {@value #BINS} equally wide bins of [0, 1]; a value on an inner edge belongs to the bin
 * on its right, 1 to the last.
 *
 * @param bins the bins that hold a row, by rising probability
 */
public record CalibrationCurve(List<Bin> bins) {

  /** The number of bins. */
  public static final int BINS = 15;

  /**
   * One bin.
   *
   * @param rows how many rows it holds
   * @param predicted the mean of their predicted probabilities
   * @param observed the share of positives among them
   */
  public record Bin(long rows, double predicted, double observed) {}

  public CalibrationCurve {
    bins = List.copyOf(bins);
  }

  /** {@link Metric#ECE}. */
  public double expectedError() {
    long rows = 0;
    double sum = 0;
    for (Bin bin : bins) {
      rows += bin.rows;
      sum += bin.rows * Math.abs(bin.predicted - bin.observed);
    }
    return sum / rows;
  }

  /** The bin of a probability. */
  static int bin(double probability) {
    return Math.min(BINS - 1, (int) (probability * BINS));
  }

  /** Collects rows. Not safe for use by several threads. */
  static final class Builder {

    private final long[] rows = new long[BINS];
    private final double[] predicted = new double[BINS];
    private final long[] positives = new long[BINS];

    void add(int bin, double probability, boolean positive, int count) {
      rows[bin] += count;
      predicted[bin] += count * probability;
      positives[bin] += positive ? count : 0;
    }

    CalibrationCurve build() {
      List<Bin> bins = new ArrayList<>();
      for (int i = 0; i < BINS; i++) {
        if (rows[i] > 0) {
          bins.add(new Bin(rows[i], predicted[i] / rows[i], (double) positives[i] / rows[i]));
        }
      }
      return new CalibrationCurve(bins);
    }
  }
}
