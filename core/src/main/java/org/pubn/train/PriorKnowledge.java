package org.pubn.train;

import java.util.Optional;
import org.pubn.prior.PriorEstimate;
import org.pubn.prior.RhoEstimate;
import org.pubn.sample.Priors;

/**
 * π and ρ as a training uses them, and where they came from.
 *
 * @param priors the numbers
 * @param pi the estimate of π; empty where it was given
 * @param rho the estimate of ρ; empty where it was given or is not needed
 */
public record PriorKnowledge(Priors priors, Optional<PriorEstimate> pi, Optional<RhoEstimate> rho) {

  /** Priors that somebody knows. */
  public static PriorKnowledge given(Priors priors) {
    return new PriorKnowledge(priors, Optional.empty(), Optional.empty());
  }
}
