package org.pubn.risk;

import static org.pubn.sample.Role.NEGATIVE;
import static org.pubn.sample.Role.POSITIVE;
import static org.pubn.sample.Role.UNLABELED;

import java.util.List;
import org.pubn.data.InputException;
import org.pubn.sample.Priors;

/**
 * The PUbN risk (equation 7), the paper's estimator:
 *
 * <pre>
 * R̂_PUbN,η,σ̂(g) = π R̂_P⁺(g) + ρ R̂_bN⁻(g)
 *                + mean_U  1[σ̂ ≤ η] ℓ(−g) (1 − σ̂)
 *                + π mean_P  1[σ̂ &gt; η] ℓ(−g) (1 − σ̂)/σ̂
 *                + ρ mean_bN 1[σ̂ &gt; η] ℓ(−g) (1 − σ̂)/σ̂
 * </pre>
 *
 * <p>With the true σ it is unbiased for every η (theorem 1). Each mean divides by all examples of
 * its group, selected or not. With ρ = 0 the bN terms are gone and the risk is {@link
 * PubnMinusNRisk}.
 *
 * @param priors π and ρ
 * @param etaLogit the logit of η; −∞ takes no weight from U, +∞ all
 * @param loss ℓ
 */
public record PubnRisk(Priors priors, double etaLogit, Loss loss) implements Risk {

  public PubnRisk {
    requireEtaLogit(etaLogit);
  }

  /** The logit of η; −∞ and +∞ stand for η = 0 and η = 1. */
  static void requireEtaLogit(double etaLogit) {
    if (Double.isNaN(etaLogit)) {
      throw new InputException("logit of eta NaN: must be a number");
    }
  }

  /** The risk for an η chosen from U; its ρ may differ from the one that chose η. */
  public PubnRisk(Priors priors, SigmaThreshold eta, Loss loss) {
    this(priors, eta.logit(), loss);
  }

  @Override
  public List<Term> terms() {
    double pi = priors.pi();
    double rho = priors.rho();
    Weighting below = new SigmaWeighting.BelowEta(etaLogit);
    Weighting above = new SigmaWeighting.AboveEta(etaLogit);
    return Formula.of(
        Term.plain("π·R_P⁺", POSITIVE, pi, loss, 1),
        Term.plain("ρ·R_bN⁻", NEGATIVE, rho, loss, -1),
        Term.plain("U as s=−1, σ≤η", UNLABELED, 1, loss, -1).weighted(below),
        Term.plain("P as s=−1, σ>η", POSITIVE, pi, loss, -1).weighted(above),
        Term.plain("bN as s=−1, σ>η", NEGATIVE, rho, loss, -1).weighted(above));
  }
}
