package org.pubn.calibration;

import java.util.Arrays;

/**
 * Scores in pools whose ratio of masses rises: pooling adjacent violators (Ayer et al., 1955). The
 * first sample has a given mass in all, the second one.
 */
final class Pools {

  private final double[] lowest;
  private final double[] highest;
  private final double[] masses;
  private final double[] others;
  private int count;

  private Pools(int most) {
    lowest = new double[most];
    highest = new double[most];
    masses = new double[most];
    others = new double[most];
  }

  /**
   * Pools two samples.
   *
   * @param first scores, rising; their mass is {@code mass} in all
   * @param second scores, rising; their mass is 1 in all
   */
  static Pools of(double[] first, double[] second, double mass) {
    Pools pools = new Pools(first.length + second.length);
    int i = 0;
    int j = 0;
    while (i < first.length || j < second.length) {
      double score =
          Math.min(
              i < first.length ? first[i] : second[j], j < second.length ? second[j] : first[i]);
      pools.start(score);
      for (; i < first.length && first[i] == score; i++) {
        pools.masses[pools.count] += mass / first.length;
      }
      for (; j < second.length && second[j] == score; j++) {
        pools.others[pools.count] += 1.0 / second.length;
      }
      pools.end();
    }
    return pools;
  }

  private void start(double score) {
    lowest[count] = score;
    highest[count] = score;
    masses[count] = 0;
    others[count] = 0;
  }

  /** A/(A + B) of the pool before must be lower: A₁B₂ &lt; A₂B₁ after cancelling. */
  private void end() {
    while (count > 0 && masses[count - 1] * others[count] >= masses[count] * others[count - 1]) {
      masses[count - 1] += masses[count];
      others[count - 1] += others[count];
      highest[count - 1] = highest[count];
      count--;
    }
    count++;
  }

  private double ratio(int pool) {
    return masses[pool] >= others[pool] ? 1 : masses[pool] / others[pool];
  }

  /** The ratio as a map, level within each pool. */
  PosteriorMap map() {
    double[] scores = new double[2 * count];
    double[] posteriors = new double[2 * count];
    int knots = 0;
    for (int pool = 0; pool < count; pool++) {
      scores[knots] = lowest[pool];
      posteriors[knots++] = ratio(pool);
      if (highest[pool] > lowest[pool]) {
        scores[knots] = highest[pool];
        posteriors[knots++] = ratio(pool);
      }
    }
    return PosteriorMap.of(Arrays.copyOf(scores, knots), Arrays.copyOf(posteriors, knots));
  }
}
