package org.pubn.lab.theory;

import org.pubn.numbers.Require;
import org.pubn.risk.MarginLoss;
import org.pubn.sample.Priors;

/**
 * All that theorem 2 depends on. σ̂ must not have been estimated from the samples counted here.
 *
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

  /**
   * How many examples the risk is computed from.
   *
   * @param positive n_P
   * @param negative n_bN; 0 where there are no biased negatives
   * @param unlabeled n_U
   */
  public record ExampleCounts(long positive, long negative, long unlabeled) {

    public ExampleCounts {
      atLeast(1, "n_P", positive);
      atLeast(1, "n_U", unlabeled);
      atLeast(0, "n_bN", negative);
    }

    private static void atLeast(int least, String name, long count) {
      if (count < least) {
        throw new IllegalArgumentException(name + " " + count + ": must be at least " + least);
      }
    }
  }

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

  /**
   * What theorem 2 needs to know of the loss ℓ on the interval [−C_g, C_g] of all possible scores.
   *
   * @param lipschitz L_ℓ, a Lipschitz constant of ℓ
   * @param supremum C_ℓ ≥ ℓ(z)
   */
  public record LossConstants(double lipschitz, double supremum) {

    public LossConstants {
      Require.positive("Lipschitz constant of the loss", lipschitz);
      Require.positive("supremum of the loss", supremum);
    }

    /**
     * The smallest constants of a loss.
     *
     * @param scoreBound C_g, no score of the model class being larger in absolute value
     * @throws IllegalArgumentException if the loss is not continuous
     */
    public static LossConstants of(MarginLoss loss, double scoreBound) {
      Require.positive("bound of the scores", scoreBound);
      double steepest =
          switch (loss) {
            // Convex and decreasing, so steepest at the left end.
            case LOGISTIC -> -scoreBound;
            case SIGMOID -> 0;
            case ZERO_ONE ->
                throw new IllegalArgumentException(
                    "loss ZERO_ONE: theorem 2 needs a Lipschitz continuous loss");
          };
      return new LossConstants(-loss.derivative(steepest), loss.value(-scoreBound));
    }
  }

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
}
