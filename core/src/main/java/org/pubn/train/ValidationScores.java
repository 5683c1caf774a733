package org.pubn.train;

import java.util.Arrays;

/**
 * What scores of P and U examples that were held out tell, with π, about decisions at any
 * threshold, though no label of a U example is known:
 *
 * <pre>
 * recall(t)    = share of P with g &gt; t
 * positive(t)  = share of U with g &gt; t
 * precision(t) = π recall(t) / positive(t)
 * </pre>
 */
public final class ValidationScores {

  private final double pi;
  private final float[] positive;
  private final float[] unlabeled;

  /**
   * The scores of both samples, in any order.
   *
   * @param pi π
   */
  public ValidationScores(double pi, float[] positive, float[] unlabeled) {
    this.pi = pi;
    this.positive = positive.clone();
    this.unlabeled = unlabeled.clone();
    Arrays.sort(this.positive);
    Arrays.sort(this.unlabeled);
  }

  /** The share of P that is called positive. */
  public double recall(double threshold) {
    return (double) above(positive, threshold) / positive.length;
  }

  /** The share of U that is called positive. */
  public double calledPositive(double threshold) {
    return (double) above(unlabeled, threshold) / unlabeled.length;
  }

  /** The estimated precision, at most 1; NaN where neither P nor U is called positive. */
  public double precision(double threshold) {
    return Math.min(1, pi * recall(threshold) / calledPositive(threshold));
  }

  /** How many P examples are called positive. */
  int positivesAbove(double threshold) {
    return above(positive, threshold);
  }

  /** The different scores, rising: between two of them no decision changes. */
  float[] thresholds() {
    float[] all = Arrays.copyOf(positive, positive.length + unlabeled.length);
    System.arraycopy(unlabeled, 0, all, positive.length, unlabeled.length);
    Arrays.sort(all);
    int count = 0;
    for (int i = 0; i < all.length; i++) {
      if (i == 0 || all[i] != all[i - 1]) {
        all[count++] = all[i];
      }
    }
    return Arrays.copyOf(all, count);
  }

  private static int above(float[] sorted, double threshold) {
    int low = 0;
    int high = sorted.length;
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (sorted[middle] > threshold) {
        high = middle;
      } else {
        low = middle + 1;
      }
    }
    return sorted.length - low;
  }
}
