package org.pubn.theory;

import org.pubn.sample.Priors;

/**
 * All that theorem 2 depends on. σ̂ must not have been estimated from the samples counted here.
 *
 * @param sizes n_P, n_U, n_bN
 * @param priors π and ρ
 * @param sigma η, ζ and ε
 * @param loss L_ℓ and C_ℓ
 * @param complexity the Rademacher complexities of 𝒢
 * @param delta δ: the bound holds with probability at least 1 − δ
 */
public record BoundInputs(
    ExampleCounts sizes,
    Priors priors,
    SigmaAccuracy sigma,
    LossConstants loss,
    RademacherComplexity complexity,
    double delta) {

  public BoundInputs {
    if (!(delta > 0 && delta < 1)) {
      throw new IllegalArgumentException("delta " + delta + ": must lie in (0, 1)");
    }
    if (priors.rho() > 0 && sizes.negative() == 0) {
      throw new IllegalArgumentException("n_bN 0: must be at least 1 where rho is " + priors.rho());
    }
  }
}
