package org.pubn.numbers;

import org.pubn.data.InputException;

/** What numbers that somebody gives must satisfy: each rule, and its sentence, in one place. */
public final class Require {

  private Require() {}

  /** A whole number of some least size. */
  public static void atLeast(int least, String name, int value) {
    if (value < least) {
      throw new InputException(name + " " + value + ": must be at least " + least);
    }
  }

  /** A whole number in a range. */
  public static void between(int least, int most, String name, int value) {
    if (value < least || value > most) {
      throw new InputException(name + " " + value + ": must lie in " + least + " … " + most);
    }
  }

  /** A finite number that is not negative. */
  public static void nonNegative(String name, double value) {
    if (!(value >= 0 && value < Double.POSITIVE_INFINITY)) {
      throw new InputException(name + " " + value + ": must be finite and at least 0");
    }
  }

  /** A finite number above 0. */
  public static void positive(String name, double value) {
    if (!(value > 0 && value < Double.POSITIVE_INFINITY)) {
      throw new InputException(name + " " + value + ": must be finite and above 0");
    }
  }

  /** A number in [0, 1]. */
  public static void share(String name, double value) {
    if (!(value >= 0 && value <= 1)) {
      throw new InputException(name + " " + value + ": must lie in [0, 1]");
    }
  }

  /** A number in (0, 1). */
  public static void properShare(String name, double value) {
    if (!(value > 0 && value < 1)) {
      throw new InputException(name + " " + value + ": must lie in (0, 1)");
    }
  }
}
