package org.pubn.eval;

import java.util.Arrays;
import java.util.List;
import java.util.OptionalDouble;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.pubn.sample.RandomStream;
import org.pubn.sample.Seed;

/**
 * Percentile bootstrap intervals (Efron, 1979): a statistic is computed again on resamples, drawn
 * with replacement and as large as the sample, and the interval holds the middle {@code level} of
 * the values.
 *
 * <p>A resample is how often each row was drawn, so that rows that were sorted once stay sorted.
 * Every resample has a seed of its own: the number of threads, which is that of the common pool,
 * changes nothing.
 *
 * <p>An interval says how much the value would vary with another sample of the same size. It knows
 * nothing of what no row shows: where no negative was called positive, the interval of the false
 * positive rate is the point 0.
 *
 * @param resamples how many resamples
 * @param level the confidence, such as 0.95
 * @param seed the source of the resamples
 */
public record Bootstrap(int resamples, double level, Seed seed) {

  private static final int USUAL_RESAMPLES = 1000;
  private static final double USUAL_LEVEL = 0.95;

  /** Resamples that one task draws into the same array. */
  private static final int BLOCK = 20;

  public Bootstrap {
    if (resamples < 2) {
      throw new IllegalArgumentException("resamples " + resamples + ": must be at least 2");
    }
    if (!(level > 0 && level < 1)) {
      throw new IllegalArgumentException("confidence level " + level + ": must lie in (0, 1)");
    }
  }

  /** 95 % intervals from 1000 resamples. */
  public Bootstrap(Seed seed) {
    this(USUAL_RESAMPLES, USUAL_LEVEL, seed);
  }

  /** How a resample is drawn: counts, all 0 before, become the number of times a row was drawn. */
  @FunctionalInterface
  interface Drawing {
    void draw(RandomStream random, int[] counts);
  }

  /** As many rows as there are, from all of them. */
  static void drawFromAll(RandomStream random, int[] counts) {
    for (int i = 0; i < counts.length; i++) {
      counts[random.nextInt(counts.length)]++;
    }
  }

  /** As many rows as there are in each of two samples, from itself. */
  static Drawing fromEach(int[] first, int[] second) {
    return (random, counts) -> {
      drawFrom(first, random, counts);
      drawFrom(second, random, counts);
    };
  }

  private static void drawFrom(int[] rows, RandomStream random, int[] counts) {
    for (int i = 0; i < rows.length; i++) {
      counts[rows[random.nextInt(rows.length)]]++;
    }
  }

  /** The statistic on every resample, in their order. */
  <T> List<T> replicates(int size, Drawing drawing, Function<int[], T> statistic) {
    int blocks = (resamples + BLOCK - 1) / BLOCK;
    return IntStream.range(0, blocks)
        .parallel()
        .mapToObj(block -> block(block * BLOCK, size, drawing, statistic))
        .flatMap(List::stream)
        .toList();
  }

  private <T> List<T> block(int start, int size, Drawing drawing, Function<int[], T> statistic) {
    int[] counts = new int[size];
    return IntStream.range(start, Math.min(start + BLOCK, resamples))
        .mapToObj(
            resample -> {
              Arrays.fill(counts, 0);
              drawing.draw(seed.child("resample " + resample).random(), counts);
              return statistic.apply(counts);
            })
        .toList();
  }

  /**
   * The interval between the outer quantiles: of the first values the lower, of the second the
   * upper. Values that are undefined on a resample are left out.
   *
   * @param otherwise the interval where a value is defined on no resample
   */
  Interval interval(List<OptionalDouble> lows, List<OptionalDouble> highs, Interval otherwise) {
    double[] low = defined(lows);
    double[] high = defined(highs);
    if (low.length == 0 || high.length == 0) {
      return otherwise;
    }
    double tail = (1 - level) / 2;
    return new Interval(quantile(low, tail), quantile(high, 1 - tail));
  }

  private static double[] defined(List<OptionalDouble> values) {
    return values.stream()
        .filter(OptionalDouble::isPresent)
        .mapToDouble(OptionalDouble::getAsDouble)
        .sorted()
        .toArray();
  }

  /** With straight lines between the order statistics: position q·(n − 1), counted from 0. */
  static double quantile(double[] sorted, double q) {
    double position = q * (sorted.length - 1);
    int below = (int) Math.floor(position);
    int above = Math.min(below + 1, sorted.length - 1);
    return sorted[below] + (position - below) * (sorted[above] - sorted[below]);
  }
}
