package org.pubn.prior;

import java.util.Arrays;
import java.util.Locale;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import org.pubn.sample.RandomStream;
import org.pubn.sample.Seed;

/**
 * Percentile intervals from bootstrap replicates. Replicate i draws from its own child seed, so two
 * statistics of the same samples that are bootstrapped with equal seeds see the same draws.
 *
 * @param replicates how many
 * @param level the level of the intervals
 * @param seed the source of the draws
 */
record Bootstrap(int replicates, double level, Seed seed) {

  Bootstrap {
    if (replicates < 20) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT, "%d bootstrap replicates: at least 20 are needed", replicates));
    }
    Interval.requireLevel(level);
  }

  /** The statistic of every replicate, in the order of the replicates. */
  double[] replicate(ToDoubleFunction<RandomStream> statistic) {
    return IntStream.range(0, replicates)
        .mapToDouble(i -> statistic.applyAsDouble(random(i)))
        .toArray();
  }

  /** The source of the draws of replicate i. */
  RandomStream random(int i) {
    return seed.child("replicate " + i).random();
  }

  /** The value below which (1 − level) / 2 of the replicates lie. */
  double low(double[] values) {
    return quantile(values, (1 - level) / 2);
  }

  /** The value above which (1 − level) / 2 of the replicates lie. */
  double high(double[] values) {
    return quantile(values, (1 + level) / 2);
  }

  /** The percentile interval, widened where it must be to contain the estimate itself. */
  Interval interval(double estimate, double[] values) {
    return Interval.clipped(
        Math.min(estimate, low(values)), Math.max(estimate, high(values)), level);
  }

  /** Linear between the order statistics. */
  static double quantile(double[] values, double probability) {
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    double position = probability * (sorted.length - 1);
    int below = (int) position;
    int above = Math.min(below + 1, sorted.length - 1);
    return sorted[below] + (position - below) * (sorted[above] - sorted[below]);
  }
}
