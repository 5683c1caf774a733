package org.pubn.weigh;

import org.pubn.sample.ByRole;
import org.pubn.sample.Priors;
import org.pubn.sample.PubnSamples;
import org.pubn.sample.Role;

/** The weights of rows, and the σ̂ they come from. Immutable. */
public final class Weighing {

  private final Priors priors;
  private final ByRole<double[]> sigma;
  private final PubnWeights weights;

  Weighing(Priors priors, ByRole<double[]> sigma, PubnWeights weights) {
    this.priors = priors;
    this.sigma = sigma;
    this.weights = weights;
  }

  /**
   * Weighs the rows of samples; with ρ = 0, as PUbN\\N does.
   *
   * @throws org.pubn.data.InputException if a sample has too few different rows
   */
  public static Weighing of(PubnSamples samples, Priors priors, WeighOptions options) {
    return new Weigher(samples, priors, options).weigh();
  }

  /** π and ρ. */
  public Priors priors() {
    return priors;
  }

  /** σ̂ of the rows of a sample, each by models that did not see it. */
  public double[] sigma(Role role) {
    return sigma.of(role).clone();
  }

  /** The weights. */
  public PubnWeights weights() {
    return weights;
  }
}
