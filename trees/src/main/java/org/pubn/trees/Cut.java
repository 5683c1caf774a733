package org.pubn.trees;

/** How a forest cuts a column. */
public enum Cut {
  /** At the best place, as random forests do. */
  BEST,
  /** At a random place, as extra trees do. */
  RANDOM
}
