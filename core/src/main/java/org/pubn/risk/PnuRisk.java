package org.pubn.risk;

import static org.pubn.sample.Role.NEGATIVE;
import static org.pubn.sample.Role.POSITIVE;
import static org.pubn.sample.Role.UNLABELED;

import java.util.List;
import org.pubn.numbers.Require;
import org.pubn.sample.Priors;

/**
 * The PNU risk, a mixture of the PN and the PU risk (equation 4; Sakai et al., 2017):
 *
 * <pre>
 * R̂_PNU^γ(g) = γ R̂_PN(g) + (1 − γ) R̂_PU(g)
 *            = π R̂_P⁺(g) + γ(1 − π) R̂_N⁻(g) + (1 − γ)(R̂_U⁻(g) − π R̂_P⁻(g))
 * </pre>
 *
 * <p>γ = 1 is {@link PnRisk} and needs no U; γ = 0 is {@link UpuRisk} and needs no N.
 *
 * @param pi π = p(y=+1)
 * @param gamma γ in [0, 1], the share of the PN risk
 * @param loss ℓ
 */
public record PnuRisk(double pi, double gamma, Loss loss) implements Risk {

  public PnuRisk {
    Priors.requirePi(pi);
    Require.share("gamma", gamma);
  }

  @Override
  public List<Term> terms() {
    return Formula.of(
        Term.plain("π·R_P⁺", POSITIVE, pi, loss, 1),
        Term.plain("γ(1−π)·R_N⁻", NEGATIVE, gamma * (1 - pi), loss, -1),
        Term.plain("(1−γ)·R_U⁻", UNLABELED, 1 - gamma, loss, -1),
        Term.plain("−(1−γ)π·R_P⁻", POSITIVE, -(1 - gamma) * pi, loss, -1));
  }
}
