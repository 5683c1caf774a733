package org.pubn.trees;

import org.pubn.data.DenseFeatures;
import org.pubn.engine.Parallel;

/**
 * Scores many rows. A block of rows is turned into bins once, one byte per cell, and goes through
 * tree after tree, so that a tree is in the cache while the block passes. Four rows walk side by
 * side, because a step of one row waits for memory most of the time. Every row sums its trees in
 * their order.
 */
final class BatchScorer {

  /** Large blocks: a forest is larger than the cache, and each block takes it through once. */
  private static final int BLOCK_ROWS = 1 << 16;

  private static final int BLOCK_CELLS = 1 << 22;
  private static final int LEAST_ROWS = 1 << 10;

  /** Writes the bins of a range of rows. */
  private interface RowBins {
    void write(int row, int count, byte[] codes);
  }

  private final Trees trees;
  private final int columns;

  BatchScorer(Trees trees) {
    this.trees = trees;
    this.columns = trees.columns();
  }

  double[] scores(float[] rows, int threads) {
    if (rows.length % columns != 0) {
      throw new IllegalArgumentException(
          rows.length + " values: not a multiple of " + columns + " columns");
    }
    RowBins bins = (row, count, codes) -> trees.bins().encode(rows, row * columns, count, codes, 0);
    return scores(rows.length / columns, threads, bins);
  }

  double[] scores(float[][] rows, int threads) {
    RowBins bins =
        (row, count, codes) -> {
          for (int i = 0; i < count; i++) {
            checkColumns(rows[row + i].length);
            trees.bins().encode(rows[row + i], 0, 1, codes, i * columns);
          }
        };
    return scores(rows.length, threads, bins);
  }

  double[] scores(DenseFeatures features, int threads) {
    checkColumns(features.columns());
    RowBins bins =
        (row, count, codes) -> {
          float[] values = new float[columns];
          for (int i = 0; i < count; i++) {
            features.copyRow(row + i, values, 0);
            trees.bins().encode(values, 0, 1, codes, i * columns);
          }
        };
    return scores(features.rows(), threads, bins);
  }

  double[] scores(BinnedRows rows, int threads) {
    RowBins bins =
        (row, count, codes) -> {
          for (int i = 0; i < count; i++) {
            for (int c = 0; c < columns; c++) {
              codes[i * columns + c] = rows.codes(c)[row + i];
            }
          }
        };
    return scores(rows.rows(), threads, bins);
  }

  private void checkColumns(int length) {
    if (length != columns) {
      throw new IllegalArgumentException(
          "a row of " + length + " values: must be " + columns + ", one per column");
    }
  }

  private double[] scores(int rows, int threads, RowBins bins) {
    double[] scores = new double[rows];
    int most = Math.max(1, Math.min(BLOCK_ROWS, BLOCK_CELLS / columns));
    // Some blocks for every thread, so that none waits long for the last.
    int size = Math.max(Math.min(most, LEAST_ROWS), Math.min(most, rows / (4 * threads)));
    Parallel.share(
        (rows + size - 1) / size,
        threads,
        () -> {
          byte[] codes = new byte[size * columns];
          return block -> {
            int from = block * size;
            int length = Math.min(size, rows - from);
            bins.write(from, length, codes);
            score(codes, length, scores, from);
          };
        });
    return scores;
  }

  private void score(byte[] codes, int length, double[] scores, int from) {
    for (int t = 0; t < trees.count(); t++) {
      Tree tree = trees.raw(t);
      int together = tree.hasCategories() ? 0 : length - length % 4;
      for (int i = 0; i < together; i += 4) {
        addFour(tree, codes, i * columns, columns, scores, from + i);
      }
      for (int i = together; i < length; i++) {
        scores[from + i] += tree.value(tree.leaf(codes, i * columns));
      }
    }
    for (int i = from; i < from + length; i++) {
      scores[i] = trees.base() + trees.scale() * scores[i];
    }
  }

  /** Adds the leaf values of four rows; a row that has arrived stays where it is. */
  private static void addFour(
      Tree tree, byte[] codes, int offset, int columns, double[] scores, int at) {
    long[] nodes = tree.nodes();
    int offset1 = offset + columns;
    int offset2 = offset1 + columns;
    int offset3 = offset2 + columns;
    int place0 = 0;
    int place1 = 0;
    int place2 = 0;
    int place3 = 0;
    int moved;
    do {
      int next0 = step(nodes, codes, offset, place0);
      int next1 = step(nodes, codes, offset1, place1);
      int next2 = step(nodes, codes, offset2, place2);
      int next3 = step(nodes, codes, offset3, place3);
      moved = (next0 ^ place0) | (next1 ^ place1) | (next2 ^ place2) | (next3 ^ place3);
      place0 = next0;
      place1 = next1;
      place2 = next2;
      place3 = next3;
    } while (moved != 0);
    scores[at] += tree.value(place0);
    scores[at + 1] += tree.value(place1);
    scores[at + 2] += tree.value(place2);
    scores[at + 3] += tree.value(place3);
  }

  private static int step(long[] nodes, byte[] codes, int offset, int place) {
    long word = nodes[place];
    return Node.left(word) + Node.right(word, codes[offset + Node.column(word)] & 0xff);
  }
}
