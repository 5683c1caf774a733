package org.pubn.app.advice;

import static org.pubn.report.table.Text.format;

import org.pubn.eval.MetricValue;
import org.pubn.eval.PuDifference;
import org.pubn.stats.Interval;

/** Numbers as they stand in sentences and tables. */
final class NumberWords {

  private NumberWords() {}

  /** A share as so many in a hundred: {@code 4.0}. */
  static String inHundred(double share) {
    // A share that rounds to nothing is not to be shown as −0.0.
    return format("%.1f", Math.round(1000 * share) / 10.0 + 0.0);
  }

  static String inHundred(Interval interval) {
    return inHundred(interval.low()) + " to " + inHundred(interval.high());
  }

  /** A share that the formula may have put outside 0 to 1. */
  static double share(double raw) {
    return Math.max(0, Math.min(1, raw));
  }

  /** Such as {@code 4.0 (95 % interval 2.0 to 6.7)}, in hundred rows. */
  static String withInterval(PuDifference difference) {
    return inHundred(difference.value())
        + " (95 % interval "
        + inHundred(difference.interval())
        + ")";
  }

  static String threeDecimals(double value) {
    return format("%.3f", value);
  }

  static String threeDecimals(Interval interval) {
    return threeDecimals(interval.low()) + " to " + threeDecimals(interval.high());
  }

  /** A p-value; very small ones are not told exactly, as they rest on a normal approximation. */
  static String pValue(double p) {
    return p < 0.0001 ? "< 0.0001" : format("%.4f", p);
  }

  static String threeDecimals(MetricValue value) {
    return value instanceof MetricValue.Estimate estimate
        ? threeDecimals(estimate.value()) + " (" + threeDecimals(estimate.interval()) + ")"
        : "undefined";
  }
}
