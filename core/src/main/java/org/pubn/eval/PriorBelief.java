package org.pubn.eval;

import java.util.List;
import java.util.Optional;
import org.pubn.data.InputException;
import org.pubn.sample.Priors;
import org.pubn.stats.Interval;

/** What is believed of π, the share of positives among the unlabeled. */
public sealed interface PriorBelief {

  /** The best single value. */
  double pi();

  /**
   * What is believed of a π that was given, or that was estimated with an interval. An interval may
   * end in 0 or 1, in which nobody believes who trains: its ends are moved inside by 0.001.
   */
  static PriorBelief of(double pi, Optional<Interval> interval) {
    if (interval.isEmpty()) {
      return new Known(pi);
    }
    return new Within(
        pi,
        Math.min(pi, Math.max(1e-3, interval.get().low())),
        Math.max(pi, Math.min(1 - 1e-3, interval.get().high())));
  }

  /**
   * π is known.
   *
   * @param pi its value
   */
  record Known(double pi) implements PriorBelief {

    public Known {
      Priors.requirePi(pi);
    }
  }

  /**
   * π lies between two values, and nothing more is known. Every value in between is held possible,
   * so what is derived is an envelope: where the interval of π covers with probability 1 − a and
   * that of a metric at the true π with 1 − b, the envelope covers with at least 1 − a − b.
   *
   * @param pi the best single value
   * @param low the least value
   * @param high the greatest value
   */
  record Within(double pi, double low, double high) implements PriorBelief {

    public Within {
      Priors.requirePi(pi);
      Priors.requirePi(low);
      Priors.requirePi(high);
      if (!(low <= pi && pi <= high)) {
        throw new InputException(
            "prior " + pi + ": must lie in its interval " + low + " to " + high);
      }
    }

    /** Between two values, the middle being the best single one. */
    public static Within of(double low, double high) {
      return new Within((low + high) / 2, low, high);
    }
  }

  /**
   * π was estimated, and estimated again on resamples. Narrower than {@link Within}: every resample
   * of P and U is paired with one random replicate, which takes the two uncertainties for
   * independent, as they are where π was estimated from other rows.
   *
   * @param pi the estimate
   * @param replicates the estimates on resamples, at least two
   */
  record Replicates(double pi, List<Double> replicates) implements PriorBelief {

    public Replicates {
      Priors.requirePi(pi);
      replicates = List.copyOf(replicates);
      if (replicates.size() < 2) {
        throw new InputException(
            replicates.size() + " replicates of the prior: at least 2 are needed");
      }
      replicates.forEach(Priors::requirePi);
    }
  }
}
