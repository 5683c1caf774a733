package org.pubn.risk;

import static org.pubn.sample.Role.NEGATIVE;
import static org.pubn.sample.Role.POSITIVE;

import java.util.List;
import org.pubn.sample.Priors;

/**
 * The PN risk of ordinary supervised learning (section 2.1):
 *
 * <pre>R̂_PN(g) = π R̂_P⁺(g) + (1 − π) R̂_N⁻(g)</pre>
 *
 * <p>It is unbiased only where the negatives are representative. On biased negatives it is the
 * P-versus-bN classifier of PU→PN, with prior π / (π + ρ).
 *
 * @param pi π = p(y=+1)
 * @param loss ℓ
 */
public record PnRisk(double pi, Loss loss) implements Risk {

  public PnRisk {
    Priors.requirePi(pi);
  }

  @Override
  public List<Term> terms() {
    return Formula.of(
        Term.plain("π·R_P⁺", POSITIVE, pi, loss, 1),
        Term.plain("(1−π)·R_N⁻", NEGATIVE, 1 - pi, loss, -1));
  }
}
