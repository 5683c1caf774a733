package org.pubn.train;

import java.util.Arrays;
import org.pubn.risk.Group;

/** The different rows of the samples, in the order of their keys, and how often each occurs. */
final class DistinctRows {

  /** In which of the three samples a row occurs, as bits. */
  private static final int SIGNATURES = 1 << Group.values().length;

  private final long[] keys;

  /** By group, then by row. */
  private final int[][] counts;

  private final boolean[] held;

  /** The rows of samples that are given, by group, as the keys of their rows. */
  DistinctRows(long[][] samples) {
    keys = distinct(samples);
    counts = new int[samples.length][keys.length];
    held = new boolean[keys.length];
    for (int group = 0; group < samples.length; group++) {
      for (long key : samples[group]) {
        counts[group][Arrays.binarySearch(keys, key)]++;
      }
    }
  }

  /** All keys, each once, rising. */
  private static long[] distinct(long[][] samples) {
    long[] all = Arrays.stream(samples).flatMapToLong(Arrays::stream).sorted().toArray();
    int count = 0;
    for (int i = 0; i < all.length; i++) {
      if (i == 0 || all[i] != all[i - 1]) {
        all[count++] = all[i];
      }
    }
    return Arrays.copyOf(all, count);
  }

  /**
   * Holds out a share of the rows and returns their keys, rising. Rows that occur in the same
   * samples are treated alike: of each such kind, rows are held out in the order of their keys
   * wherever that brings the number of examples nearer to the share.
   */
  long[] holdOut(double share) {
    long[] total = new long[SIGNATURES];
    for (int i = 0; i < keys.length; i++) {
      total[signature(i)] += examples(i);
    }
    long[] taken = new long[SIGNATURES];
    for (int i = 0; i < keys.length; i++) {
      int kind = signature(i);
      held[i] = taken[kind] + 0.5 * examples(i) <= share * total[kind];
      taken[kind] += held[i] ? examples(i) : 0;
    }
    for (Group group : Group.values()) {
      if (total(group) > 0) {
        requireBothSides(group);
      }
    }
    long[] chosen = new long[keys.length];
    int count = 0;
    for (int i = 0; i < keys.length; i++) {
      if (held[i]) {
        chosen[count++] = keys[i];
      }
    }
    return Arrays.copyOf(chosen, count);
  }

  /** A sample too small to give its share gives one row, and keeps one. */
  private void requireBothSides(Group group) {
    for (boolean side : new boolean[] {true, false}) {
      if (!occurs(group, side)) {
        move(group, side);
      }
    }
    if (!occurs(group, true) || !occurs(group, false)) {
      throw new IllegalArgumentException(
          group.symbol()
              + " sample: needs at least 2 different rows, one to train on and one to validate"
              + " with, has "
              + total(group)
              + (total(group) == 1 ? " row" : " equal rows"));
    }
  }

  private boolean occurs(Group group, boolean side) {
    for (int i = 0; i < keys.length; i++) {
      if (held[i] == side && counts[group.ordinal()][i] > 0) {
        return true;
      }
    }
    return false;
  }

  private void move(Group group, boolean side) {
    for (int i = 0; i < keys.length; i++) {
      if (counts[group.ordinal()][i] > 0) {
        held[i] = side;
        return;
      }
    }
  }

  private long total(Group group) {
    return Arrays.stream(counts[group.ordinal()]).asLongStream().sum();
  }

  private int signature(int i) {
    int signature = 0;
    for (int group = 0; group < counts.length; group++) {
      signature |= counts[group][i] > 0 ? 1 << group : 0;
    }
    return signature;
  }

  private int examples(int i) {
    int examples = 0;
    for (int[] count : counts) {
      examples += count[i];
    }
    return examples;
  }

  SharedRows shared() {
    return new SharedRows(
        occurring(Group.POSITIVE, Group.UNLABELED),
        occurring(Group.POSITIVE, Group.NEGATIVE),
        occurring(Group.NEGATIVE, Group.UNLABELED));
  }

  /** Rows of one sample that have an equal row in another. */
  private int occurring(Group group, Group other) {
    int sum = 0;
    for (int i = 0; i < keys.length; i++) {
      sum += counts[other.ordinal()][i] > 0 ? counts[group.ordinal()][i] : 0;
    }
    return sum;
  }
}
