package org.pubn.report.stats;

import java.util.Comparator;
import java.util.stream.IntStream;

/**
 * Holm's correction of several p-values (Holm, 1979): of m tests the smallest p-value counts m
 * times, the next m − 1 times, and so on, none less than the one before and none more than 1. Who
 * calls significant what is below 5 % after the correction makes a false claim about the whole
 * family in 5 % of all cases at most, however the tests depend on each other.
 */
public final class Holm {

  private Holm() {}

  /**
   * The corrected p-values, in the order given.
   *
   * @throws IllegalArgumentException if one does not lie in [0, 1]
   */
  public static double[] corrected(double... p) {
    for (double value : p) {
      if (!(value >= 0 && value <= 1)) {
        throw new IllegalArgumentException("p-value " + value + ": must lie in [0, 1]");
      }
    }
    int[] ascending =
        IntStream.range(0, p.length)
            .boxed()
            .sorted(Comparator.comparingDouble(i -> p[i]))
            .mapToInt(Integer::intValue)
            .toArray();
    double[] corrected = new double[p.length];
    double largest = 0;
    for (int rank = 0; rank < p.length; rank++) {
      largest = Math.max(largest, Math.min(1, (p.length - rank) * p[ascending[rank]]));
      corrected[ascending[rank]] = largest;
    }
    return corrected;
  }
}
