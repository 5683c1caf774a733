package org.pubn.data;

import java.util.List;

/**
 * A table of examples: {@link #rows()} rows, each a vector of {@link #columns()} real numbers.
 *
 * <p>Immutable and safe to share between threads. All values are finite: the factories refuse NaN
 * and infinities, so nothing behind this type needs to check again; but for {@link
 * DenseFeatures#withMissing}, which is for trees alone.
 */
public sealed interface Features permits DenseFeatures, SparseFeatures {

  /** Number of examples. */
  int rows();

  /** Length of every example. */
  int columns();

  /** The given rows, in the given order, as a table of their own. */
  Features select(int[] rows);

  /**
   * Tables one below the other, as one.
   *
   * @param parts at least one, all dense or all sparse, with equally many columns
   */
  static Features stacked(List<Features> parts) {
    return parts.get(0) instanceof DenseFeatures
        ? DenseFeatures.stacked(parts.stream().map(DenseFeatures.class::cast).toList())
        : SparseFeatures.stacked(parts.stream().map(SparseFeatures.class::cast).toList());
  }

  /** Whether there is no example at all. */
  default boolean isEmpty() {
    return rows() == 0;
  }
}
