package org.pubn.trees;

import java.util.Arrays;

/** A tree that grows: it starts as a leaf, and leaves are turned into splits. */
final class TreeBuilder {

  private long[] nodes = new long[64];
  private int[] payload = new int[64];
  private long[] sets = new long[0];
  private int size;
  private int setCount;

  /** Starts a new tree. */
  void start() {
    size = 0;
    setCount = 0;
    addLeaf();
  }

  int size() {
    return size;
  }

  private void addLeaf() {
    if (size == nodes.length) {
      nodes = Arrays.copyOf(nodes, 2 * size);
      payload = Arrays.copyOf(payload, 2 * size);
    }
    nodes[size] = Node.leaf(size);
    payload[size] = 0;
    size++;
  }

  void setValue(int leaf, float value) {
    payload[leaf] = Float.floatToRawIntBits(value);
  }

  /** Turns a leaf into a split and returns its left child, a leaf; the right one is next to it. */
  int split(int leaf, Split split) {
    int left = size;
    addLeaf();
    addLeaf();
    if (split.categorical) {
      if (4 * setCount + 4 > sets.length) {
        sets = Arrays.copyOf(sets, Math.max(16, 2 * sets.length));
      }
      System.arraycopy(split.set, 0, sets, 4 * setCount, 4);
      nodes[leaf] = Node.categories(left, split.column);
      payload[leaf] = setCount++;
    } else {
      nodes[leaf] = Node.numbers(left, split.column, split.bin, split.missingLeft);
      payload[leaf] = 0;
    }
    return left;
  }

  long word(int node) {
    return nodes[node];
  }

  Tree build() {
    return new Tree(
        Arrays.copyOf(nodes, size),
        Arrays.copyOf(payload, size),
        Arrays.copyOf(sets, 4 * setCount));
  }
}
