package org.pubn.numbers;

import java.util.Arrays;

/**
 * The area under the ROC curve of two samples: the probability that a score of the first exceeds
 * one of the second, a tie counting half (Mann and Whitney, 1947).
 *
 * @param value the area
 * @param deviation its standard deviation if the samples came from one distribution
 */
public record Auc(double value, double deviation) {

  /**
   * The area of two samples.
   *
   * @throws IllegalArgumentException if a sample has no score, or a score is NaN
   */
  public static Auc of(float[] first, float[] second) {
    float[] above = sorted(first);
    float[] below = sorted(second);
    TiedPairs pairs = new TiedPairs();
    int i = 0;
    int j = 0;
    while (i < above.length || j < below.length) {
      boolean belowIsNext = i == above.length || (j < below.length && below[j] < above[i]);
      float score = belowIsNext ? below[j] : above[i];
      for (; j < below.length && below[j] == score; j++) {
        pairs.add(1, 0);
      }
      for (; i < above.length && above[i] == score; i++) {
        pairs.add(0, 1);
      }
      pairs.nextScore();
    }
    return new Auc(
        pairs.count() / ((double) first.length * second.length),
        deviation(first.length, second.length));
  }

  private static float[] sorted(float[] scores) {
    float[] sorted = scores.clone();
    Arrays.sort(sorted);
    // NaN is sorted behind all numbers.
    if (sorted.length == 0 || Float.isNaN(sorted[sorted.length - 1])) {
      throw new IllegalArgumentException("scores: must be one or more, and numbers");
    }
    return sorted;
  }

  /** √((m + n + 1) / (12 m n)): the deviation for m and n rows of one distribution. */
  public static double deviation(int m, int n) {
    return Math.sqrt((m + n + 1.0) / (12.0 * m * n));
  }
}
