package org.pubn.eval;

import org.pubn.numbers.Sigmoid;

/**
 * Computes {@link PuRates} of samples or resamples in time proportional to their rows. What depends
 * on a row alone is worked out once. Immutable.
 */
final class PuMeasurement {

  private final Ranking ranking;
  private final int calledPositive;
  private final double[] softPositive;

  PuMeasurement(PuScores scores, double threshold) {
    ranking = scores.ranking();
    calledPositive = ranking.above(threshold);
    softPositive = new double[ranking.size()];
    for (int i = 0; i < softPositive.length; i++) {
      softPositive[i] = Sigmoid.of(ranking.score(i) - threshold);
    }
  }

  Ranking ranking() {
    return ranking;
  }

  /** The rates where place i of the ranking counts {@code counts[i]} times. */
  PuRates rates(int[] counts) {
    long[] rows = new long[2];
    long[] called = new long[2];
    double[] soft = new double[2];
    for (int i = 0; i < counts.length; i++) {
      int sample = ranking.isFirst(i) ? 0 : 1;
      rows[sample] += counts[i];
      called[sample] += i < calledPositive ? counts[i] : 0;
      soft[sample] += counts[i] * softPositive[i];
    }
    return new PuRates(
        (double) called[0] / rows[0],
        (double) called[1] / rows[1],
        ranking.auc(counts).orElseThrow(),
        1 - soft[0] / rows[0],
        soft[1] / rows[1]);
  }

  /** How many rows of both samples are called positive. */
  int calledPositive() {
    return calledPositive;
  }
}
