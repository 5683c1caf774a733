package org.pubn.theory;

/**
 * The Rademacher complexities of the model class 𝒢 for the three samples (section 3.3).
 *
 * @param unlabeled ℜ_{n_U, p}(𝒢)
 * @param positive ℜ_{n_P, p_P}(𝒢)
 * @param negative ℜ_{n_bN, p_bN}(𝒢); 0 where there are no biased negatives
 */
public record RademacherComplexity(double unlabeled, double positive, double negative) {

  public RademacherComplexity {
    Require.nonNegative("Rademacher complexity of U", unlabeled);
    Require.nonNegative("Rademacher complexity of P", positive);
    Require.nonNegative("Rademacher complexity of bN", negative);
  }

  /** The upper bound C_𝒢/√n of each complexity, for a class with such a constant. */
  public static RademacherComplexity atRate(double constant, ExampleCounts sizes) {
    Require.nonNegative("constant of the Rademacher complexity", constant);
    return new RademacherComplexity(
        atRate(constant, sizes.unlabeled()),
        atRate(constant, sizes.positive()),
        sizes.negative() == 0 ? 0 : atRate(constant, sizes.negative()));
  }

  /**
   * The upper bound for linear-in-parameter models g(x) = wᵀφ(x) with ‖w‖₂ ≤ C_w: the rate above
   * with C_𝒢 = C_w · sup ‖φ(x)‖₂, the supremum over all x being what the paper writes ‖φ‖_∞.
   */
  public static RademacherComplexity linear(
      double weightNorm, double featureNorm, ExampleCounts sizes) {
    Require.nonNegative("bound of the weights' norm", weightNorm);
    Require.nonNegative("bound of the features' norm", featureNorm);
    return atRate(weightNorm * featureNorm, sizes);
  }

  private static double atRate(double constant, long n) {
    return constant / Math.sqrt((double) n);
  }
}
