package org.pubn.crossfit;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.pubn.data.Features;
import org.pubn.data.InputException;
import org.pubn.random.RandomStream;
import org.pubn.sample.ByRole;
import org.pubn.sample.PubnSamples;
import org.pubn.sample.Role;
import org.pubn.split.Folds;

/**
 * The scores of examples by models that have seen neither them nor their copies; the larger, the
 * more an example looks like the sample the models were taught to find. Immutable.
 */
public final class HeldOutScores {

  private final ByRole<double[]> scores;

  private HeldOutScores(ByRole<double[]> scores) {
    this.scores = scores;
  }

  /**
   * Scores from a classifier of your own; copied.
   *
   * @param negative those of the biased negatives; empty where there are none
   * @throws InputException if there is no positive or no unlabeled score, or one is NaN
   */
  public static HeldOutScores of(double[] positive, double[] unlabeled, double... negative) {
    requireNumbers("positive", positive);
    requireNumbers("unlabeled", unlabeled);
    requireNumbers("negative", negative);
    if (positive.length == 0 || unlabeled.length == 0) {
      throw new InputException(
          String.format(
              Locale.ROOT,
              "%d positive and %d unlabeled scores: at least one of each is needed",
              positive.length,
              unlabeled.length));
    }
    return new HeldOutScores(new ByRole<>(positive.clone(), unlabeled.clone(), negative.clone()));
  }

  private static void requireNumbers(String name, double[] values) {
    for (int i = 0; i < values.length; i++) {
      if (Double.isNaN(values[i])) {
        throw new InputException(name + " score " + i + ": is not a number");
      }
    }
  }

  /**
   * The scores of all examples, each by the model of its own fold.
   *
   * @param scorers for each fold, how the model scores rows that has not seen the fold
   */
  static HeldOutScores of(
      PubnSamples samples, Folds folds, List<Function<Features, float[]>> scorers) {
    return new HeldOutScores(ByRole.of(role -> scores(samples.of(role), role, folds, scorers)));
  }

  private static double[] scores(
      Features rows, Role role, Folds folds, List<Function<Features, float[]>> scorers) {
    double[] all = new double[rows.rows()];
    for (int fold = 0; fold < folds.count(); fold++) {
      int[] inside = folds.inside(role, fold);
      float[] scores = scorers.get(fold).apply(rows.select(inside));
      for (int i = 0; i < inside.length; i++) {
        all[inside[i]] = scores[i];
      }
    }
    return all;
  }

  /** The scores of a sample, in the order of its rows. */
  public double[] of(Role role) {
    return scores.of(role).clone();
  }

  /** How many examples a sample has. */
  public int size(Role role) {
    return scores.of(role).length;
  }

  /** The share of a sample that scores above 0: that is called positive. */
  public double calledPositive(Role role) {
    double[] own = scores.of(role);
    return (double) Arrays.stream(own).filter(score -> score > 0).count() / own.length;
  }

  /** A bootstrap replicate: each sample is drawn anew from itself, with replacement. */
  public HeldOutScores resampled(RandomStream random) {
    return new HeldOutScores(ByRole.of(role -> resampled(scores.of(role), random)));
  }

  private static double[] resampled(double[] values, RandomStream random) {
    double[] drawn = new double[values.length];
    Arrays.setAll(drawn, i -> values[random.nextInt(values.length)]);
    return drawn;
  }

  /**
   * The same as ranks: the fraction of U of the same fold that scores lower, equal scores counted
   * half, so that models of different folds need not agree on the scale.
   */
  HeldOutScores ranks(Folds folds) {
    ByRole<double[]> ranks = ByRole.of(role -> new double[size(role)]);
    for (int fold = 0; fold < folds.count(); fold++) {
      double[] ofUnlabeled =
          IntStream.of(folds.inside(Role.UNLABELED, fold))
              .mapToDouble(row -> scores.unlabeled()[row])
              .sorted()
              .toArray();
      for (Role role : Role.values()) {
        for (int row : folds.inside(role, fold)) {
          double score = scores.of(role)[row];
          int lower = below(ofUnlabeled, score);
          int upTo = below(ofUnlabeled, Math.nextUp(score));
          ranks.of(role)[row] = (lower + upTo) / (2.0 * ofUnlabeled.length);
        }
      }
    }
    return new HeldOutScores(ranks);
  }

  private static int below(double[] sorted, double score) {
    int low = 0;
    int high = sorted.length;
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (sorted[middle] < score) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }
}
