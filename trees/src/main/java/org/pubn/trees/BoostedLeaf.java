package org.pubn.trees;

import org.jspecify.annotations.Nullable;

/** A leaf of a boosted tree that may be split. */
final class BoostedLeaf {

  final int place;
  final int depth;
  final int from;
  final int to;

  /** The best split, once found. */
  final Split split = new Split();

  /** Sums of the derivatives of its rows. */
  double first;

  double second;

  /** There until the leaf is split or known to stay. */
  @Nullable GradientHistogram histogram;

  BoostedLeaf(int place, int depth, int from, int to) {
    this.place = place;
    this.depth = depth;
    this.from = from;
    this.to = to;
    split.clear();
  }

  int rows() {
    return to - from;
  }
}
