package org.pubn.risk;

import java.util.List;
import org.pubn.numbers.Require;
import org.pubn.sample.Priors;

/**
 * The non-negative PU risk with s as the label, which step 1 of PUbN minimizes (section 3.2):
 * {@link UpuSRisk} with its negative part guarded,
 *
 * <pre>
 * R̃(f) = π R̂_P⁺(f) + ρ R̂_bN⁺(f) + max{0, r},
 * r = R̂_U⁻(f) − π R̂_P⁻(f) − ρ R̂_bN⁻(f)
 * </pre>
 *
 * <p>Minimized with the logistic loss, f is the logit of σ̂(x) = p̂(s=+1 | x). With ρ = 0 no bN
 * examples are needed and the risk is {@link NnPuRisk}.
 *
 * @param priors π and ρ
 * @param loss ℓ
 * @param beta β ≥ 0: the correction acts where r &lt; −β
 */
public record NnPuSRisk(Priors priors, Loss loss, double beta) implements Risk {

  public NnPuSRisk {
    Require.nonNegative("beta", beta);
  }

  @Override
  public List<Term> terms() {
    return new UpuSRisk(priors, loss)
        .terms().stream().map(term -> term.sign() < 0 ? term.asGuarded() : term).toList();
  }
}
