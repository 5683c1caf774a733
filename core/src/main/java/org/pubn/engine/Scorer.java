package org.pubn.engine;

import org.pubn.data.Features;

/** A trained decision function g. Immutable and safe to share between threads. */
public interface Scorer {

  /** The length of the rows it scores. */
  int columns();

  /**
   * g(x) of every row, in order; every score is finite.
   *
   * @throws IllegalArgumentException if the rows have another length than {@link #columns()}
   * @throws ArithmeticException if a score overflows, as it may where values are huge
   */
  float[] scores(Features rows);

  /** Like {@link #scores}, with all digits that the function has; of most they are the same. */
  default double[] preciseScores(Features rows) {
    float[] scores = scores(rows);
    double[] precise = new double[scores.length];
    for (int i = 0; i < scores.length; i++) {
      precise[i] = scores[i];
    }
    return precise;
  }
}
