package org.pubn.risk;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Arrays;
import org.pubn.sample.Priors;

/**
 * The threshold η on σ̂, chosen so that a given share of U lies at or below it (section 3.2):
 *
 * <pre>#{x ∈ X_U | σ̂(x) ≤ η} = ⌊τ(1 − π − ρ) n_U⌋</pre>
 *
 * @param logit the logit of η; −∞ where no example is wanted
 * @param wanted ⌊τ(1 − π − ρ) n_U⌋, at most n_U
 * @param actual how many examples have σ̂ ≤ η; more than wanted where σ̂ ties at η
 */
public record SigmaThreshold(double logit, int wanted, int actual) {

  /**
   * η as the wanted-th smallest σ̂ over U.
   *
   * @param tau τ ≥ 0; a τ that asks for more than U selects all of it
   * @param priors π and the true ρ, also where the risk is then computed with another one
   * @param unlabeledLogits the logit of σ̂ at each U example, in any order
   */
  public static SigmaThreshold choose(double tau, Priors priors, double[] unlabeledLogits) {
    if (unlabeledLogits.length == 0) {
      throw new IllegalArgumentException("0 unlabeled examples: at least one is needed for eta");
    }
    for (double logit : unlabeledLogits) {
      if (Double.isNaN(logit)) {
        throw new IllegalArgumentException("logit NaN of σ̂: eta needs a number for every example");
      }
    }
    int wanted = Math.toIntExact(wanted(tau, priors, unlabeledLogits.length));
    double logit = wanted == 0 ? Double.NEGATIVE_INFINITY : smallest(wanted, unlabeledLogits);
    long actual = Arrays.stream(unlabeledLogits).filter(f -> f <= logit).count();
    return new SigmaThreshold(logit, wanted, Math.toIntExact(actual));
  }

  /** η itself. */
  public double eta() {
    return MarginLoss.SIGMOID.value(-logit);
  }

  /**
   * ⌊τ(1 − π − ρ) n_U⌋ of the numbers as they are written: in doubles 0.9 · (1 − 0.56 − 0.21) ·
   * 6000 falls just short of 1242.
   */
  public static long wanted(double tau, Priors priors, long unlabeled) {
    if (!(tau >= 0 && tau < Double.POSITIVE_INFINITY)) {
      throw new IllegalArgumentException("tau " + tau + ": must be finite and at least 0");
    }
    BigDecimal rest =
        BigDecimal.ONE
            .subtract(BigDecimal.valueOf(priors.pi()))
            .subtract(BigDecimal.valueOf(priors.rho()))
            .max(BigDecimal.ZERO);
    return BigDecimal.valueOf(tau)
        .multiply(rest)
        .multiply(BigDecimal.valueOf(unlabeled))
        .min(BigDecimal.valueOf(unlabeled))
        .setScale(0, RoundingMode.FLOOR)
        .longValueExact();
  }

  private static double smallest(int rank, double[] values) {
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    return sorted[rank - 1];
  }
}
