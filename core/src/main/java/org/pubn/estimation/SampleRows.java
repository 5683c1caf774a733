package org.pubn.estimation;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.pubn.data.DenseFeatures;
import org.pubn.data.Features;
import org.pubn.data.SparseFeatures;
import org.pubn.numbers.Quantiles;
import org.pubn.random.Seed;

/** Rows as plain numbers, for methods that compare every row with every other. */
final class SampleRows {

  private SampleRows() {}

  /** The rows, or a random choice of so many of them. */
  static Features atMost(int count, Features features, Seed seed) {
    if (features.rows() <= count) {
      return features;
    }
    int[] rows = IntStream.range(0, features.rows()).toArray();
    seed.random().shuffleFirst(rows, count);
    return features.select(Arrays.copyOf(rows, count));
  }

  /** The numbers of all rows, or of a random choice of so many of them, rising. */
  static int[] atMost(int count, int all, Seed seed) {
    int[] rows = IntStream.range(0, all).toArray();
    if (all > count) {
      seed.random().shuffleFirst(rows, count);
      rows = Arrays.copyOf(rows, count);
      Arrays.sort(rows);
    }
    return rows;
  }

  /** Squared Euclidean distances, row i of the first table to row j of the second at [i][j]. */
  static double[][] squaredDistances(Features first, Features second) {
    float[][] a = dense(first);
    float[][] b = dense(second);
    double[][] distances = new double[a.length][b.length];
    IntStream.range(0, a.length)
        .forEach(i -> Arrays.setAll(distances[i], j -> squaredDistance(a[i], b[j])));
    return distances;
  }

  private static double squaredDistance(float[] a, float[] b) {
    // Four sums, so that the additions need not wait for each other.
    double s0 = 0;
    double s1 = 0;
    double s2 = 0;
    double s3 = 0;
    int i = 0;
    for (; i + 4 <= a.length; i += 4) {
      double d0 = a[i] - b[i];
      double d1 = a[i + 1] - b[i + 1];
      double d2 = a[i + 2] - b[i + 2];
      double d3 = a[i + 3] - b[i + 3];
      s0 += d0 * d0;
      s1 += d1 * d1;
      s2 += d2 * d2;
      s3 += d3 * d3;
    }
    for (; i < a.length; i++) {
      double d = a[i] - b[i];
      s0 += d * d;
    }
    return (s0 + s1) + (s2 + s3);
  }

  private static float[][] dense(Features features) {
    float[][] rows = new float[features.rows()][features.columns()];
    if (features instanceof DenseFeatures dense) {
      for (int row = 0; row < rows.length; row++) {
        dense.copyRow(row, rows[row], 0);
      }
    } else {
      scatter((SparseFeatures) features, rows);
    }
    return rows;
  }

  private static void scatter(SparseFeatures features, float[][] rows) {
    int[] columns = new int[features.maxCells()];
    float[] values = new float[columns.length];
    for (int row = 0; row < rows.length; row++) {
      int cells = features.copyRow(row, columns, values, 0);
      for (int i = 0; i < cells; i++) {
        rows[row][columns[i]] = values[i];
      }
    }
  }

  /** The median of all entries. */
  static double median(double[][] entries) {
    return Quantiles.median(
        Arrays.stream(entries).flatMapToDouble(Arrays::stream).sorted().toArray());
  }
}
