package org.pubn.train;

import java.util.Arrays;

/**
 * Carries scores of one model over to the scale of another by the share of the same unlabeled rows
 * that lie below. A score above all of them becomes the highest of the other model.
 */
final class ScaleTransfer {

  private final float[] from;
  private final float[] to;
  private final float top;

  /**
   * A transfer.
   *
   * @param from scores of rows by the one model
   * @param to scores of the same rows by the other
   * @param top what a score above all of {@code from} becomes
   */
  ScaleTransfer(float[] from, float[] to, float top) {
    this.from = from.clone();
    this.to = to.clone();
    this.top = top;
    Arrays.sort(this.from);
    Arrays.sort(this.to);
  }

  float of(float score) {
    int place = Arrays.binarySearch(from, score);
    int below = place >= 0 ? place : -place - 1;
    if (place < 0 && below == from.length) {
      return top;
    }
    if (place >= 0) {
      return to[below];
    }
    if (below == 0) {
      return to[0];
    }
    double share = ((double) score - from[below - 1]) / ((double) from[below] - from[below - 1]);
    return (float) (to[below - 1] + share * ((double) to[below] - to[below - 1]));
  }
}
