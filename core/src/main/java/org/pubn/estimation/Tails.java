package org.pubn.estimation;

import java.util.Arrays;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import org.pubn.crossfit.HeldOutScores;
import org.pubn.random.RandomStream;
import org.pubn.sample.ByRole;
import org.pubn.sample.Role;

/**
 * The upper tails of scores: for every score c that occurs, from the highest to the lowest, how
 * much of each sample scores at least c,
 *
 * <pre>q̂(c) = (1/n) Σᵢ 1[score(xᵢ) ≥ c]</pre>
 *
 * <p>Immutable. A bootstrap replicate keeps the thresholds and draws the counts anew.
 */
final class Tails {

  private final int thresholds;

  /** For each example of a sample, the threshold that is its own score. */
  private final ByRole<int[]> ranks;

  private final ByRole<double[]> fractions;

  private Tails(int thresholds, ByRole<int[]> ranks, ByRole<int[]> counts) {
    this.thresholds = thresholds;
    this.ranks = ranks;
    this.fractions = ByRole.of(role -> accumulated(counts.of(role), size(role)));
  }

  /** The tails of some scores. */
  public static Tails of(HeldOutScores scores) {
    double[] rising =
        Stream.of(Role.values())
            .flatMapToDouble(role -> DoubleStream.of(scores.of(role)))
            // So that the zeros of both signs are one score.
            .map(score -> score + 0.0)
            .sorted()
            .distinct()
            .toArray();
    ByRole<int[]> ranks =
        ByRole.of(
            role ->
                DoubleStream.of(scores.of(role))
                    .mapToInt(score -> rising.length - 1 - Arrays.binarySearch(rising, score + 0.0))
                    .toArray());
    ByRole<int[]> counts = ByRole.of(role -> new int[rising.length]);
    for (Role role : Role.values()) {
      for (int rank : ranks.of(role)) {
        counts.of(role)[rank]++;
      }
    }
    return new Tails(rising.length, ranks, counts);
  }

  /** A bootstrap replicate: each sample is drawn anew from itself, with replacement. */
  Tails resampled(RandomStream random) {
    return new Tails(thresholds, ranks, ByRole.of(role -> drawn(ranks.of(role), random)));
  }

  private int[] drawn(int[] own, RandomStream random) {
    int[] counts = new int[thresholds];
    for (int i = 0; i < own.length; i++) {
      counts[own[random.nextInt(own.length)]]++;
    }
    return counts;
  }

  private static double[] accumulated(int[] counts, double size) {
    double[] tail = new double[counts.length];
    long sum = 0;
    for (int i = 0; i < counts.length; i++) {
      sum += counts[i];
      tail[i] = size == 0 ? 0 : sum / size;
    }
    return tail;
  }

  /** How many different scores there are. */
  public int thresholds() {
    return thresholds;
  }

  /** How many examples a sample has. */
  public int size(Role role) {
    return ranks.of(role).length;
  }

  /** q̂(c) of a sample at the threshold with this index, counted from the highest score. */
  public double fraction(Role role, int index) {
    return fractions.of(role)[index];
  }

  /** Whether an example of a sample has the score of this threshold. */
  boolean isScore(Role role, int index) {
    return fraction(role, index) > (index == 0 ? 0 : fraction(role, index - 1));
  }

  /** The first threshold, from the highest, above which a sample has at least this fraction. */
  int reaching(Role role, double fraction) {
    for (int i = 0; i < thresholds; i++) {
      if (fraction(role, i) >= fraction) {
        return i;
      }
    }
    return thresholds - 1;
  }
}
