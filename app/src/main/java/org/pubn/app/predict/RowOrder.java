package org.pubn.app.predict;

import java.util.Optional;

/**
 * Whether rows go out in their own order or with the highest scores first, and which are called
 * positive.
 *
 * @param sorted whether the highest scores come first; of equal ones the first in the file
 * @param top how many are called positive; empty where the threshold decides
 */
public record RowOrder(boolean sorted, Optional<TopShare> top) {

  /** In their own order, by the threshold. */
  public static final RowOrder AS_READ = new RowOrder(false, Optional.empty());

  /** Whether all rows must be known before the first can go out. */
  boolean needsAll() {
    return sorted || top.isPresent();
  }
}
