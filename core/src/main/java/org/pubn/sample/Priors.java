package org.pubn.sample;

/**
 * What is known of the population before any example is seen.
 *
 * @param pi π = p(y=+1), the share of positives among the unlabeled
 * @param rho ρ = p(y=−1, s=+1), the share of negatives of the kind that was collected; 0 where no
 *     biased negatives are given
 */
public record Priors(double pi, double rho) {

  public Priors {
    if (!(pi > 0 && pi < 1)) {
      throw new IllegalArgumentException("prior " + pi + ": must lie in (0, 1)");
    }
    if (!(rho >= 0 && rho < 1)) {
      throw new IllegalArgumentException("rho " + rho + ": must lie in [0, 1)");
    }
    if (pi + rho >= 1) {
      throw new IllegalArgumentException(
          "prior " + pi + " and rho " + rho + ": their sum must be less than 1");
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
