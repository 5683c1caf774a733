package org.pubn.data;

/**
 * A table of examples: {@link #rows()} rows, each a vector of {@link #columns()} real numbers.
 *
 * <p>Immutable and safe to share between threads. All values are finite: the factories refuse NaN
 * and infinities, so nothing behind this type needs to check again.
 */
public sealed interface Features permits DenseFeatures, SparseFeatures {

  /** Number of examples. */
  int rows();

  /** Length of every example. */
  int columns();

  /** The given rows, in the given order, as a table of their own. */
  Features select(int[] rows);

  /** Whether there is no example at all. */
  default boolean isEmpty() {
    return rows() == 0;
  }
}
