package org.pubn.preprocessing;

import org.pubn.data.Features;
import org.pubn.storage.RowBatch;

/** Turns rows of one table into features. Safe for use by several threads. */
@FunctionalInterface
public interface RowEncoder {

  /**
   * The features of every row, in order.
   *
   * @throws org.pubn.data.InputException if a cell cannot be understood; the message names line and
   *     column
   */
  Features encode(RowBatch rows);
}
