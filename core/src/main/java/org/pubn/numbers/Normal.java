package org.pubn.numbers;

/** The standard normal distribution. */
public final class Normal {

  private static final double[] COEFFICIENTS = {
    -1.26551223,
    1.00002368,
    0.37409196,
    0.09678418,
    -0.18628806,
    0.27886807,
    -1.13520398,
    1.48851587,
    -0.82215223,
    0.17087277
  };

  private Normal() {}

  /**
   * 1 − Φ(z), by a Chebyshev fit of the complementary error function whose relative error is below
   * 1.2·10⁻⁷ everywhere (Press et al., <i>Numerical Recipes</i>, section 6.2).
   */
  public static double above(double z) {
    double x = Math.abs(z) / Math.sqrt(2);
    double t = 1 / (1 + x / 2);
    double polynomial = 0;
    for (int i = COEFFICIENTS.length - 1; i >= 0; i--) {
      polynomial = COEFFICIENTS[i] + t * polynomial;
    }
    double tail = t * StrictMath.exp(-x * x + polynomial) / 2;
    return z >= 0 ? tail : 1 - tail;
  }
}
