package org.pubn.risk;

import java.util.List;
import org.pubn.numbers.Require;
import org.pubn.sample.Priors;
import org.pubn.sample.Role;

/**
 * The risk of nnPU+PN, the alternative definition of nnPNU (appendix D.4): {@link PnuRisk} with
 * only its PU part guarded,
 *
 * <pre>
 * R̃(g) = π R̂_P⁺(g) + γ(1 − π) R̂_N⁻(g) + max{0, r},
 * r = (1 − γ)(R̂_U⁻(g) − π R̂_P⁻(g))
 * </pre>
 *
 * <p>γ(1 − π) R̂_N⁻ is never negative, so including it as {@link NnPnuRisk} does weakens the
 * correction.
 *
 * @param pi π = p(y=+1)
 * @param gamma γ in [0, 1], the share of the PN risk
 * @param loss ℓ
 * @param beta β ≥ 0: the correction acts where r &lt; −β
 */
public record NnPuPnRisk(double pi, double gamma, Loss loss, double beta) implements Risk {

  public NnPuPnRisk {
    Priors.requirePi(pi);
    Require.share("gamma", gamma);
    Require.nonNegative("beta", beta);
  }

  @Override
  public List<Term> terms() {
    return new PnuRisk(pi, gamma, loss)
        .terms().stream()
            .map(term -> term.sign() < 0 && term.group() != Role.NEGATIVE ? term.asGuarded() : term)
            .toList();
  }
}
