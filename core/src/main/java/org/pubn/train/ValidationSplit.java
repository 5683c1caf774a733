package org.pubn.train;

import java.util.Arrays;
import org.pubn.data.Features;
import org.pubn.data.RowKeys;
import org.pubn.risk.Group;
import org.pubn.sample.PubnSamples;
import org.pubn.sample.Seed;
import org.pubn.sample.TrainingData;

/**
 * Which rows of P, U and bN are held out for validation. Every sample gives the same share, and
 * rows of equal content, within a sample or across samples, are on the same side: a positive that
 * also stands in U is not trained on as one and validated with as the other. Which rows are held
 * out depends on their content and the seed, not on their order. Immutable.
 */
public final class ValidationSplit {

  private final boolean[][] held;
  private final SharedRows shared;

  private ValidationSplit(boolean[][] held, SharedRows shared) {
    this.held = held;
    this.shared = shared;
  }

  /**
   * Splits samples of which only the {@linkplain RowKeys keys} of the rows are known.
   *
   * @param share the share of each sample that is to be held out
   * @throws IllegalArgumentException if a sample has fewer than two different rows
   */
  public static ValidationSplit of(
      long[] positive, long[] unlabeled, long[] negative, double share, Seed seed) {
    long[][] keys = new long[Group.values().length][];
    keys[Group.POSITIVE.ordinal()] = shuffled(positive, seed.child("split"));
    keys[Group.UNLABELED.ordinal()] = shuffled(unlabeled, seed.child("split"));
    keys[Group.NEGATIVE.ordinal()] = shuffled(negative, seed.child("split"));
    DistinctRows rows = new DistinctRows(keys);
    long[] heldKeys = rows.holdOut(share);
    boolean[][] held = new boolean[keys.length][];
    for (int group = 0; group < keys.length; group++) {
      held[group] = new boolean[keys[group].length];
      for (int row = 0; row < keys[group].length; row++) {
        held[group][row] = Arrays.binarySearch(heldKeys, keys[group][row]) >= 0;
      }
    }
    return new ValidationSplit(held, rows.shared());
  }

  /** Splits samples by the content of their rows. */
  public static ValidationSplit of(PubnSamples samples, double share, Seed seed) {
    return of(
        RowKeys.of(samples.positive()),
        RowKeys.of(samples.unlabeled()),
        RowKeys.of(samples.negative()),
        share,
        seed);
  }

  /** Keys in whose order rows are held out: a bijection, so that equal stays equal. */
  private static long[] shuffled(long[] keys, Seed seed) {
    long[] shuffled = new long[keys.length];
    for (int i = 0; i < keys.length; i++) {
      shuffled[i] = new Seed(keys[i] ^ seed.value()).child("row").value();
    }
    return shuffled;
  }

  /** The rows of a sample to train on, rising. */
  public int[] training(Group group) {
    return rows(group, false);
  }

  /** The rows of a sample that are held out, rising. */
  public int[] validation(Group group) {
    return rows(group, true);
  }

  private int[] rows(Group group, boolean wanted) {
    boolean[] side = held[group.ordinal()];
    int[] rows = new int[side.length];
    int count = 0;
    for (int row = 0; row < side.length; row++) {
      if (side[row] == wanted) {
        rows[count++] = row;
      }
    }
    return Arrays.copyOf(rows, count);
  }

  /** How many rows occur in more than one sample. */
  public SharedRows shared() {
    return shared;
  }

  /** The two sides of the samples. */
  public TrainingData apply(PubnSamples samples) {
    return new TrainingData(select(samples, false), select(samples, true));
  }

  private PubnSamples select(PubnSamples samples, boolean wanted) {
    return new PubnSamples(
        select(samples.positive(), Group.POSITIVE, wanted),
        select(samples.unlabeled(), Group.UNLABELED, wanted),
        select(samples.negative(), Group.NEGATIVE, wanted));
  }

  private Features select(Features sample, Group group, boolean wanted) {
    return sample.select(rows(group, wanted));
  }
}
