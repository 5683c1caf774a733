package org.pubn.risk;

import java.util.List;
import org.pubn.numbers.Require;
import org.pubn.sample.Priors;

/**
 * The non-negative PNU risk (section 2.3): {@link PnuRisk} with its whole negative part guarded,
 *
 * <pre>
 * R̃_PNU^γ(g) = π R̂_P⁺(g) + max{0, r},
 * r = γ(1 − π) R̂_N⁻(g) + (1 − γ)(R̂_U⁻(g) − π R̂_P⁻(g))
 * </pre>
 *
 * <p>{@link NnPuPnRisk} guards less of it.
 *
 * @param pi π = p(y=+1)
 * @param gamma γ in [0, 1], the share of the PN risk
 * @param loss ℓ
 * @param beta β ≥ 0: the correction acts where r &lt; −β
 */
public record NnPnuRisk(double pi, double gamma, Loss loss, double beta) implements Risk {

  public NnPnuRisk {
    Priors.requirePi(pi);
    Require.share("gamma", gamma);
    Require.nonNegative("beta", beta);
  }

  @Override
  public List<Term> terms() {
    return new PnuRisk(pi, gamma, loss)
        .terms().stream().map(term -> term.sign() < 0 ? term.asGuarded() : term).toList();
  }
}
