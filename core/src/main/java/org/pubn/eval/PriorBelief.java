package org.pubn.eval;

import java.util.List;

/** What is believed of π, the share of positives among the unlabeled. */
public sealed interface PriorBelief {

  /** The best single value. */
  double pi();

  /**
   * π is known.
   *
   * @param pi its value
   */
  record Known(double pi) implements PriorBelief {

    public Known {
      check(pi);
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
      check(pi);
      check(low);
      check(high);
      if (!(low <= pi && pi <= high)) {
        throw new IllegalArgumentException(
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
      check(pi);
      replicates = List.copyOf(replicates);
      if (replicates.size() < 2) {
        throw new IllegalArgumentException(
            replicates.size() + " replicates of the prior: at least 2 are needed");
      }
      replicates.forEach(PriorBelief::check);
    }
  }

  private static void check(double pi) {
    if (!(pi > 0 && pi < 1)) {
      throw new IllegalArgumentException("prior " + pi + ": must lie in (0, 1)");
    }
  }
}
