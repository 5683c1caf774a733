package org.pubn.risk;

/**
 * A loss ℓ(z) of the margin z = y·g(x), small where the margin is large.
 *
 * <p>Implementations are stateless, and finite with a finite derivative for every finite z.
 */
public interface Loss {

  /** ℓ(z). */
  double value(double z);

  /**
   * ℓ′(z).
   *
   * @throws UnsupportedOperationException if the loss can only be evaluated, not minimized
   */
  double derivative(double z);
}
