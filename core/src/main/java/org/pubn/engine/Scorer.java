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
}
