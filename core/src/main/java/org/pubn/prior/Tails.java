package org.pubn.prior;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import org.pubn.risk.Group;
import org.pubn.sample.RandomStream;

/**
 * The upper tails of scores: for every score c that occurs, from the highest to the lowest, how
 * much of each sample scores at least c,
 *
 * <pre>q̂(c) = (1/n) Σᵢ 1[score(xᵢ) ≥ c]</pre>
 *
 * <p>Immutable. A bootstrap replicate keeps the thresholds and draws the counts anew.
 */
public final class Tails {

  private final int thresholds;

  /** For each example of a sample, the threshold that is its own score. */
  private final Map<Group, int[]> ranks;

  private final Map<Group, double[]> fractions = new EnumMap<>(Group.class);

  private Tails(int thresholds, Map<Group, int[]> ranks) {
    this.thresholds = thresholds;
    this.ranks = ranks;
  }

  /** The tails of some scores. */
  public static Tails of(HeldOutScores scores) {
    double[] rising =
        Stream.of(Group.values())
            .flatMapToDouble(group -> DoubleStream.of(scores.view(group)))
            // So that the zeros of both signs are one score.
            .map(score -> score + 0.0)
            .sorted()
            .distinct()
            .toArray();
    Map<Group, int[]> ranks = new EnumMap<>(Group.class);
    for (Group group : Group.values()) {
      ranks.put(
          group,
          DoubleStream.of(scores.view(group))
              .mapToInt(score -> rising.length - 1 - Arrays.binarySearch(rising, score + 0.0))
              .toArray());
    }
    Tails tails = new Tails(rising.length, ranks);
    for (Group group : Group.values()) {
      int[] counts = new int[tails.thresholds];
      for (int rank : tails.ranks(group)) {
        counts[rank]++;
      }
      tails.accumulate(group, counts);
    }
    return tails;
  }

  /** A bootstrap replicate: each sample is drawn anew from itself, with replacement. */
  Tails resampled(RandomStream random) {
    Tails replicate = new Tails(thresholds, ranks);
    for (Group group : Group.values()) {
      int[] own = ranks(group);
      int[] counts = new int[thresholds];
      for (int i = 0; i < own.length; i++) {
        counts[own[random.nextInt(own.length)]]++;
      }
      replicate.accumulate(group, counts);
    }
    return replicate;
  }

  private void accumulate(Group group, int[] counts) {
    double[] tail = new double[thresholds];
    double size = size(group);
    long sum = 0;
    for (int i = 0; i < thresholds; i++) {
      sum += counts[i];
      tail[i] = size == 0 ? 0 : sum / size;
    }
    fractions.put(group, tail);
  }

  private int[] ranks(Group group) {
    return ranks.getOrDefault(group, new int[0]);
  }

  /** How many different scores there are. */
  public int thresholds() {
    return thresholds;
  }

  /** How many examples a sample has. */
  public int size(Group group) {
    return ranks(group).length;
  }

  /** q̂(c) of a sample at the threshold with this index, counted from the highest score. */
  public double fraction(Group group, int index) {
    return fractions.getOrDefault(group, new double[0])[index];
  }

  /** Whether an example of a sample has the score of this threshold. */
  boolean isScore(Group group, int index) {
    return fraction(group, index) > (index == 0 ? 0 : fraction(group, index - 1));
  }

  /** The first threshold, from the highest, above which a sample has at least this fraction. */
  int reaching(Group group, double fraction) {
    for (int i = 0; i < thresholds; i++) {
      if (fraction(group, i) >= fraction) {
        return i;
      }
    }
    return thresholds - 1;
  }
}
