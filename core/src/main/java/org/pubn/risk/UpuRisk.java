package org.pubn.risk;

import static org.pubn.risk.Group.POSITIVE;
import static org.pubn.risk.Group.UNLABELED;

import java.util.List;

/**
 * The unbiased PU risk (equation 2; du Plessis et al., 2014):
 *
 * <pre>R̂_PU(g) = π R̂_P⁺(g) − π R̂_P⁻(g) + R̂_U⁻(g)</pre>
 *
 * <p>The last two terms estimate (1 − π) R_N⁻(g), yet can be negative on a sample. With the sigmoid
 * loss this is the validation loss of a classifier g.
 *
 * @param pi π = p(y=+1)
 * @param loss ℓ
 */
public record UpuRisk(double pi, Loss loss) implements Risk {

  public UpuRisk {
    Require.prior(pi);
  }

  @Override
  public List<Term> terms() {
    return Formula.of(
        Term.plain("π·R_P⁺", POSITIVE, pi, loss, 1),
        Term.plain("−π·R_P⁻", POSITIVE, -pi, loss, -1),
        Term.plain("R_U⁻", UNLABELED, 1, loss, -1));
  }
}
