package org.pubn.nn;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;

/** Random float arrays and their comparison within rounding. */
public final class Arrays32 {

  private Arrays32() {}

  /** Values in [−1, 1), the same for the same seed. */
  public static float[] random(int length, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    float[] values = new float[length];
    for (int i = 0; i < length; i++) {
      values[i] = (float) random.nextDouble(-1, 1);
    }
    return values;
  }

  /** Sets the lanes from n to stride of every row to zero, as derivatives have it. */
  static float[] withoutPadding(float[] values, int stride, int n) {
    for (int i = 0; i < values.length; i++) {
      if (i % stride >= n) {
        values[i] = 0f;
      }
    }
    return values;
  }

  /**
   * Asserts equality within the rounding of a sum of {@code terms} products of values in [−1, 1).
   * Such a sum is a random walk of size √terms, each of its steps rounds by 2⁻²⁴ of that, and the
   * errors walk √terms steps in their turn: 2⁻²⁴ · terms, of which four times that plus a few units
   * is allowed.
   */
  public static void assertClose(String what, float[] actual, float[] expected, int terms) {
    assertThat(actual).as(what).hasSameSizeAs(expected);
    double tolerance = 0x1p-22 * (4 + terms);
    for (int i = 0; i < actual.length; i++) {
      double difference = Math.abs((double) actual[i] - expected[i]);
      if (!(difference <= tolerance)) {
        throw new AssertionError(
            what + ": element " + i + " is " + actual[i] + ", expected " + expected[i]);
      }
    }
  }
}
