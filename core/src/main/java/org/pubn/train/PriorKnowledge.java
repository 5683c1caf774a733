package org.pubn.train;

import java.util.List;
import java.util.Optional;
import org.pubn.classify.PriorInterval;
import org.pubn.prior.PriorEstimate;
import org.pubn.prior.PriorEstimates;
import org.pubn.prior.RhoEstimate;
import org.pubn.sample.Priors;

/**
 * π and ρ as a training uses them, and where they came from.
 *
 * @param priors the numbers
 * @param estimates of π, with what other estimators say; empty where π was given
 * @param rho the estimate of ρ; empty where it was given or is not needed
 */
public record PriorKnowledge(
    Priors priors, Optional<PriorEstimates> estimates, Optional<RhoEstimate> rho) {

  /** Priors that somebody knows. */
  public static PriorKnowledge given(Priors priors) {
    return new PriorKnowledge(priors, Optional.empty(), Optional.empty());
  }

  /** The estimate of π; empty where it was given. */
  public Optional<PriorEstimate> pi() {
    return estimates.map(PriorEstimates::pi);
  }

  /** The interval of the estimate of π; empty where π was given. */
  public Optional<PriorInterval> piInterval() {
    return pi().flatMap(PriorEstimate::interval)
        .map(interval -> new PriorInterval(interval.low(), interval.high()));
  }

  /** What is doubtful about the estimates, in sentences. */
  public List<String> warnings() {
    return estimates.map(PriorEstimates::warnings).orElse(List.of());
  }
}
