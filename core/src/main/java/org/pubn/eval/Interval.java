package org.pubn.eval;

/**
 * A closed interval.
 *
 * @param low its lower end
 * @param high its upper end, at least the lower
 */
public record Interval(double low, double high) {

  public Interval {
    if (!(Double.isFinite(low) && Double.isFinite(high) && low <= high)) {
      throw new IllegalArgumentException(
          "interval " + low + " to " + high + ": ends must be finite and not fall");
    }
  }

  /** The interval of a single point. */
  public static Interval point(double value) {
    return new Interval(value, value);
  }

  /** How long it is. */
  public double width() {
    return high - low;
  }

  /** Whether a value lies between the ends or on one of them. */
  public boolean contains(double value) {
    return low <= value && value <= high;
  }

  /** The value itself where it is inside, the nearer end where it is not. */
  double nearest(double value) {
    return Math.min(high, Math.max(low, value));
  }

  /** Both ends moved into another interval. */
  Interval clippedTo(Interval range) {
    return new Interval(range.nearest(low), range.nearest(high));
  }
}
