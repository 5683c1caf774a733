package org.pubn.trees;

/** In which order boosting splits the leaves of a tree. */
public enum Growth {
  /** The leaf that gains most comes next. */
  LEAF_WISE,
  /** Level after level. */
  DEPTH_WISE
}
