package org.pubn.numbers;

/** The logistic function, which turns a score into a probability. */
public final class Sigmoid {

  private Sigmoid() {}

  /**
   * 1 / (1 + exp(−z)).
   *
   * <p>exp(−z) overflows for z below −709 while the value itself is still a number down to z =
   * −745, so for z &lt; 0 the fraction is expanded by exp(z): exp(z) / (1 + exp(z)). exp is that of
   * {@link StrictMath}, so that the bits are the same on every machine.
   */
  public static double of(double z) {
    double e = StrictMath.exp(-Math.abs(z));
    return (z < 0 ? e : 1) / (1 + e);
  }
}
