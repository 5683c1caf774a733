package org.pubn.train;

import java.util.Arrays;

/**
 * The area under the ROC curve of two samples: the probability that a score of the first exceeds
 * one of the second, a tie counting half.
 *
 * @param value the area
 * @param deviation its standard deviation if the samples came from one distribution: √((m + n + 1)
 *     / (12 m n))
 */
record Auc(double value, double deviation) {

  static Auc of(float[] first, float[] second) {
    float[] sorted = second.clone();
    Arrays.sort(sorted);
    double wins = 0;
    for (float score : first) {
      wins += 0.5 * (countBelow(sorted, score, false) + countBelow(sorted, score, true));
    }
    double m = first.length;
    double n = second.length;
    return new Auc(wins / (m * n), Math.sqrt((m + n + 1) / (12 * m * n)));
  }

  /** How many values are less than the limit, or equal to it where that counts. */
  private static int countBelow(float[] sorted, float limit, boolean orEqual) {
    int low = 0;
    int high = sorted.length;
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (sorted[middle] < limit || (orEqual && sorted[middle] == limit)) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }
}
