package org.pubn.train;

import java.util.Arrays;
import org.pubn.calibration.PosteriorMap;
import org.pubn.sample.Priors;
import org.pubn.sample.Role;

/**
 * The Brier loss of calibrated posteriors φ, from rows of P and U without a label:
 *
 * <pre>E[(φ − y)²] = π − 2π E_P[φ] + E_U[φ²]        as E[φ y] = π E_P[φ]</pre>
 *
 * <p>It is a proper score: the true posterior has the least. It counts the order of the scores and
 * how far calibrated probabilities can be trusted at once, and it is a sum of means over rows, so
 * that the difference of two models on the same rows has a standard error. φ of a row comes from
 * calibration on other folds.
 */
final class BrierTerms {

  private final double pi;

  /** −2πφ of every row of P. */
  private final double[] positive;

  /** φ² of every row of U. */
  private final double[] unlabeled;

  private BrierTerms(double pi, double[] positive, double[] unlabeled) {
    this.pi = pi;
    this.positive = positive;
    this.unlabeled = unlabeled;
  }

  /** No fold. */
  static final int NONE = -1;

  /** A number that was estimated, and the deviation of its estimate. */
  record Estimated(double value, double deviation) {}

  /** The terms of rows that are not in one fold, which has no part in calibration either. */
  static BrierTerms of(HonestScores scores, Priors priors, int without) {
    double[] ofPositive = posteriors(scores, priors, without, Role.POSITIVE);
    double[] ofUnlabeled = posteriors(scores, priors, without, Role.UNLABELED);
    for (int i = 0; i < ofPositive.length; i++) {
      ofPositive[i] *= -2 * priors.pi();
    }
    for (int i = 0; i < ofUnlabeled.length; i++) {
      ofUnlabeled[i] *= ofUnlabeled[i];
    }
    return new BrierTerms(priors.pi(), ofPositive, ofUnlabeled);
  }

  private static double[] posteriors(HonestScores scores, Priors priors, int without, Role role) {
    PosteriorMap[] maps = new PosteriorMap[ReplayedChoice.FOLDS];
    for (int fold = 0; fold < maps.length; fold++) {
      maps[fold] = scores.calibrationWithout(priors, fold, without);
    }
    float[] all = scores.scores().of(role);
    int[] foldOf = scores.foldOf().of(role);
    double[] posteriors = new double[all.length];
    int count = 0;
    for (int row = 0; row < all.length; row++) {
      if (foldOf[row] != without) {
        posteriors[count++] = maps[foldOf[row]].at(all[row]);
      }
    }
    return Arrays.copyOf(posteriors, count);
  }

  /** The loss, and the deviation that the choice of rows gives it. */
  Estimated loss() {
    Moments p = Moments.of(positive);
    Moments u = Moments.of(unlabeled);
    return new Estimated(pi + p.mean() + u.mean(), Math.sqrt(p.variance() + u.variance()));
  }

  /** By how much this loss exceeds another on the same rows. */
  Estimated minus(BrierTerms other) {
    Moments p = Moments.of(differences(positive, other.positive));
    Moments u = Moments.of(differences(unlabeled, other.unlabeled));
    return new Estimated(p.mean() + u.mean(), Math.sqrt(p.variance() + u.variance()));
  }

  private static double[] differences(double[] first, double[] second) {
    double[] differences = new double[first.length];
    for (int i = 0; i < differences.length; i++) {
      differences[i] = first[i] - second[i];
    }
    return differences;
  }

  /** A mean and its variance, which is infinite where one row tells nothing of it. */
  private record Moments(double mean, double variance) {

    static Moments of(double[] numbers) {
      double sum = 0;
      for (double number : numbers) {
        sum += number;
      }
      double mean = sum / numbers.length;
      double squares = 0;
      for (double number : numbers) {
        squares += (number - mean) * (number - mean);
      }
      return new Moments(
          mean,
          numbers.length < 2
              ? Double.POSITIVE_INFINITY
              : squares / (numbers.length - 1) / numbers.length);
    }
  }
}
