package org.pubn.risk;

import static org.pubn.sample.Role.NEGATIVE;
import static org.pubn.sample.Role.POSITIVE;
import static org.pubn.sample.Role.UNLABELED;

import java.util.List;
import org.pubn.sample.Priors;

/**
 * The unbiased PU risk with s as the label (section 3.2): P and bN together are the examples of s =
 * +1, so equation 2 with (π + ρ) R_{s=+1} = π R_P + ρ R_bN reads
 *
 * <pre>
 * R̂(f) = π R̂_P⁺(f) + ρ R̂_bN⁺(f) − π R̂_P⁻(f) − ρ R̂_bN⁻(f) + R̂_U⁻(f)
 * </pre>
 *
 * <p>P and bN are separate means, each with its own prior, never pooled. With ρ = 0 no bN examples
 * are needed and the risk is {@link UpuRisk}. With the sigmoid loss this is the validation loss of
 * the PU half of PU→PN.
 *
 * @param priors π and ρ
 * @param loss ℓ
 */
public record UpuSRisk(Priors priors, Loss loss) implements Risk {

  @Override
  public List<Term> terms() {
    double pi = priors.pi();
    double rho = priors.rho();
    return Formula.of(
        Term.plain("π·R_P⁺", POSITIVE, pi, loss, 1),
        Term.plain("ρ·R_bN⁺", NEGATIVE, rho, loss, 1),
        Term.plain("−π·R_P⁻", POSITIVE, -pi, loss, -1),
        Term.plain("−ρ·R_bN⁻", NEGATIVE, -rho, loss, -1),
        Term.plain("R_U⁻", UNLABELED, 1, loss, -1));
  }
}
