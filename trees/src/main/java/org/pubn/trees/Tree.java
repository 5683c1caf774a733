package org.pubn.trees;

/**
 * One tree in arrays. Children stand behind their parents, the two of a node side by side.
 * Immutable once made; the arrays are not handed out beyond this package.
 */
final class Tree {

  private final long[] nodes;
  private final int[] payload;
  private final long[] sets;

  /**
   * A tree that keeps these arrays.
   *
   * @param nodes see {@link Node}
   * @param payload of a leaf the bits of its value, of a split of categories the number of its set
   * @param sets the sets of bins that go left, four words each
   */
  Tree(long[] nodes, int[] payload, long[] sets) {
    this.nodes = nodes;
    this.payload = payload;
    this.sets = sets;
  }

  long[] nodes() {
    return nodes;
  }

  int[] payload() {
    return payload;
  }

  long[] sets() {
    return sets;
  }

  boolean isLeaf(int node) {
    return Node.left(nodes[node]) == node;
  }

  float value(int leaf) {
    return Float.intBitsToFloat(payload[leaf]);
  }

  boolean hasCategories() {
    return sets.length > 0;
  }

  /** Whether a bin goes left in a split of categories. */
  boolean goesLeft(int node, int bin) {
    return ((sets[payload[node] * 4 + (bin >>> 6)] >>> bin) & 1) != 0;
  }

  /** The leaf of a row whose bins stand side by side. */
  int leaf(byte[] codes, int offset) {
    int node = 0;
    while (true) {
      long word = nodes[node];
      int left = Node.left(word);
      if (left == node) {
        return node;
      }
      node = left + right(node, word, codes[offset + Node.column(word)] & 0xff);
    }
  }

  /** The leaf of a row of a table. */
  int leaf(byte[][] columns, int row) {
    int node = 0;
    while (true) {
      long word = nodes[node];
      int left = Node.left(word);
      if (left == node) {
        return node;
      }
      node = left + right(node, word, columns[Node.column(word)][row] & 0xff);
    }
  }

  private int right(int node, long word, int bin) {
    return Node.isCategories(word) ? (goesLeft(node, bin) ? 0 : 1) : Node.right(word, bin);
  }

  /** The number of nodes between the root and its deepest leaf, the root not counted. */
  int depth() {
    int[] depth = new int[nodes.length];
    int deepest = 0;
    for (int i = 0; i < nodes.length; i++) {
      int left = Node.left(nodes[i]);
      deepest = Math.max(deepest, depth[i]);
      if (left != i) {
        depth[left] = depth[i] + 1;
        depth[left + 1] = depth[i] + 1;
      }
    }
    return deepest;
  }
}
