package org.pubn.estimation;

import java.util.Locale;
import org.pubn.sample.Role;
import org.pubn.stats.Bootstrap;

/**
 * Whether P and the rest of U overlap so much that no estimator can tell π. All of them look for
 * rows that can only be positive. There are none, as far as the samples show, where
 *
 * <ul>
 *   <li>the area under the ROC curve of positives against negatives, (A − π̂/2) / (1 − π̂) with A
 *       that of P against U, is below 0.9, though π̂ is rather too large, which raises it; or
 *   <li>the ratio q̂_U / q̂_P still falls at the top: at the highest tenth of P it is lower than at
 *       the highest third, by more than 2.5 standard deviations of the difference in replicates.
 * </ul>
 *
 * Both limits were chosen on Gaussian mixtures and MNIST: with means one standard deviation apart
 * the area is about 0.83, two apart 0.93, four apart 1.
 *
 * @param auc that of positives against negatives, if π̂ is right
 * @param falls whether the ratio still falls at the top
 */
record Overlap(double auc, boolean falls) {

  private static final double LEAST_AUC = 0.9;

  /** With fewer negatives left, the area is all chance. */
  private static final double MOST_PI = 0.9;

  private static final double TOP = 0.1;
  private static final double ERRORS = 2.5;

  /**
   * Looks for both signs.
   *
   * @param tails under a classifier of P against U
   * @param pi π̂
   */
  static Overlap of(Tails tails, double pi, Bootstrap bootstrap) {
    double[] replicates = bootstrap.replicates(random -> fall(tails.resampled(random)));
    double auc = pi <= MOST_PI ? (auc(tails) - pi / 2) / (1 - pi) : 1;
    return new Overlap(auc, fall(tails) > ERRORS * deviation(replicates));
  }

  /** Whether either sign is there. */
  boolean isStrong() {
    return auc < LEAST_AUC || falls;
  }

  /** In words; only where it is strong. */
  String sentence(double high) {
    String sign =
        auc < LEAST_AUC
            ? String.format(
                Locale.ROOT,
                "positives can be told from negatives only with an AUC of about %.2f",
                Math.max(0.5, auc))
            : "the share of other rows still falls among the very highest scores";
    return String.format(
        Locale.ROOT,
        "The classes overlap so much that the prior cannot be told: %s, so perhaps "
            + "no row is certainly positive, and any prior from 0 to %.3f is possible. "
            + "Label some unlabeled rows and count, or give the prior or a range of it.",
        sign,
        high);
  }

  /** How much higher the ratio is at the highest third of P than at the highest tenth. */
  private static double fall(Tails tails) {
    return TailIntervals.ratioAt(tails, TailIntervals.PURER) - TailIntervals.ratioAt(tails, TOP);
  }

  /** A: how often an example of P scores above one of U, equal scores counted half. */
  static double auc(Tails tails) {
    double area = 0;
    double positives = 0;
    double unlabeled = 0;
    for (int i = 0; i < tails.thresholds(); i++) {
      double morePositives = tails.fraction(Role.POSITIVE, i);
      double moreUnlabeled = tails.fraction(Role.UNLABELED, i);
      area += (morePositives - positives) * (1 - (unlabeled + moreUnlabeled) / 2);
      positives = morePositives;
      unlabeled = moreUnlabeled;
    }
    return area;
  }

  private static double deviation(double[] values) {
    double sum = 0;
    for (double value : values) {
      sum += value;
    }
    double mean = sum / values.length;
    double squares = 0;
    for (double value : values) {
      squares += (value - mean) * (value - mean);
    }
    return Math.sqrt(squares / (values.length - 1));
  }
}
