package org.pubn.lab.evaluation;

import org.pubn.classify.PriorInterval;
import org.pubn.classify.Provenance;
import org.pubn.eval.PriorBelief;

/** What was believed of π when a classifier was trained: its value, or an interval of it. */
final class BeliefOfTraining {

  /** An interval of π may end in 0 or 1; nobody who trains believes in either. */
  private static final double LEAST = 1e-3;

  private BeliefOfTraining() {}

  static PriorBelief of(Provenance provenance) {
    double pi = provenance.priors().pi();
    if (provenance.piInterval().isEmpty()) {
      return new PriorBelief.Known(pi);
    }
    PriorInterval interval = provenance.piInterval().get();
    return new PriorBelief.Within(
        pi,
        Math.min(pi, Math.max(LEAST, interval.low())),
        Math.max(pi, Math.min(1 - LEAST, interval.high())));
  }
}
