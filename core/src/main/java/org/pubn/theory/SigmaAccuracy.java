package org.pubn.theory;

/**
 * How good the fixed estimate σ̂ of σ(x) = p(s=+1 | x) is, and where it is cut.
 *
 * @param eta η in (0, 1], the threshold on σ̂
 * @param zeta ζ = p(σ̂(x) ≤ η)
 * @param epsilon ε = E[|σ̂(x) − σ(x)|²], at most 1
 */
public record SigmaAccuracy(double eta, double zeta, double epsilon) {

  public SigmaAccuracy {
    if (!(eta > 0 && eta <= 1)) {
      throw new IllegalArgumentException("eta " + eta + ": must lie in (0, 1]");
    }
    Require.share("zeta", zeta);
    Require.share("epsilon", epsilon);
  }
}
