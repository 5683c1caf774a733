package org.pubn.sample;

import java.util.Arrays;
import org.pubn.random.Seed;

/**
 * Rows drawn by their weights, as many as there are. Of a row with the weight w, where the mean
 * weight is one, stand ⌊w⌋ or ⌈w⌉ in the draw, w on average: systematic resampling, with a random
 * start and the rows in a random order. A mean over the draw has the weighted mean as its
 * expectation, whatever is averaged; so nothing behind it needs to know of weights.
 */
public final class WeightedDraw {

  private WeightedDraw() {}

  /**
   * Draws.
   *
   * @param weights positive numbers
   * @return rows, rising; one may stand there several times or not at all
   */
  public static int[] of(double[] weights, Seed seed) {
    int count = weights.length;
    int[] order = new int[count];
    Arrays.setAll(order, row -> row);
    var random = seed.random();
    random.shuffle(order);
    double step = Arrays.stream(weights).sum() / count;
    double start = random.nextDouble();
    int[] drawn = new int[count];
    int next = 0;
    double reached = 0;
    for (int row : order) {
      reached += weights[row];
      while (next < count && (start + next) * step < reached) {
        drawn[next++] = row;
      }
    }
    // What rounding leaves over.
    while (next < count) {
      drawn[next++] = order[count - 1];
    }
    Arrays.sort(drawn);
    return drawn;
  }

  /** (Σ w)² / Σ w²: so many rows of equal weight tell as much. */
  public static double effectiveSize(double[] weights) {
    double sum = 0;
    double squares = 0;
    for (double weight : weights) {
      sum += weight;
      squares += weight * weight;
    }
    return sum * sum / squares;
  }
}
