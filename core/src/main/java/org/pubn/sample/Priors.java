package org.pubn.sample;

import org.pubn.data.InputException;
import org.pubn.numbers.Require;

/**
 * What is known of the population before any example is seen.
 *
 * @param pi π = p(y=+1), the share of positives among the unlabeled
 * @param rho ρ = p(y=−1, s=+1), the share of negatives of the kind that was collected; 0 where no
 *     biased negatives are given
 */
public record Priors(double pi, double rho) {

  public Priors {
    requirePi(pi);
    requireRho(rho);
    if (pi + rho >= 1) {
      throw new InputException(
          "prior " + pi + " and rho " + rho + ": their sum must be less than 1");
    }
  }

  /**
   * The rule that every π obeys.
   *
   * @throws InputException if it does not lie in (0, 1)
   */
  public static void requirePi(double pi) {
    Require.properShare("prior", pi);
  }

  /**
   * The rule that every ρ obeys.
   *
   * @throws InputException if it does not lie in [0, 1)
   */
  public static void requireRho(double rho) {
    if (!(rho >= 0 && rho < 1)) {
      throw new InputException("rho " + rho + ": must lie in [0, 1)");
    }
  }

  /** Priors of a problem without biased negatives. */
  public static Priors positive(double pi) {
    return new Priors(pi, 0);
  }

  /** 1 − π − ρ = p(s=−1): the share of negatives of the kind nobody collected. */
  public double rest() {
    return 1 - pi - rho;
  }

  /** The same π with another ρ. */
  public Priors withRho(double otherRho) {
    return new Priors(pi, otherRho);
  }
}
