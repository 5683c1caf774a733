package org.pubn.theory;

import org.pubn.risk.MarginLoss;

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
