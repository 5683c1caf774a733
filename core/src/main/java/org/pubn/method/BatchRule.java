package org.pubn.method;

import org.pubn.learn.BatchSizes;
import org.pubn.learn.Optimisation;
import org.pubn.sample.PubnSamples;
import org.pubn.settings.Setting;

/**
 * The sizes of mini-batches for samples of any size. The paper takes 10 P, 10 bN and 120 U from
 * 500, 500 and 6000; this rule gives the same there, and elsewhere
 *
 * <pre>
 * b_P  = max(⌈n_P / 100⌉, min(10, ⌊n_P / 20⌋), 1)    20 to 100 steps in an epoch
 * b_bN = b_P                                         at most n_bN
 * b_U  = max(120, min(12 b_P, ⌈n_U / steps⌉))         at most n_U
 * </pre>
 *
 * <p>so that an epoch over 100,000 positives is a hundred steps, not ten thousand, and does not
 * draw more from a large U than U has. For few positives b_U stays at 120, as the mean over U is
 * the noisiest term.
 */
public final class BatchRule {

  private static final int MOST_STEPS = 100;
  private static final int LEAST_STEPS = 20;
  private static final int USUAL_POSITIVE = 10;
  private static final int USUAL_UNLABELED = 120;
  private static final int UNLABELED_PER_POSITIVE = USUAL_UNLABELED / USUAL_POSITIVE;

  private BatchRule() {}

  static BatchSizes sizes(int positive, int negative, int unlabeled) {
    int batch =
        Math.max(
            ceil(positive, MOST_STEPS),
            Math.max(1, Math.min(USUAL_POSITIVE, positive / LEAST_STEPS)));
    int steps = ceil(positive, batch);
    int ofUnlabeled =
        Math.max(USUAL_UNLABELED, Math.min(UNLABELED_PER_POSITIVE * batch, ceil(unlabeled, steps)));
    return new BatchSizes(
        batch, Math.max(1, Math.min(batch, negative)), Math.min(ofUnlabeled, unlabeled));
  }

  private static int ceil(int dividend, int divisor) {
    return (dividend + divisor - 1) / divisor;
  }

  /**
   * The paper's optimisation with these mini-batches; the learning rate is set by whoever uses it.
   */
  public static Optimisation optimisation(PubnSamples training, int epochs) {
    return Optimisation.ofRate(Setting.RATE.grid().get(0))
        .withEpochs(epochs)
        .withBatches(
            sizes(
                training.positive().rows(),
                training.negative().rows(),
                training.unlabeled().rows()));
  }
}
