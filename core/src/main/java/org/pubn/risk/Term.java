package org.pubn.risk;

import org.pubn.sample.Role;

/**
 * One term of a risk: coefficient · mean over a group of weight(σ̂(x)) · ℓ(sign · g(x)).
 *
 * @param name how the term is written in the paper, for explanations
 * @param group the sample the mean is taken over
 * @param coefficient the prior in front of the mean, with its sign
 * @param loss ℓ
 * @param sign +1 where the examples are treated as positive, −1 where as negative
 * @param weighting the weight of each example
 * @param guarded whether the term belongs to the part r that the non-negative correction guards
 */
public record Term(
    String name,
    Role group,
    double coefficient,
    Loss loss,
    int sign,
    Weighting weighting,
    boolean guarded) {

  public Term {
    if (!Double.isFinite(coefficient)) {
      throw new IllegalArgumentException(name + ": coefficient " + coefficient + " is not finite");
    }
    if (sign != 1 && sign != -1) {
      throw new IllegalArgumentException(name + ": sign " + sign + " must be +1 or -1");
    }
  }

  /** A term outside the guarded part, every example counting once. */
  public static Term plain(String name, Role group, double coefficient, Loss loss, int sign) {
    return new Term(name, group, coefficient, loss, sign, Weighting.ONE, false);
  }

  /** The same term as a part of r. */
  public Term asGuarded() {
    return new Term(name, group, coefficient, loss, sign, weighting, true);
  }

  /** The same term with weighted examples. */
  public Term weighted(Weighting otherWeighting) {
    return new Term(name, group, coefficient, loss, sign, otherWeighting, guarded);
  }

  /**
   * What one example adds to the sum under the mean: weight(σ̂) · ℓ(sign · g).
   *
   * <p>An example of weight 0 adds 0, whatever its loss.
   */
  public double value(double score, double sigmaLogit) {
    return weightedValue(score, weighting.weight(sigmaLogit));
  }

  double weightedValue(double score, double weight) {
    return weight == 0 ? 0 : weight * loss.value(sign * score);
  }

  /** The derivative of {@link #value} with respect to the score. */
  public double derivative(double score, double sigmaLogit) {
    return weightedDerivative(score, weighting.weight(sigmaLogit));
  }

  double weightedDerivative(double score, double weight) {
    return weight == 0 ? 0 : weight * sign * loss.derivative(sign * score);
  }
}
