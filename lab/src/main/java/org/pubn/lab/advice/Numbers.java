package org.pubn.lab.advice;

import java.util.Locale;
import org.pubn.eval.Interval;
import org.pubn.eval.MetricValue;
import org.pubn.eval.PuDifference;

/** Numbers as they stand in sentences and tables. */
final class Numbers {

  private Numbers() {}

  static String format(String text, Object... values) {
    return String.format(Locale.ROOT, text, values);
  }

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

  static String three(double value) {
    return format("%.3f", value);
  }

  static String three(Interval interval) {
    return three(interval.low()) + " to " + three(interval.high());
  }

  static String three(org.pubn.prior.Interval interval) {
    return three(interval.low()) + " to " + three(interval.high());
  }

  /** A p-value; very small ones are not told exactly, as they rest on a normal approximation. */
  static String pValue(double p) {
    return p < 0.0001 ? "< 0.0001" : format("%.4f", p);
  }

  static String three(MetricValue value) {
    return value instanceof MetricValue.Estimate estimate
        ? three(estimate.value()) + " (" + three(estimate.interval()) + ")"
        : "undefined";
  }
}
