package org.pubn.sample;

import java.util.Locale;
import org.pubn.data.Features;

/**
 * The three samples a learner sees. There is no place in this type for a true label of an unlabeled
 * example, so no learner can look at one.
 *
 * @param positive X_P, drawn from p(x | y=+1)
 * @param unlabeled X_U, drawn from p(x)
 * @param negative X_bN, drawn from p(x | y=−1, s=+1); without rows where none are given
 */
public record PubnSamples(Features positive, Features unlabeled, Features negative) {

  public PubnSamples {
    if (positive.isEmpty()) {
      throw new IllegalArgumentException("positive sample: has no rows, at least one is needed");
    }
    if (unlabeled.isEmpty()) {
      throw new IllegalArgumentException("unlabeled sample: has no rows, at least one is needed");
    }
    checkWidth("unlabeled", unlabeled, positive);
    checkWidth("negative", negative, positive);
  }

  private static void checkWidth(String name, Features sample, Features positive) {
    if (sample.columns() != positive.columns()) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "%s sample: has %d columns, the positive sample has %d",
              name,
              sample.columns(),
              positive.columns()));
    }
    if (sample.getClass() != positive.getClass()) {
      throw new IllegalArgumentException(
          name + " sample: dense and sparse samples cannot be mixed");
    }
  }

  /** Samples of a problem without biased negatives. */
  public static PubnSamples withoutNegatives(Features positive, Features unlabeled) {
    return new PubnSamples(positive, unlabeled, positive.select(new int[0]));
  }

  /** Whether biased negatives are given. */
  public boolean hasNegatives() {
    return !negative.isEmpty();
  }

  /** The length of every example. */
  public int columns() {
    return positive.columns();
  }
}
