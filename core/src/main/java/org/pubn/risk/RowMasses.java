package org.pubn.risk;

import java.util.List;
import org.pubn.data.InputException;
import org.pubn.sample.ByRole;
import org.pubn.sample.Role;

/**
 * A risk as two numbers per row. Every term is a mean of weighted losses, so a risk with the
 * logistic loss ℓ is
 *
 * <pre>
 * R̂(g) = Σᵢ aᵢ ℓ(gᵢ) + bᵢ ℓ(−gᵢ)
 *      = Σᵢ (aᵢ + bᵢ) ℓ(−gᵢ) − aᵢ gᵢ
 * </pre>
 *
 * <p>since ℓ(z) = ℓ(−z) − z. With aᵢ the mass of row i as a positive and bᵢ that as a negative. It
 * is convex in g where aᵢ + bᵢ ≥ 0: in the unbiased PU risk of s, P and bN have b = −a; in the PUbN
 * risk nothing is negative.
 */
public final class RowMasses {

  private final List<Term> terms;
  private final ByRole<Double> sizes;

  private RowMasses(List<Term> terms, ByRole<Double> sizes) {
    this.terms = terms;
    this.sizes = sizes;
  }

  /**
   * The masses of a risk.
   *
   * @param sizes how many rows each sample has, or the sum of their weights
   * @throws InputException if the risk has a correction, or another loss than the logistic one
   */
  public static RowMasses of(Risk risk, ByRole<Double> sizes) {
    List<Term> terms = risk.terms();
    for (Term term : terms) {
      if (term.guarded() || term.loss() != MarginLoss.LOGISTIC) {
        throw new InputException(
            risk.getClass().getSimpleName()
                + ": can be minimized exactly only with the logistic loss and without a"
                + " correction");
      }
      if (!(sizes.of(term.group()) > 0)) {
        throw new InputException(
            risk.getClass().getSimpleName()
                + ": needs "
                + term.group().symbol()
                + " examples, there are none");
      }
    }
    return new RowMasses(terms, sizes);
  }

  /** aᵢ of a row, σ̂ given by its logit; NaN for risks without σ̂. */
  public double positive(Role role, double sigmaLogit) {
    return mass(role, sigmaLogit, 1);
  }

  /** bᵢ of a row, σ̂ given by its logit; NaN for risks without σ̂. */
  public double negative(Role role, double sigmaLogit) {
    return mass(role, sigmaLogit, -1);
  }

  private double mass(Role role, double sigmaLogit, int sign) {
    double mass = 0;
    for (Term term : terms) {
      if (term.group() == role && term.sign() == sign) {
        mass += term.coefficient() * term.weighting().weight(sigmaLogit) / sizes.of(role);
      }
    }
    return mass;
  }
}
