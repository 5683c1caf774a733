package org.pubn.trees;

import java.util.Arrays;
import java.util.Comparator;
import java.util.Set;
import java.util.stream.IntStream;
import org.pubn.random.RandomStream;
import org.pubn.random.Seed;

/** Made-up tables for the tests. */
final class Made {

  final float[][] rows;
  final float[] labels;

  private Made(float[][] rows, float[] labels) {
    this.rows = rows;
    this.labels = labels;
  }

  /** Labels hang on two columns and noise; the other columns mean nothing. */
  static Made noisy(int count, int columns, long seed) {
    RandomStream random = new Seed(seed).random();
    float[][] rows = new float[count][columns];
    float[] labels = new float[count];
    for (int i = 0; i < count; i++) {
      for (int c = 0; c < columns; c++) {
        rows[i][c] = random.nextFloat() * 2 - 1;
      }
      double score = rows[i][0] + rows[i][1] * rows[i][1] - 0.3 + (random.nextFloat() - 0.5);
      labels[i] = score > 0 ? 1 : 0;
    }
    return new Made(rows, labels);
  }

  /** A share of all cells becomes missing, and column 2 a category of five. */
  Made withGapsAndCategories() {
    RandomStream random = new Seed(99).random();
    float[][] changed = new float[rows.length][];
    for (int i = 0; i < rows.length; i++) {
      changed[i] = rows[i].clone();
      changed[i][2] = Math.round(2 * rows[i][2]) + 2;
      for (int c = 0; c < changed[i].length; c++) {
        changed[i][c] = random.nextFloat() < 0.1 ? Float.NaN : changed[i][c];
      }
    }
    return new Made(changed, labels);
  }

  BinnedRows binned(Integer... categorical) {
    return BinnedRows.learn(rows, Set.of(categorical), 1, new Seed(5));
  }

  /** A column of numbers, one row each. */
  static BinnedRows column(float... values) {
    float[][] rows = new float[values.length][];
    Arrays.setAll(rows, i -> new float[] {values[i]});
    return BinnedRows.learn(rows, Set.of(), 1, new Seed(0));
  }

  /** A column of categories, one row each. */
  static BinnedRows categories(float... values) {
    float[][] rows = new float[values.length][];
    Arrays.setAll(rows, i -> new float[] {values[i]});
    return BinnedRows.learn(rows, Set.of(0), 1, new Seed(0));
  }

  static double auc(double[] scores, float[] labels) {
    Integer[] order = IntStream.range(0, scores.length).boxed().toArray(Integer[]::new);
    Arrays.sort(order, Comparator.comparingDouble(i -> scores[i]));
    double above = 0;
    double positives = 0;
    int start = 0;
    while (start < order.length) {
      int end = start;
      int tied = 0;
      while (end < order.length && scores[order[end]] == scores[order[start]]) {
        tied += labels[order[end++]] > 0.5 ? 1 : 0;
      }
      above += tied * (start + end + 1) / 2.0;
      positives += tied;
      start = end;
    }
    double negatives = order.length - positives;
    return (above - positives * (positives + 1) / 2) / (positives * negatives);
  }
}
