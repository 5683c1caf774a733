package org.pubn.eval;

import java.util.Optional;
import org.pubn.data.InputException;
import org.pubn.sample.Priors;
import org.pubn.stats.Interval;

/**
 * What is believed of π, the share of positives among the unlabeled.
 *
 * <p>Where only an interval is known, every value in it is held possible, so what is derived is an
 * envelope: where the interval of π covers with probability 1 − a and that of a metric at the true
 * π with 1 − b, the envelope covers with at least 1 − a − b.
 *
 * @param pi the best single value
 * @param range between which values π lies; empty where it is known
 */
public record PriorBelief(double pi, Optional<Interval> range) {

  /** An interval of beliefs ends at least so far inside (0, 1). */
  private static final double INSIDE = 1e-3;

  public PriorBelief {
    Priors.requirePi(pi);
    range.ifPresent(
        interval -> {
          Priors.requirePi(interval.low());
          Priors.requirePi(interval.high());
          requireInside(pi, interval.low(), interval.high());
        });
  }

  private static void requireInside(double pi, double low, double high) {
    if (!(low <= pi && pi <= high)) {
      throw new InputException("prior " + pi + ": must lie in its interval " + low + " to " + high);
    }
  }

  /** π is known. */
  public static PriorBelief known(double pi) {
    return new PriorBelief(pi, Optional.empty());
  }

  /**
   * π lies between two values, and nothing more is known.
   *
   * @param pi the best single value
   */
  public static PriorBelief within(double pi, double low, double high) {
    requireInside(pi, low, high);
    return new PriorBelief(pi, Optional.of(new Interval(low, high)));
  }

  /** Between two values, the middle being the best single one. */
  public static PriorBelief within(double low, double high) {
    return within((low + high) / 2, low, high);
  }

  /**
   * What is believed of a π that was given, or that was estimated with an interval. An interval may
   * end in 0 or 1, in which nobody believes who trains: its ends are moved inside by 0.001.
   */
  public static PriorBelief of(double pi, Optional<Interval> interval) {
    return interval
        .map(
            estimated ->
                within(
                    pi,
                    Math.min(pi, Math.max(INSIDE, estimated.low())),
                    Math.max(pi, Math.min(1 - INSIDE, estimated.high()))))
        .orElseGet(() -> known(pi));
  }

  /** The values between which π lies; the same twice where it is known. */
  Interval ends() {
    return range.orElseGet(() -> Interval.point(pi));
  }
}
