package org.pubn.risk;

/**
 * The weight of an example inside a mean, as a function of σ̂(x) = p̂(s=+1 | x).
 *
 * <p>σ̂ is passed as its logit f, σ̂ = 1 / (1 + exp(−f)), because 1 − σ̂ and (1 − σ̂)/σ̂ lose all
 * their digits when computed from a σ̂ close to 1.
 */
@FunctionalInterface
public interface Weighting {

  /** Every example counts once. */
  Weighting ONE = sigmaLogit -> 1;

  /** The weight of an example with this logit of σ̂. */
  double weight(double sigmaLogit);
}
