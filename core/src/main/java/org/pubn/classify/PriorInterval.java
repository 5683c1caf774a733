package org.pubn.classify;

/**
 * Between which values π was believed to lie.
 *
 * @param low the least
 * @param high the greatest
 */
public record PriorInterval(double low, double high) {

  public PriorInterval {
    if (!(0 <= low && low <= high && high <= 1)) {
      throw new IllegalArgumentException(
          "interval of the prior, " + low + " to " + high + ": must lie in [0, 1]");
    }
  }
}
