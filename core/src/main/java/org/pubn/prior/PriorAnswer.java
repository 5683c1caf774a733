package org.pubn.prior;

import java.util.Optional;

/**
 * The answer of an estimator that was asked beside the chosen one.
 *
 * @param estimator which one
 * @param estimate what it says; none where it refused
 * @param refusal why it refused, in a sentence; empty where it did not
 */
public record PriorAnswer(Estimator estimator, Optional<PriorEstimate> estimate, String refusal) {

  static PriorAnswer of(PriorEstimate estimate) {
    return new PriorAnswer(estimate.estimator(), Optional.of(estimate), "");
  }

  static PriorAnswer refused(Estimator estimator, String refusal) {
    return new PriorAnswer(estimator, Optional.empty(), refusal);
  }
}
