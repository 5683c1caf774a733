package org.pubn.risk;

import static org.pubn.sample.Role.NEGATIVE;
import static org.pubn.sample.Role.POSITIVE;

import java.util.List;
import org.pubn.sample.Priors;

/**
 * The importance-weighted risk of P and bN alone, a baseline for the covariate-shift view of the
 * problem (section 1, "Relation with Dataset Shift"):
 *
 * <pre>R̂(g) = π mean_P ℓ(g)/σ̂ + ρ mean_bN ℓ(−g)/σ̂</pre>
 *
 * <p>Since p(x, s=+1)/σ(x) = p(x), it is unbiased where y and s are independent given x and σ(x) is
 * positive everywhere. Where some negatives are never collected it is not: U is then needed.
 *
 * @param priors π and ρ
 * @param loss ℓ
 */
public record ImportanceWeightedPnRisk(Priors priors, Loss loss) implements Risk {

  @Override
  public List<Term> terms() {
    Weighting inverse = SigmaWeighting.Inverse.WEIGHTING;
    return Formula.of(
        Term.plain("π·mean_P ℓ(g)/σ", POSITIVE, priors.pi(), loss, 1).weighted(inverse),
        Term.plain("ρ·mean_bN ℓ(−g)/σ", NEGATIVE, priors.rho(), loss, -1).weighted(inverse));
  }
}
