package org.pubn.stats;

import java.util.Arrays;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import org.pubn.data.InputException;
import org.pubn.numbers.Quantiles;
import org.pubn.numbers.Require;
import org.pubn.random.RandomStream;
import org.pubn.random.Seed;

/**
 * Percentile bootstrap intervals (Efron, 1979): a statistic is computed again on resamples, drawn
 * with replacement and as large as the sample, and the interval holds the middle {@code level} of
 * the values.
 *
 * <p>Every resample has a seed of its own, so the number of threads changes nothing, and two
 * statistics that are bootstrapped with equal seeds see the same resamples.
 *
 * <p>An interval says how much the value would vary with another sample of the same size. It knows
 * nothing of what no row shows: where no negative was called positive, the interval of the false
 * positive rate is the point 0.
 *
 * @param resamples how many resamples
 * @param level the confidence, such as 0.95
 * @param seed the source of the resamples
 * @param name what the seeds of the resamples are called, before their number
 */
public record Bootstrap(int resamples, double level, Seed seed, String name) {

  private static final int MOST_RESAMPLES = 1_000_000;
  private static final int USUAL_RESAMPLES = 1000;
  private static final double USUAL_LEVEL = 0.95;

  /** Resamples that one task draws into the same array. */
  private static final int BLOCK = 20;

  public Bootstrap {
    Require.atLeast(2, "resamples", resamples);
    if (resamples > MOST_RESAMPLES) {
      throw new InputException("resamples " + resamples + ": must be at most " + MOST_RESAMPLES);
    }
    Require.properShare("confidence level", level);
  }

  /** With the usual name. */
  public Bootstrap(int resamples, double level, Seed seed) {
    this(resamples, level, seed, "resample");
  }

  /** 95 % intervals from 1000 resamples. */
  public Bootstrap(Seed seed) {
    this(USUAL_RESAMPLES, USUAL_LEVEL, seed);
  }

  /** The source of the draws of one resample. */
  public RandomStream random(int resample) {
    return seed.child(name + " " + resample).random();
  }

  /** The statistic of every resample, in their order. */
  public double[] replicates(ToDoubleFunction<RandomStream> statistic) {
    return IntStream.range(0, resamples)
        .mapToDouble(i -> statistic.applyAsDouble(random(i)))
        .toArray();
  }

  /** As many rows as there are, from all of them. */
  public static void drawFromAll(RandomStream random, int[] counts) {
    for (int i = 0; i < counts.length; i++) {
      counts[random.nextInt(counts.length)]++;
    }
  }

  /** As many rows as there are in each of two samples, from itself. */
  public static BiConsumer<RandomStream, int[]> fromEach(int[] first, int[] second) {
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

  /**
   * The statistic of every resample, in their order, on the threads of the common pool. A resample
   * is how often each row was drawn, so that rows that were sorted once stay sorted.
   *
   * @param drawing draws a resample: counts, all 0 before, become the number of times a row was
   *     drawn
   */
  public <T> List<T> replicates(
      int size, BiConsumer<RandomStream, int[]> drawing, Function<int[], T> statistic) {
    int blocks = (resamples + BLOCK - 1) / BLOCK;
    return IntStream.range(0, blocks)
        .parallel()
        .mapToObj(block -> block(block * BLOCK, size, drawing, statistic))
        .flatMap(List::stream)
        .toList();
  }

  private <T> List<T> block(
      int start, int size, BiConsumer<RandomStream, int[]> drawing, Function<int[], T> statistic) {
    int[] counts = new int[size];
    return IntStream.range(start, Math.min(start + BLOCK, resamples))
        .mapToObj(
            resample -> {
              Arrays.fill(counts, 0);
              drawing.accept(random(resample), counts);
              return statistic.apply(counts);
            })
        .toList();
  }

  /** The value below which (1 − level) / 2 of the replicates lie. */
  public double low(double[] replicates) {
    return Quantiles.of(sorted(replicates), (1 - level) / 2);
  }

  /** The value above which (1 − level) / 2 of the replicates lie. */
  public double high(double[] replicates) {
    return Quantiles.of(sorted(replicates), (1 + level) / 2);
  }

  /** The interval between the outer quantiles of replicates, at least one. */
  public Interval interval(double[] replicates) {
    return new Interval(low(replicates), high(replicates));
  }

  /**
   * The interval of a statistic that is an interval itself: from the lower quantile of the low ends
   * to the upper quantile of the high ends, at least one.
   */
  public Interval envelope(List<Interval> replicates) {
    return new Interval(
        low(replicates.stream().mapToDouble(Interval::low).toArray()),
        high(replicates.stream().mapToDouble(Interval::high).toArray()));
  }

  private static double[] sorted(double[] values) {
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    return sorted;
  }
}
