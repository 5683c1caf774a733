package org.pubn.trees;

import java.util.Arrays;

/**
 * How the values of one column fall into bins.
 *
 * <p>A column of numbers has ascending cuts c₀ &lt; c₁ &lt; …; bin b holds the values above
 * c<sub>b−1</sub> and up to c<sub>b</sub>. A column of categories has a list of known values; bin b
 * holds the b-th of them. Whatever has no bin, NaN or an unknown category, is {@link #MISSING}.
 */
public final class ColumnBins {

  /** The most bins of a column, that of missing values not counted. */
  public static final int MAX_BINS = 255;

  /** The bin of missing values. */
  public static final int MISSING = 255;

  private final boolean categories;
  private final float[] points;
  private final float[] centers;

  private ColumnBins(boolean categories, float[] points, float[] centers) {
    this.categories = categories;
    this.points = points;
    this.centers = centers;
  }

  /**
   * Bins of numbers.
   *
   * @param cuts finite and strictly ascending, at most 254; none gives a single bin
   */
  public static ColumnBins numbers(float... cuts) {
    check(cuts, MAX_BINS - 1, "cuts");
    return new ColumnBins(false, cuts.clone(), centersOf(cuts));
  }

  /** Bins of numbers that know a typical value of each bin, for cuts drawn at random. */
  static ColumnBins numbers(float[] cuts, float[] centers) {
    check(cuts, MAX_BINS - 1, "cuts");
    if (centers.length != cuts.length + 1) {
      throw new IllegalArgumentException(
          centers.length + " centers: must be " + (cuts.length + 1) + ", one per bin");
    }
    return new ColumnBins(false, cuts.clone(), centers.clone());
  }

  /**
   * A bin for each category.
   *
   * @param values finite and strictly ascending, at most 255
   */
  public static ColumnBins categories(float... values) {
    check(values, MAX_BINS, "categories");
    return new ColumnBins(true, values.clone(), new float[0]);
  }

  private static void check(float[] points, int most, String what) {
    if (points.length > most) {
      throw new IllegalArgumentException(
          points.length + " " + what + ": must be at most " + most + " in a column");
    }
    for (int i = 0; i < points.length; i++) {
      if (!Float.isFinite(points[i])) {
        throw new IllegalArgumentException(what + " contain " + points[i] + ": must be finite");
      }
      if (i > 0 && points[i] <= points[i - 1]) {
        throw new IllegalArgumentException(
            what + " contain " + points[i] + " after " + points[i - 1] + ": must ascend");
      }
    }
  }

  private static float[] centersOf(float[] cuts) {
    float[] centers = new float[cuts.length + 1];
    for (int i = 1; i < cuts.length; i++) {
      centers[i] = (float) (((double) cuts[i - 1] + cuts[i]) / 2);
    }
    if (cuts.length > 0) {
      centers[0] = cuts[0];
      centers[cuts.length] = Math.nextUp(cuts[cuts.length - 1]);
    }
    return centers;
  }

  /** Whether the values are categories, which have no order. */
  public boolean categorical() {
    return categories;
  }

  /** The number of bins, that of missing values not counted. */
  public int count() {
    return categories ? points.length : points.length + 1;
  }

  /** The largest number that falls into a bin; that of the last bin has no end. */
  public float cut(int bin) {
    if (categories) {
      throw new IllegalStateException("a column of categories has no cuts");
    }
    return bin == points.length ? Float.POSITIVE_INFINITY : points[bin];
  }

  /** The category of a bin. */
  public float category(int bin) {
    if (!categories) {
      throw new IllegalStateException("a column of numbers has no categories");
    }
    return points[bin];
  }

  /** A typical value of a bin of numbers. */
  float center(int bin) {
    return centers[bin];
  }

  /** Cuts or categories, to be written to a file. */
  float[] points() {
    return points.clone();
  }

  /** The bin of a value, 0 … 254, or {@link #MISSING}. */
  public int bin(float value) {
    if (Float.isNaN(value)) {
      return MISSING;
    }
    int below = below(value);
    if (!categories) {
      return below;
    }
    return below < points.length && points[below] == value ? below : MISSING;
  }

  /** How many points lie below the value: a search whose steps depend on no comparison. */
  private int below(float value) {
    float[] p = points;
    int low = 0;
    int length = p.length;
    while (length > 1) {
      int half = length >>> 1;
      low += p[low + half - 1] < value ? half : 0;
      length -= half;
    }
    return length == 1 && p[low] < value ? low + 1 : low;
  }

  /**
   * Writes the bins of several values, which stand {@code stride} apart, as their bins do. Four
   * searches go side by side, because each of their steps waits for the one before it.
   */
  void encode(float[] values, int from, int count, int stride, byte[] codes, int to) {
    int i = 0;
    if (!categories) {
      for (; i + 4 <= count; i += 4) {
        fourNumbers(values, from + i * stride, stride, codes, to + i * stride);
      }
    }
    for (; i < count; i++) {
      codes[to + i * stride] = (byte) bin(values[from + i * stride]);
    }
  }

  private void fourNumbers(float[] values, int from, int stride, byte[] codes, int to) {
    float[] p = points;
    float value0 = values[from];
    float value1 = values[from + stride];
    float value2 = values[from + 2 * stride];
    float value3 = values[from + 3 * stride];
    int low0 = 0;
    int low1 = 0;
    int low2 = 0;
    int low3 = 0;
    int length = p.length;
    while (length > 1) {
      int half = length >>> 1;
      low0 += p[low0 + half - 1] < value0 ? half : 0;
      low1 += p[low1 + half - 1] < value1 ? half : 0;
      low2 += p[low2 + half - 1] < value2 ? half : 0;
      low3 += p[low3 + half - 1] < value3 ? half : 0;
      length -= half;
    }
    codes[to] = last(low0, length, value0);
    codes[to + stride] = last(low1, length, value1);
    codes[to + 2 * stride] = last(low2, length, value2);
    codes[to + 3 * stride] = last(low3, length, value3);
  }

  private byte last(int low, int length, float value) {
    if (Float.isNaN(value)) {
      return (byte) MISSING;
    }
    return (byte) (length == 1 && points[low] < value ? low + 1 : low);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof ColumnBins that
        && categories == that.categories
        && Arrays.equals(points, that.points);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(points) + Boolean.hashCode(categories);
  }
}
