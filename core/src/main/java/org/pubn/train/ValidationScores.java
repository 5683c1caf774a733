package org.pubn.train;

import java.util.Arrays;
import org.pubn.calibration.Calibration;
import org.pubn.calibration.PosteriorMap;
import org.pubn.sample.Priors;

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
final class ValidationScores {

  private final Priors priors;
  private final float[] positive;
  private final float[] unlabeled;
  private final float[] negative;

  /**
   * The scores of both samples, in any order.
   *
   * @param pi π
   */
  public ValidationScores(double pi, float[] positive, float[] unlabeled) {
    this(Priors.positive(pi), positive, unlabeled, new float[0]);
  }

  /** The scores of all samples, in any order. */
  ValidationScores(Priors priors, float[] positive, float[] unlabeled, float[] negative) {
    this.priors = priors;
    this.negative = negative.clone();
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
    return Math.min(1, priors.pi() * recall(threshold) / calledPositive(threshold));
  }

  /** Whether there are scores of P and of U. */
  boolean isComplete() {
    return positive.length > 0 && unlabeled.length > 0;
  }

  /** How many scores of P there are. */
  int positiveRows() {
    return positive.length;
  }

  /** How many scores of U there are. */
  int unlabeledRows() {
    return unlabeled.length;
  }

  /** The scores of U, rising. */
  float[] unlabeled() {
    return unlabeled.clone();
  }

  /** How scores become probabilities. */
  PosteriorMap calibration() {
    return Calibration.learn(positive, unlabeled, negative, priors);
  }

  /** The score above which the share π of U lies, or as much as ties allow. */
  double aboveWhichPiLies() {
    int called = (int) Math.round(priors.pi() * unlabeled.length);
    int last = unlabeled.length - 1 - called;
    return last < 0 ? Math.nextDown(unlabeled[0]) : unlabeled[last];
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
