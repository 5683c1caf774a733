package org.pubn.theory;

/** What the quantities of theorem 2 must satisfy. */
final class Require {

  private Require() {}

  /** A finite number that is not negative. */
  static void nonNegative(String name, double value) {
    if (!(value >= 0 && value < Double.POSITIVE_INFINITY)) {
      throw new IllegalArgumentException(name + " " + value + ": must be finite and at least 0");
    }
  }

  /** A finite number above 0. */
  static void positive(String name, double value) {
    if (!(value > 0 && value < Double.POSITIVE_INFINITY)) {
      throw new IllegalArgumentException(name + " " + value + ": must be finite and above 0");
    }
  }

  /** A number in [0, 1]. */
  static void share(String name, double value) {
    if (!(value >= 0 && value <= 1)) {
      throw new IllegalArgumentException(name + " " + value + ": must lie in [0, 1]");
    }
  }
}
