package org.pubn.risk;

import org.pubn.numbers.Sigmoid;

/**
 * The margin losses of the paper (section 2.1).
 *
 * <p>exp and log1p are those of {@link StrictMath}, so that the bits are the same on every machine.
 */
public enum MarginLoss implements Loss {

  /**
   * ℓ_log(z) = ln(1 + exp(−z)).
   *
   * <p>exp(−z) overflows for z below −709, so for z &lt; 0 the factor exp(−z) is taken out of the
   * logarithm: ln(1 + exp(−z)) = −z + ln(1 + exp(z)). Both cases together are max(0, −z) + ln(1 +
   * exp(−|z|)).
   */
  LOGISTIC {
    @Override
    public double value(double z) {
      return Math.max(0, -z) + StrictMath.log1p(StrictMath.exp(-Math.abs(z)));
    }

    /** ℓ′_log(z) = −exp(−z) / (1 + exp(−z)) = −ℓ_sig(z). */
    @Override
    public double derivative(double z) {
      return -SIGMOID.value(z);
    }
  },

  /**
   * ℓ_sig(z) = 1 / (1 + exp(z)).
   *
   * <p>In the form of {@link Sigmoid} that does not overflow.
   */
  SIGMOID {
    @Override
    public double value(double z) {
      return Sigmoid.of(-z);
    }

    /**
     * ℓ′_sig(z) = −exp(z) / (1 + exp(z))². Expanded by exp(−2z) the same expression holds with −z,
     * so −|z| can stand for z, which never overflows.
     */
    @Override
    public double derivative(double z) {
      double e = StrictMath.exp(-Math.abs(z));
      return -e / ((1 + e) * (1 + e));
    }
  },

  /** ℓ₀₁(z) = (1 − sign(z)) / 2, hence ½ at 0. It can be evaluated, not minimized. */
  ZERO_ONE {
    @Override
    public double value(double z) {
      return (1 - Math.signum(z)) / 2;
    }

    @Override
    public double derivative(double z) {
      throw new UnsupportedOperationException(
          "the zero-one loss has no derivative to follow; train with a surrogate loss");
    }
  }
}
