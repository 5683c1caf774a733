package org.pubn.risk;

import static org.pubn.sample.Role.POSITIVE;
import static org.pubn.sample.Role.UNLABELED;

import java.util.List;
import org.pubn.sample.Priors;

/**
 * The PN risk with the unlabeled in the place of the negatives:
 *
 * <pre>R̂(g) = π R̂_P⁺(g) + (1 − π) R̂_U⁻(g)</pre>
 *
 * <p>What is done where nobody knows of PU learning. It is biased: it counts the positives among
 * the unlabeled as negatives, so that its minimiser errs on that side. The baseline to be beaten.
 *
 * @param pi π = p(y=+1)
 * @param loss ℓ
 */
public record UnlabeledAsNegativeRisk(double pi, Loss loss) implements Risk {

  public UnlabeledAsNegativeRisk {
    Priors.requirePi(pi);
  }

  @Override
  public List<Term> terms() {
    return Formula.of(
        Term.plain("π·R_P⁺", POSITIVE, pi, loss, 1),
        Term.plain("(1−π)·R_U⁻", UNLABELED, 1 - pi, loss, -1));
  }
}
