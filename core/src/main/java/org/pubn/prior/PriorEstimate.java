package org.pubn.prior;

import java.util.Optional;
import org.pubn.stats.Interval;

/**
 * What an estimator says of π.
 *
 * @param estimator which one
 * @param value π̂, in [0, 1]
 * @param interval by bootstrap; none for estimators too slow to be repeated
 * @param seconds time it took, without that of the scores it was read from
 */
public record PriorEstimate(
    Estimator estimator, double value, Optional<Interval> interval, double seconds) {

  /** The same, of which nothing smaller can be excluded. */
  public PriorEstimate reachingToZero() {
    return new PriorEstimate(
        estimator, value, interval.map(own -> new Interval(0, own.high())), seconds);
  }

  public PriorEstimate {
    if (!(value >= 0 && value <= 1)) {
      throw new IllegalArgumentException(
          estimator.label() + " estimate " + value + ": must lie in [0, 1]");
    }
  }
}
