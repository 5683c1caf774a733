package org.pubn.prior;

/** Arithmetic on shares of a population. */
final class Shares {

  private Shares() {}

  /**
   * The nearest number in [0, 1].
   *
   * @throws ArithmeticException if the value is not a number
   */
  static double clip(double value) {
    if (Double.isNaN(value)) {
      throw new ArithmeticException("a share that is not a number");
    }
    return Math.min(1, Math.max(0, value));
  }
}
