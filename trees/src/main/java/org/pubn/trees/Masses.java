package org.pubn.trees;

/**
 * Two masses per row, a positive one and another: what forests learn from. The other is that of the
 * negatives, or that of the unlabeled rows where the {@link Impurity} is made for them.
 *
 * <p>A row with weight w and label p, where p may be any number of [0, 1], has the masses w·p and
 * w·(1 − p): it counts as p of a positive row and 1 − p of a negative one. A row whose masses are
 * both zero is not learned from, but gets an out-of-bag score. Immutable.
 */
public final class Masses {

  /** Both masses of a row in one word, so that a row's masses move together. */
  private final long[] packed;

  private Masses(long[] packed) {
    this.packed = packed;
  }

  /** Given masses, finite and not negative. */
  public static Masses of(float[] positive, float[] other) {
    if (positive.length != other.length) {
      throw new IllegalArgumentException(
          positive.length + " positive and " + other.length + " other masses: must be as many");
    }
    long[] packed = new long[positive.length];
    for (int i = 0; i < packed.length; i++) {
      check(positive[i], i);
      check(other[i], i);
      packed[i] = pack(positive[i], other[i]);
    }
    return new Masses(packed);
  }

  /** Rows of weight one with labels of [0, 1]. */
  public static Masses ofLabels(float... labels) {
    float[] weights = new float[labels.length];
    java.util.Arrays.fill(weights, 1);
    return ofLabels(labels, weights);
  }

  /** Weighted rows with labels of [0, 1]. */
  public static Masses ofLabels(float[] labels, float[] weights) {
    if (labels.length != weights.length) {
      throw new IllegalArgumentException(
          labels.length + " labels and " + weights.length + " weights: must be as many");
    }
    long[] packed = new long[labels.length];
    for (int i = 0; i < packed.length; i++) {
      if (!(labels[i] >= 0 && labels[i] <= 1)) {
        throw new IllegalArgumentException(
            "label " + labels[i] + " of row " + i + ": must lie in [0, 1]");
      }
      check(weights[i], i);
      packed[i] = pack(weights[i] * labels[i], weights[i] * (1 - labels[i]));
    }
    return new Masses(packed);
  }

  private static void check(float mass, int row) {
    if (!(mass >= 0 && mass <= Float.MAX_VALUE)) {
      throw new IllegalArgumentException(
          "mass " + mass + " of row " + row + ": must be finite and not negative");
    }
  }

  /** The number of rows. */
  public int rows() {
    return packed.length;
  }

  /** The positive mass of a row. */
  public float positive(int row) {
    return positive(packed[row]);
  }

  /** The other mass of a row. */
  public float other(int row) {
    return other(packed[row]);
  }

  /** Both masses of a row that is seen {@code copies} times. */
  long packed(int row, int copies) {
    long one = packed[row];
    return copies == 1 ? one : pack(copies * positive(one), copies * other(one));
  }

  static long pack(float positive, float other) {
    return ((long) Float.floatToRawIntBits(other) << 32)
        | (Float.floatToRawIntBits(positive) & 0xffffffffL);
  }

  static float positive(long packed) {
    return Float.intBitsToFloat((int) packed);
  }

  static float other(long packed) {
    return Float.intBitsToFloat((int) (packed >>> 32));
  }
}
