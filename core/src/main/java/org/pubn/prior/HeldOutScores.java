package org.pubn.prior;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import org.pubn.risk.Group;
import org.pubn.sample.RandomStream;

/**
 * The scores of examples by a network that has seen neither them nor their copies; the larger, the
 * more an example looks like the sample the network was taught to find. Immutable.
 */
public final class HeldOutScores {

  private final Map<Group, double[]> scores = new EnumMap<>(Group.class);

  /** Keeps the arrays. */
  HeldOutScores(double[] positive, double[] unlabeled, double[] negative) {
    scores.put(Group.POSITIVE, positive);
    scores.put(Group.UNLABELED, unlabeled);
    scores.put(Group.NEGATIVE, negative);
  }

  /**
   * Scores from a classifier of your own; copied.
   *
   * @param negative those of the biased negatives; empty where there are none
   * @throws IllegalArgumentException if there is no positive or no unlabeled score, or one is NaN
   */
  public static HeldOutScores of(double[] positive, double[] unlabeled, double... negative) {
    requireNumbers("positive", positive);
    requireNumbers("unlabeled", unlabeled);
    requireNumbers("negative", negative);
    if (positive.length == 0 || unlabeled.length == 0) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "%d positive and %d unlabeled scores: at least one of each is needed",
              positive.length,
              unlabeled.length));
    }
    return new HeldOutScores(positive.clone(), unlabeled.clone(), negative.clone());
  }

  private static void requireNumbers(String name, double[] values) {
    for (int i = 0; i < values.length; i++) {
      if (Double.isNaN(values[i])) {
        throw new IllegalArgumentException(name + " score " + i + ": is not a number");
      }
    }
  }

  /** The scores of a sample, in the order of its rows. */
  public double[] of(Group group) {
    return view(group).clone();
  }

  /** How many examples a sample has. */
  public int size(Group group) {
    return view(group).length;
  }

  /** A bootstrap replicate: each sample is drawn anew from itself, with replacement. */
  HeldOutScores resampled(RandomStream random) {
    return new HeldOutScores(
        resampled(view(Group.POSITIVE), random),
        resampled(view(Group.UNLABELED), random),
        resampled(view(Group.NEGATIVE), random));
  }

  private static double[] resampled(double[] values, RandomStream random) {
    double[] drawn = new double[values.length];
    Arrays.setAll(drawn, i -> values[random.nextInt(values.length)]);
    return drawn;
  }

  /** The array itself, to be read only. */
  double[] view(Group group) {
    return scores.getOrDefault(group, new double[0]);
  }
}
