package org.pubn.split;

import java.util.Arrays;
import org.pubn.numbers.RowKeys;
import org.pubn.random.Seed;
import org.pubn.sample.ByRole;
import org.pubn.sample.PubnSamples;
import org.pubn.sample.Role;
import org.pubn.sample.TrainingData;

/**
 * Which rows of P, U and bN are held out for validation. Every sample gives the same share, and
 * rows of equal content, within a sample or across samples, are on the same side: a positive that
 * also stands in U is not trained on as one and validated with as the other. Only a row that fills
 * a greater part of a sample than is to be held out stands on both sides, as its like will among
 * new rows. Which rows are held out depends on their content and the seed, not on their order.
 * Immutable.
 */
public final class ValidationSplit {

  private final ByRole<boolean[]> held;
  private final SharedRows shared;

  private ValidationSplit(ByRole<boolean[]> held, SharedRows shared) {
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
    return of(positive, unlabeled, negative, share, seed, false);
  }

  /**
   * Like {@link #of(long[], long[], long[], double, Seed)}.
   *
   * @param groups whether the keys are those of groups, for sentences
   */
  public static ValidationSplit of(
      long[] positive, long[] unlabeled, long[] negative, double share, Seed seed, boolean groups) {
    ByRole<long[]> given = new ByRole<>(positive, unlabeled, negative);
    ByRole<long[]> keys = ByRole.of(role -> shuffled(given.of(role), seed.child("split")));
    DistinctRows rows = new DistinctRows(keys, groups);
    rows.holdOut(share);
    return new ValidationSplit(
        ByRole.of(role -> rows.held(role, keys.of(role))),
        groups ? SharedRows.NONE : rows.shared());
  }

  /** Splits samples without copies, by the content or the groups of their rows. */
  public static ValidationSplit of(PubnSamples samples, double share, Seed seed) {
    ValidationSplit split =
        of(
            samples.keys(Role.POSITIVE),
            samples.keys(Role.UNLABELED),
            samples.keys(Role.NEGATIVE),
            share,
            seed,
            samples.hasGroups());
    return samples.hasGroups()
        ? split.withContent(ByRole.of(role -> RowKeys.of(samples.of(role))))
        : split;
  }

  /**
   * The same, which knows of rows in more than one sample where it was made by groups.
   *
   * @param keys by the content of the rows
   */
  public ValidationSplit withContent(ByRole<long[]> keys) {
    return new ValidationSplit(held, new DistinctRows(keys, false).shared());
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
  public int[] training(Role role) {
    return rows(role, false);
  }

  /** The rows of a sample that are held out, rising. */
  public int[] validation(Role role) {
    return rows(role, true);
  }

  private int[] rows(Role role, boolean wanted) {
    boolean[] side = held.of(role);
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

  /** The two sides of samples without copies. */
  public TrainingData apply(PubnSamples samples) {
    return new TrainingData(select(samples, false), select(samples, true));
  }

  private PubnSamples select(PubnSamples samples, boolean wanted) {
    return samples.select(ByRole.of(role -> rows(role, wanted)));
  }
}
