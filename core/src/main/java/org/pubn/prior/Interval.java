package org.pubn.prior;

import java.util.Locale;

/**
 * An interval that is meant to contain a share.
 *
 * @param low its low end
 * @param high its high end
 * @param level how often such an interval is meant to contain the truth, such as 0.95
 */
public record Interval(double low, double high, double level) {

  public Interval {
    if (!(low >= 0 && low <= high && high <= 1)) {
      throw new IllegalArgumentException(
          "interval from " + low + " to " + high + ": its ends must rise and lie in [0, 1]");
    }
    requireLevel(level);
  }

  static void requireLevel(double level) {
    if (!(level > 0 && level < 1)) {
      throw new IllegalArgumentException("level " + level + ": must lie in (0, 1)");
    }
  }

  /** An interval whose ends are first moved into [0, 1]. */
  static Interval clipped(double low, double high, double level) {
    return new Interval(Shares.clip(low), Shares.clip(high), level);
  }

  /** How far its ends are apart. */
  public double width() {
    return high - low;
  }

  /** Whether a value lies in it, its ends included. */
  public boolean contains(double value) {
    return low <= value && value <= high;
  }

  @Override
  public String toString() {
    return String.format(Locale.ROOT, "[%.3f, %.3f]", low, high);
  }
}
