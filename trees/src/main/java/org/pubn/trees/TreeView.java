package org.pubn.trees;

/**
 * A tree to be read node by node: the root is node 0. Immutable.
 *
 * <p>In a split of numbers a value goes left if it is not above {@link #threshold}; a missing one
 * if {@link #missingGoesLeft}. In a split of categories a value goes left if {@link
 * #categoryGoesLeft}.
 */
public final class TreeView {

  private final Bins bins;
  private final Tree tree;

  TreeView(Bins bins, Tree tree) {
    this.bins = bins;
    this.tree = tree;
  }

  /** The number of nodes. */
  public int nodes() {
    return tree.nodes().length;
  }

  /** The most splits between root and leaf. */
  public int depth() {
    return tree.depth();
  }

  /** Whether a node has no children. */
  public boolean isLeaf(int node) {
    return tree.isLeaf(node);
  }

  /** The value of a leaf. */
  public float value(int leaf) {
    if (!isLeaf(leaf)) {
      throw new IllegalArgumentException("node " + leaf + " is not a leaf");
    }
    return tree.value(leaf);
  }

  /** The left child of a split. */
  public int left(int node) {
    return Node.left(word(node));
  }

  /** The right child of a split. */
  public int right(int node) {
    return left(node) + 1;
  }

  /** The column of a split. */
  public int column(int node) {
    return Node.column(word(node));
  }

  /** Whether a split is one of categories. */
  public boolean isCategorical(int node) {
    return Node.isCategories(word(node));
  }

  /** The largest number that goes left; infinite where only missing values go right. */
  public float threshold(int node) {
    ColumnBins column = bins.column(column(node));
    return column.cut(Math.min(Node.bin(word(node)), column.count() - 1));
  }

  /** Whether a category goes left; one that has no bin is a missing value. */
  public boolean categoryGoesLeft(int node, float category) {
    return tree.goesLeft(node, bins.column(column(node)).bin(category));
  }

  /** Whether missing values go left. */
  public boolean missingGoesLeft(int node) {
    return isCategorical(node)
        ? tree.goesLeft(node, ColumnBins.MISSING)
        : Node.missingLeft(word(node));
  }

  private long word(int node) {
    if (isLeaf(node)) {
      throw new IllegalArgumentException("node " + node + " is a leaf");
    }
    return tree.nodes()[node];
  }
}
