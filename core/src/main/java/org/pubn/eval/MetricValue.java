package org.pubn.eval;

import org.pubn.stats.Interval;

/** What is known of a metric: an estimate with its interval, or why there is none. */
public sealed interface MetricValue {

  /**
   * A number.
   *
   * @param raw what the formula gave
   * @param value the same, moved to the nearest value that the metric can have
   * @param interval where the metric lies with the wanted confidence, within what it can be
   */
  record Estimate(double raw, double value, Interval interval) implements MetricValue {

    public Estimate {
      if (!(Double.isFinite(raw) && Double.isFinite(value))) {
        throw new IllegalArgumentException("estimate " + raw + ": must be finite");
      }
    }

    /** Whether the formula gave a value that the metric cannot have. */
    public boolean clipped() {
      return raw != value;
    }
  }

  /**
   * No number.
   *
   * @param reason what is missing
   */
  record Undefined(String reason) implements MetricValue {}
}
