package org.pubn.risk;

import org.pubn.sample.Priors;

/** What the hyper-parameters of risks must satisfy, said in one place. */
final class Require {

  private Require() {}

  /** π, by the rules of {@link Priors}. */
  static void prior(double pi) {
    var unused = Priors.positive(pi);
  }

  /** γ, the share of the PN risk in a PNU risk. */
  static void gamma(double gamma) {
    if (!(gamma >= 0 && gamma <= 1)) {
      throw new IllegalArgumentException("gamma " + gamma + ": must lie in [0, 1]");
    }
  }

  /** β, the threshold of the non-negative correction. */
  static void beta(double beta) {
    if (!(beta >= 0 && beta < Double.POSITIVE_INFINITY)) {
      throw new IllegalArgumentException("beta " + beta + ": must be finite and at least 0");
    }
  }

  /** The logit of η; −∞ and +∞ stand for η = 0 and η = 1. */
  static void etaLogit(double etaLogit) {
    if (Double.isNaN(etaLogit)) {
      throw new IllegalArgumentException("logit of eta NaN: must be a number");
    }
  }
}
