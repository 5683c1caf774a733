package org.pubn.trees;

import java.util.Arrays;
import java.util.Objects;
import java.util.Set;
import org.pubn.data.DenseFeatures;
import org.pubn.engine.Parallel;
import org.pubn.random.Seed;

/**
 * Rows as bins, column after column, one byte per cell. What trees are grown on; any number of
 * trainings share it, whatever rows they use. Immutable.
 */
public final class BinnedRows {

  private static final int BLOCK = 1 << 12;

  /** Copies the values of a row. */
  private interface RowCopy {
    void copy(int row, float[] target);
  }

  private final Bins bins;
  private final int rows;
  private final byte[][] columns;
  private final boolean[] missing;

  private BinnedRows(Bins bins, int rows, byte[][] columns) {
    this.bins = bins;
    this.rows = rows;
    this.columns = columns;
    this.missing = new boolean[columns.length];
    for (int c = 0; c < columns.length; c++) {
      for (int r = 0; r < rows && !missing[c]; r++) {
        missing[c] = (columns[c][r] & 0xff) == ColumnBins.MISSING;
      }
    }
  }

  /** Rows in memory, with bins learned from them. */
  public static BinnedRows learn(float[][] rows, Set<Integer> categorical, int threads, Seed seed) {
    if (rows.length == 0) {
      throw new IllegalArgumentException("no rows: there is nothing to learn bins from");
    }
    BinLearner learner = new BinLearner(rows[0].length, categorical, ColumnBins.MAX_BINS, seed);
    for (float[] row : rows) {
      checkLength(row, rows[0].length);
      learner.add(row);
    }
    return of(learner.bins(threads), rows, threads);
  }

  /** Rows in memory, with given bins. */
  public static BinnedRows of(Bins bins, float[][] rows, int threads) {
    return encode(
        bins,
        rows.length,
        threads,
        (row, target) -> {
          checkLength(rows[row], target.length);
          System.arraycopy(rows[row], 0, target, 0, target.length);
        });
  }

  /** Features, with bins learned from them; no column is categorical. */
  public static BinnedRows learn(DenseFeatures features, int threads, Seed seed) {
    BinLearner learner = new BinLearner(features.columns(), Set.of(), ColumnBins.MAX_BINS, seed);
    float[] row = new float[features.columns()];
    for (int r = 0; r < features.rows(); r++) {
      features.copyRow(r, row, 0);
      learner.add(row);
    }
    return of(learner.bins(threads), features, threads);
  }

  /** Features, with given bins. */
  public static BinnedRows of(Bins bins, DenseFeatures features, int threads) {
    if (features.columns() != bins.columns()) {
      throw new IllegalArgumentException(
          features.columns() + " columns: must be " + bins.columns());
    }
    return encode(
        bins, features.rows(), threads, (row, target) -> features.copyRow(row, target, 0));
  }

  private static BinnedRows encode(Bins bins, int rows, int threads, RowCopy copy) {
    byte[][] codes = new byte[bins.columns()][rows];
    Parallel.share(
        (rows + BLOCK - 1) / BLOCK,
        threads,
        () -> {
          float[] values = new float[bins.columns()];
          return block -> {
            for (int r = block * BLOCK; r < Math.min(rows, (block + 1) * BLOCK); r++) {
              copy.copy(r, values);
              for (int c = 0; c < codes.length; c++) {
                codes[c][r] = (byte) bins.column(c).bin(values[c]);
              }
            }
          };
        });
    return new BinnedRows(bins, rows, codes);
  }

  /** Columns in memory, each with a value per row, with given bins. */
  public static BinnedRows ofColumns(Bins bins, float[][] columns) {
    checkLength(columns, bins.columns());
    byte[][] codes = new byte[columns.length][];
    for (int c = 0; c < columns.length; c++) {
      if (columns[c].length != columns[0].length) {
        throw new IllegalArgumentException(
            "column " + c + " has " + columns[c].length + " values: must be " + columns[0].length);
      }
      ColumnBins column = bins.column(c);
      codes[c] = new byte[columns[c].length];
      for (int r = 0; r < codes[c].length; r++) {
        codes[c][r] = (byte) column.bin(columns[c][r]);
      }
    }
    return new BinnedRows(bins, codes[0].length, codes);
  }

  /** The same with some of the rows once more behind the last. */
  BinnedRows andAgain(int from, int to) {
    byte[][] longer = new byte[columns.length][];
    for (int c = 0; c < longer.length; c++) {
      longer[c] = Arrays.copyOf(columns[c], rows + to - from);
      System.arraycopy(columns[c], from, longer[c], rows, to - from);
    }
    return new BinnedRows(bins, rows + to - from, longer);
  }

  private static void checkLength(float[] row, int columns) {
    if (row.length != columns) {
      throw new IllegalArgumentException(
          "a row of " + row.length + " values: must be " + columns + ", one per column");
    }
  }

  private static void checkLength(float[][] table, int columns) {
    if (table.length != columns) {
      throw new IllegalArgumentException(table.length + " columns: must be " + columns);
    }
  }

  /** The bins of the columns. */
  public Bins bins() {
    return bins;
  }

  /** The number of rows. */
  public int rows() {
    return rows;
  }

  /** The number of columns. */
  public int columns() {
    return columns.length;
  }

  /** The bin of a cell, 0 … 254, or {@link ColumnBins#MISSING}. */
  public int bin(int row, int column) {
    Objects.checkIndex(row, rows);
    return columns[column][row] & 0xff;
  }

  /** The bins of a column; not to be changed. */
  byte[] codes(int column) {
    return columns[column];
  }

  /** Whether a column has missing cells. */
  boolean hasMissing(int column) {
    return missing[column];
  }

  /** Takes rows one after another, so that the table of numbers need not be in memory. */
  public static final class Builder {

    private final Bins bins;
    private final byte[][] columns;
    private int capacity;
    private int rows;

    /**
     * An empty table.
     *
     * @param expectedRows memory is set aside for so many rows; more may come
     */
    public Builder(Bins bins, int expectedRows) {
      this.bins = bins;
      this.capacity = Math.max(16, expectedRows);
      this.columns = new byte[bins.columns()][capacity];
    }

    /** Adds a row; NaN is a missing value. */
    public void add(float... row) {
      checkLength(row, bins.columns());
      add(row, 0);
    }

    /** Adds the row that starts at {@code offset}. */
    public void add(float[] values, int offset) {
      if (rows == capacity) {
        capacity = (int) Math.min(Integer.MAX_VALUE - 8, capacity * 3L / 2);
        for (int c = 0; c < columns.length; c++) {
          columns[c] = Arrays.copyOf(columns[c], capacity);
        }
      }
      for (int c = 0; c < columns.length; c++) {
        columns[c][rows] = (byte) bins.column(c).bin(values[offset + c]);
      }
      rows++;
    }

    /** The rows added so far; the builder is not to be used again. */
    public BinnedRows build() {
      return new BinnedRows(bins, rows, columns);
    }
  }
}
