package org.pubn.trees;

import org.pubn.random.RandomStream;

/** How a forest looks for a split of a node by one column. Belongs to one thread. */
interface CutSearch {

  /**
   * Puts the split of the column that the cells are turned to into {@code best} if it is better
   * than what is there.
   */
  void search(Cells cells, int column, NodeRows node, RandomStream random, Split best);
}
