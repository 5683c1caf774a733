package org.pubn.trees;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.pubn.engine.Parallel;
import org.pubn.random.RandomStream;
import org.pubn.random.Seed;

/**
 * Looks at rows, one after another, and decides on bins: as many rows as possible of each column in
 * each bin. Of a long table it keeps a uniform sample. Its memory is bounded.
 *
 * <pre>{@code
 * BinLearner learner = new BinLearner(2, Set.of(1), 255, seed);
 * rows.forEach(learner::add);
 * Bins bins = learner.bins(threads);
 * }</pre>
 */
public final class BinLearner {

  private static final int SAMPLE_ROWS = 200_000;
  private static final int SAMPLE_CELLS = 1 << 26;

  private final int columns;
  private final Set<Integer> categorical;
  private final int maxBins;
  private final int capacity;
  private final RandomStream random;
  private float[] sample;
  private int kept;
  private long seen;

  /**
   * A learner that has seen nothing.
   *
   * @param columns the length of a row
   * @param categorical the columns whose values are categories; the rest are numbers
   * @param maxBins at most so many bins per column, 2 … 255; categories beyond the most frequent
   *     ones get none and count as missing
   * @param seed of the sample
   */
  public BinLearner(int columns, Set<Integer> categorical, int maxBins, Seed seed) {
    if (columns < 1 || columns > Bins.MAX_COLUMNS) {
      throw new IllegalArgumentException(
          "columns " + columns + ": must lie between 1 and " + Bins.MAX_COLUMNS);
    }
    if (maxBins < 2 || maxBins > ColumnBins.MAX_BINS) {
      throw new IllegalArgumentException("bins " + maxBins + ": must lie between 2 and 255");
    }
    for (int column : categorical) {
      if (column < 0 || column >= columns) {
        throw new IllegalArgumentException(
            "column " + column + " of categories: there are " + columns + " columns");
      }
    }
    this.columns = columns;
    this.categorical = Set.copyOf(categorical);
    this.maxBins = maxBins;
    this.capacity = Math.max(1000, Math.min(SAMPLE_ROWS, SAMPLE_CELLS / columns));
    this.random = seed.child("bins").random();
    this.sample = new float[columns * Math.min(capacity, 64)];
  }

  /** Looks at a row; NaN is a missing value. */
  public void add(float... row) {
    add(row, 0);
  }

  /** Looks at the row that starts at {@code offset}. */
  public void add(float[] rows, int offset) {
    seen++;
    if (kept < capacity) {
      if ((kept + 1) * columns > sample.length) {
        int larger = Math.min(capacity, 2 * kept);
        sample = Arrays.copyOf(sample, larger * columns);
      }
      System.arraycopy(rows, offset, sample, kept++ * columns, columns);
      return;
    }
    // Reservoir sampling: the i-th row replaces one of the kept with probability capacity/i.
    long place = (long) (random.nextDouble() * seen);
    if (place < capacity) {
      System.arraycopy(rows, offset, sample, (int) place * columns, columns);
    }
  }

  /** Bins for the rows seen. */
  public Bins bins(int threads) {
    ColumnBins[] bins = new ColumnBins[columns];
    Parallel.share(
        columns,
        threads,
        () -> {
          float[] values = new float[kept];
          return column -> bins[column] = bins(column, values);
        });
    return Bins.of(List.of(bins));
  }

  private ColumnBins bins(int column, float[] values) {
    int present = 0;
    for (int r = 0; r < kept; r++) {
      float value = sample[r * columns + column];
      if (!Float.isNaN(value)) {
        // Adding zero turns −0 into 0, which sorting would hold apart.
        values[present++] = value + 0f;
      }
    }
    Arrays.sort(values, 0, present);
    return categorical.contains(column)
        ? CategoryRanking.mostFrequent(values, present, maxBins)
        : Quantiles.bins(values, present, maxBins);
  }
}
