package org.pubn.nn;

/** Sizes of layers, kept within what an array can hold. */
final class Sizes {

  private Sizes() {}

  /** The product of positive factors; {@code what} is for the message if it is too large. */
  static int product(String what, int... factors) {
    long product = 1;
    for (int factor : factors) {
      product *= factor;
      if (product > Integer.MAX_VALUE) {
        throw tooLarge(what);
      }
    }
    return (int) product;
  }

  /** The sum of two sizes. */
  static int sum(String what, int a, int b) {
    long sum = (long) a + b;
    if (sum > Integer.MAX_VALUE) {
      throw tooLarge(what);
    }
    return (int) sum;
  }

  private static IllegalArgumentException tooLarge(String what) {
    return new IllegalArgumentException(
        what + ": too large, must be at most " + Integer.MAX_VALUE + " numbers");
  }
}
