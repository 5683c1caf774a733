package org.pubn.prior;

import java.util.Locale;
import org.pubn.data.InputException;
import org.pubn.sample.Priors;
import org.pubn.stats.Interval;

/**
 * What is known of ρ.
 *
 * @param max ρ̂_max
 * @param interval of ρ_max, by bootstrap over P, U and bN; where π is estimated, it is estimated
 *     anew in every replicate
 */
public record RhoEstimate(double max, Interval interval) {

  /** The name of the estimator in files. */
  public static final String ID = "rho-max";

  /** What ρ may be of 1 − π, so that a share of other negatives is left to weigh. */
  private static final double MOST = 0.99;

  /**
   * The ρ to train with: every ρ up to ρ_max is right and none above it, so it is the low end of
   * the interval.
   */
  public double recommended() {
    return interval.low();
  }

  /**
   * The priors to train with: what is recommended or, where that is all of 1 − π, a little less,
   * which is right as well.
   *
   * @param pi π
   * @throws InputException if ρ̂ is 0: then the negatives are of no use
   */
  public Priors priors(double pi) {
    if (recommended() <= 0) {
      throw new InputException(
          String.format(
              Locale.ROOT,
              "estimated rho %.3f, low end of its interval 0: it cannot be told from 0; give rho,"
                  + " more rows, or leave the negatives out",
              max));
    }
    return new Priors(pi, Math.min(recommended(), MOST * (1 - pi)));
  }
}
