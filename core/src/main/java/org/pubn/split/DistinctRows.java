package org.pubn.split;

import java.util.Arrays;
import java.util.stream.Stream;
import org.pubn.data.InputException;
import org.pubn.sample.ByRole;
import org.pubn.sample.Role;

/** The different rows of the samples, in the order of their keys, and how often each occurs. */
final class DistinctRows {

  /** In which of the three samples a row occurs, as bits. */
  private static final int SIGNATURES = 1 << Role.values().length;

  /** Fewer equal rows are never divided. */
  private static final int LEAST_DIVIDED = 10;

  private final long[] keys;
  private final ByRole<Integer> sizes;

  /** How often each row occurs in each sample. */
  private final ByRole<int[]> counts;

  /** How often each row is held out from each sample. */
  private final ByRole<int[]> held;

  private final boolean groups;

  /**
   * The rows of samples that are given as the keys of their rows.
   *
   * @param groups whether equal keys mean rows of one group, not equal rows
   */
  DistinctRows(ByRole<long[]> samples, boolean groups) {
    this.groups = groups;
    keys = distinct(samples);
    sizes = ByRole.of(role -> samples.of(role).length);
    counts = ByRole.of(role -> new int[keys.length]);
    held = ByRole.of(role -> new int[keys.length]);
    for (Role role : Role.values()) {
      for (long key : samples.of(role)) {
        counts.of(role)[Arrays.binarySearch(keys, key)]++;
      }
    }
  }

  /** All keys, each once, rising. */
  private static long[] distinct(ByRole<long[]> samples) {
    long[] all =
        Stream.of(Role.values())
            .flatMapToLong(role -> Arrays.stream(samples.of(role)))
            .sorted()
            .toArray();
    int count = 0;
    for (int i = 0; i < all.length; i++) {
      if (i == 0 || all[i] != all[i - 1]) {
        all[count++] = all[i];
      }
    }
    return Arrays.copyOf(all, count);
  }

  /**
   * Holds out a share of the rows. Rows that occur in the same samples are treated alike: of each
   * such kind, rows are held out with all their copies, in the order of their keys, wherever that
   * brings the held-out shares c<sub>r</sub>/n<sub>r</sub> of the samples nearer to what is wanted,
   * by the sum of squares. A row with more copies in a sample than are to be held out from it
   * cannot be held out whole: its copies are divided, each sample's by the share.
   */
  void holdOut(double share) {
    int[][] total = new int[SIGNATURES][Role.values().length];
    for (int i = 0; i < keys.length; i++) {
      if (!isDivided(i, share)) {
        add(total[signature(i)], i);
      }
    }
    int[][] taken = new int[SIGNATURES][Role.values().length];
    for (int i = 0; i < keys.length; i++) {
      int kind = signature(i);
      if (isDivided(i, share)) {
        divide(i, share);
      } else if (bringsNearer(i, share, taken[kind], total[kind])) {
        add(taken[kind], i);
        hold(i, true);
      }
    }
    for (Role role : Role.values()) {
      if (total(role) > 0) {
        requireBothSides(role);
      }
    }
  }

  private void add(int[] sums, int i) {
    for (Role role : Role.values()) {
      sums[role.ordinal()] += counts.of(role)[i];
    }
  }

  /** The sum over samples of (c/n − share)² does not rise by holding the row out. */
  private boolean bringsNearer(int i, double share, int[] taken, int[] total) {
    double change = 0;
    for (Role role : Role.values()) {
      double copies = counts.of(role)[i];
      double all = total[role.ordinal()];
      if (copies > 0) {
        change += copies * (2 * (taken[role.ordinal()] - share * all) + copies) / (all * all);
      }
    }
    return change <= 0;
  }

  private boolean isDivided(int i, double share) {
    for (Role role : Role.values()) {
      int copies = counts.of(role)[i];
      if (!groups && copies >= LEAST_DIVIDED && copies > share * total(role)) {
        return true;
      }
    }
    return false;
  }

  private void divide(int i, double share) {
    for (Role role : Role.values()) {
      held.of(role)[i] = (int) Math.round(share * counts.of(role)[i]);
    }
  }

  private void hold(int i, boolean wanted) {
    for (Role role : Role.values()) {
      held.of(role)[i] = wanted ? counts.of(role)[i] : 0;
    }
  }

  /** Which rows of a sample, given as their keys, are held out: of equal ones the first. */
  boolean[] held(Role role, long[] sample) {
    int[] left = held.of(role).clone();
    boolean[] chosen = new boolean[sample.length];
    for (int row = 0; row < sample.length; row++) {
      chosen[row] = left[Arrays.binarySearch(keys, sample[row])]-- > 0;
    }
    return chosen;
  }

  /** How many rows are equal to one whose copies were divided. */
  int divided() {
    int rows = 0;
    for (int i = 0; i < keys.length; i++) {
      boolean whole = true;
      int copies = 0;
      for (Role role : Role.values()) {
        whole &= held.of(role)[i] == 0 || held.of(role)[i] == counts.of(role)[i];
        copies += counts.of(role)[i];
      }
      rows += whole ? 0 : copies;
    }
    return rows;
  }

  /** A sample too small to give its share gives one row, and keeps one. */
  private void requireBothSides(Role role) {
    for (boolean side : new boolean[] {true, false}) {
      if (!occurs(role, side)) {
        move(role, side);
      }
    }
    if (!occurs(role, true) || !occurs(role, false)) {
      throw new InputException(
          role.symbol()
              + " sample: needs at least 2 different "
              + (groups ? "groups" : "rows")
              + ", one to train on and one to validate with, has "
              + total(role)
              + (groups ? " rows of one group" : total(role) == 1 ? " row" : " equal rows"));
    }
  }

  private boolean occurs(Role role, boolean side) {
    for (int i = 0; i < keys.length; i++) {
      int copies = held.of(role)[i];
      if (side ? copies > 0 : copies < counts.of(role)[i]) {
        return true;
      }
    }
    return false;
  }

  private void move(Role role, boolean side) {
    for (int i = 0; i < keys.length; i++) {
      if (counts.of(role)[i] > 0) {
        hold(i, side);
        return;
      }
    }
  }

  private int total(Role role) {
    return sizes.of(role);
  }

  private int signature(int i) {
    int signature = 0;
    for (Role role : Role.values()) {
      signature = 2 * signature + (counts.of(role)[i] > 0 ? 1 : 0);
    }
    return signature;
  }

  SharedRows shared() {
    return new SharedRows(
        occurring(Role.POSITIVE, Role.UNLABELED),
        occurring(Role.POSITIVE, Role.NEGATIVE),
        occurring(Role.NEGATIVE, Role.UNLABELED),
        divided());
  }

  /** Rows of one sample that have an equal row in another. */
  private int occurring(Role role, Role other) {
    int sum = 0;
    for (int i = 0; i < keys.length; i++) {
      sum += counts.of(other)[i] > 0 ? counts.of(role)[i] : 0;
    }
    return sum;
  }
}
