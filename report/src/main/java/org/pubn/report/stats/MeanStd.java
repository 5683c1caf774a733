package org.pubn.report.stats;

import java.util.Arrays;

/**
 * A summary of repeated trials.
 *
 * @param std the sample standard deviation, with n − 1 in the denominator; 0 for one value
 */
public record MeanStd(double mean, double std, int n) {

  public MeanStd {
    if (n < 1) {
      throw new IllegalArgumentException(n + " values: at least one is needed");
    }
    if (!Double.isFinite(mean)) {
      throw new IllegalArgumentException("mean " + mean + ": must be a finite number");
    }
    if (!(std >= 0 && std < Double.POSITIVE_INFINITY)) {
      throw new IllegalArgumentException("standard deviation " + std + ": must be at least 0");
    }
  }

  /** The summary of some values. */
  public static MeanStd of(double... values) {
    double mean = Arrays.stream(values).sum() / values.length;
    // About the mean, not as a difference of sums of squares, which cancels.
    double squares = Arrays.stream(values).map(v -> (v - mean) * (v - mean)).sum();
    double std = values.length > 1 ? Math.sqrt(squares / (values.length - 1)) : 0;
    return new MeanStd(mean, std, values.length);
  }

  /** The square of the standard deviation. */
  public double variance() {
    return std * std;
  }
}
