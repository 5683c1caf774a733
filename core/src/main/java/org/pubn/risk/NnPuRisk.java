package org.pubn.risk;

import static org.pubn.sample.Role.POSITIVE;
import static org.pubn.sample.Role.UNLABELED;

import java.util.List;
import org.pubn.numbers.Require;
import org.pubn.sample.Priors;

/**
 * The non-negative PU risk (equation 3; Kiryo et al., 2017):
 *
 * <pre>R̃_PU(g) = π R̂_P⁺(g) + max{0, r},   r = R̂_U⁻(g) − π R̂_P⁻(g)</pre>
 *
 * @param pi π = p(y=+1)
 * @param loss ℓ
 * @param beta β ≥ 0: the correction acts where r &lt; −β
 */
public record NnPuRisk(double pi, Loss loss, double beta) implements Risk {

  public NnPuRisk {
    Priors.requirePi(pi);
    Require.nonNegative("beta", beta);
  }

  @Override
  public List<Term> terms() {
    return Formula.of(
        Term.plain("π·R_P⁺", POSITIVE, pi, loss, 1),
        Term.plain("R_U⁻", UNLABELED, 1, loss, -1).asGuarded(),
        Term.plain("−π·R_P⁻", POSITIVE, -pi, loss, -1).asGuarded());
  }
}
