package org.pubn.report.table;

import java.util.OptionalDouble;
import org.pubn.report.stats.MeanStd;

/**
 * A value printed in the paper, in the unit of the data (a rate is a fraction).
 *
 * @param std the sample standard deviation, if it was published
 */
public record Published(double mean, OptionalDouble std, int n) {

  public Published {
    if (n < 1) {
      throw new IllegalArgumentException(n + " published trials: at least one is needed");
    }
  }

  /** A mean and standard deviation printed as percentages. */
  public static Published percent(double mean, double std, int n) {
    return new Published(mean / 100, OptionalDouble.of(std / 100), n);
  }

  /** A mean printed as a percentage, without standard deviation. */
  public static Published percent(double mean, int n) {
    return new Published(mean / 100, OptionalDouble.empty(), n);
  }

  /**
   * The summary a test can compare with.
   *
   * @throws IllegalArgumentException if no standard deviation was published
   */
  public MeanStd summary() {
    return new MeanStd(
        mean,
        std.orElseThrow(
            () ->
                new IllegalArgumentException(
                    "published mean " + mean + ": has no standard deviation to test against")),
        n);
  }
}
