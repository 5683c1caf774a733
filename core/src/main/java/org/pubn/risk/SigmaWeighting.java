package org.pubn.risk;

/**
 * The weights that σ̂ gives to the examples of the PUbN risk (equation 6, with h = σ̂). They are
 * functions of the logit f of σ̂:
 *
 * <pre>
 * 1 − σ̂       = 1 / (1 + exp(f)) = ℓ_sig(f)
 * (1 − σ̂)/σ̂  = exp(−f)
 * 1/σ̂         = 1 + exp(−f)
 * </pre>
 *
 * <p>σ̂ ≤ η is decided on the logits, which keep their order where σ̂ itself rounds to 1.
 */
final class SigmaWeighting {

  private SigmaWeighting() {}

  /** 1[σ̂ ≤ η] (1 − σ̂), for U examples. */
  record BelowEta(double etaLogit) implements Weighting {
    @Override
    public double weight(double sigmaLogit) {
      requireGiven(sigmaLogit);
      return sigmaLogit <= etaLogit ? MarginLoss.SIGMOID.value(sigmaLogit) : 0;
    }
  }

  /** 1[σ̂ &gt; η] (1 − σ̂)/σ̂, for P and bN examples. */
  record AboveEta(double etaLogit) implements Weighting {
    @Override
    public double weight(double sigmaLogit) {
      requireGiven(sigmaLogit);
      return sigmaLogit > etaLogit ? odds(sigmaLogit) : 0;
    }
  }

  /** 1/σ̂, the importance weight of an example of s = +1. */
  enum Inverse implements Weighting {
    WEIGHTING;

    @Override
    public double weight(double sigmaLogit) {
      requireGiven(sigmaLogit);
      return 1 + odds(sigmaLogit);
    }
  }

  /** (1 − σ̂)/σ̂. */
  private static double odds(double sigmaLogit) {
    double odds = StrictMath.exp(-sigmaLogit);
    if (odds == Double.POSITIVE_INFINITY) {
      throw new ArithmeticException(
          "logit " + sigmaLogit + " of σ̂: the weight (1 − σ̂)/σ̂ of the example overflows");
    }
    return odds;
  }

  private static void requireGiven(double sigmaLogit) {
    if (Double.isNaN(sigmaLogit)) {
      throw new IllegalArgumentException(
          "logit NaN of σ̂: this risk needs a number for every example");
    }
  }
}
