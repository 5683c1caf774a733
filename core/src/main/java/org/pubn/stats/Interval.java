package org.pubn.stats;

/**
 * A closed interval. How sure one may be of it, its maker says.
 *
 * @param low its lower end
 * @param high its upper end, at least the lower
 */
public record Interval(double low, double high) {

  /** What a share can be: 0 to 1. */
  public static final Interval SHARE = new Interval(0, 1);

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

  /** The interval between two values, whichever is greater. */
  public static Interval between(double one, double other) {
    return new Interval(Math.min(one, other), Math.max(one, other));
  }

  /** The interval of a share: its ends are first moved into 0 to 1. */
  public static Interval ofShare(double low, double high) {
    return new Interval(SHARE.nearest(low), SHARE.nearest(high));
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
  public double nearest(double value) {
    return Math.min(high, Math.max(low, value));
  }

  /** Both ends moved into another interval. */
  public Interval clippedTo(Interval range) {
    return new Interval(range.nearest(low), range.nearest(high));
  }
}
