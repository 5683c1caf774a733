package org.pubn.risk;

import static org.pubn.sample.Role.NEGATIVE;
import static org.pubn.sample.Role.POSITIVE;
import static org.pubn.sample.Role.UNLABELED;

import java.util.List;
import org.pubn.sample.Priors;

/**
 * How far an estimate σ̂ is from σ, up to a constant (appendix B):
 *
 * <pre>
 * Ĵ(σ̂) = mean_U σ̂(x)² − 2π mean_P σ̂(x) − 2ρ mean_bN σ̂(x)
 * </pre>
 *
 * <p>Its expectation is E[|σ̂(x) − σ(x)|²] − E[σ(x)²]. It is the validation loss of σ̂ and can also
 * be minimized directly. The scores are the logits f of σ̂ = 1 / (1 + exp(−f)), which is the
 * sigmoid loss of −f: hence the sign −1 of every term. With ρ = 0 no bN examples are needed.
 *
 * @param priors π and ρ
 */
public record SigmaDistance(Priors priors) implements Risk {

  @Override
  public List<Term> terms() {
    Loss sigma = MarginLoss.SIGMOID;
    return Formula.of(
        Term.plain("mean_U σ²", UNLABELED, 1, SquaredSigmoid.LOSS, -1),
        Term.plain("−2π·mean_P σ", POSITIVE, -2 * priors.pi(), sigma, -1),
        Term.plain("−2ρ·mean_bN σ", NEGATIVE, -2 * priors.rho(), sigma, -1));
  }

  /** ℓ_sig(z)², with the derivative 2 ℓ_sig(z) ℓ′_sig(z). */
  private enum SquaredSigmoid implements Loss {
    LOSS;

    @Override
    public double value(double z) {
      double sigmoid = MarginLoss.SIGMOID.value(z);
      return sigmoid * sigmoid;
    }

    @Override
    public double derivative(double z) {
      return 2 * MarginLoss.SIGMOID.value(z) * MarginLoss.SIGMOID.derivative(z);
    }
  }
}
