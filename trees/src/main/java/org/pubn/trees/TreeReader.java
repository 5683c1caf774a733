package org.pubn.trees;

import java.io.IOException;
import java.util.BitSet;

/** Reads one tree and refuses what is none. */
final class TreeReader {

  private final Bins bins;
  private final long[] nodes;
  private final int[] payload;
  private final int[] depth;
  private final BitSet children = new BitSet();
  private int sets;

  private TreeReader(Bins bins, int count) {
    this.bins = bins;
    this.nodes = new long[count];
    this.payload = new int[count];
    this.depth = new int[count];
  }

  static Tree read(LittleEndianInput in, Bins bins) throws IOException {
    int count = in.count("nodes", 8);
    if (count < 1) {
      throw new IllegalArgumentException("0 nodes: there must be a root");
    }
    return new TreeReader(bins, count).read(in);
  }

  private Tree read(LittleEndianInput in) throws IOException {
    for (int node = 0; node < nodes.length; node++) {
      int left = in.nextInt();
      int rest = in.nextInt();
      if (node > 0 && !children.get(node)) {
        throw new IllegalArgumentException("node " + node + " is the child of none before it");
      }
      if (left == 0) {
        leaf(node, rest);
      } else {
        split(node, left, rest);
      }
    }
    in.check(sets, 32, "sets of categories");
    long[] words = new long[4 * sets];
    for (int i = 0; i < words.length; i++) {
      words[i] = in.nextLong();
    }
    return new Tree(nodes, payload, words);
  }

  private void leaf(int node, int bits) {
    float value = Float.intBitsToFloat(bits);
    if (!Float.isFinite(value)) {
      throw new IllegalArgumentException(
          "leaf " + node + " has value " + value + ": must be finite");
    }
    nodes[node] = Node.leaf(node);
    payload[node] = bits;
  }

  private void split(int node, int left, int rest) {
    if (left <= node || left > nodes.length - 2) {
      throw new IllegalArgumentException(
          "node "
              + node
              + " has children "
              + left
              + " and next: must stand behind it and be among the "
              + nodes.length
              + " nodes");
    }
    if (children.get(left) || children.get(left + 1)) {
      throw new IllegalArgumentException("node " + left + " or the next has two parents");
    }
    children.set(left, left + 2);
    depth[left] = depth[node] + 1;
    depth[left + 1] = depth[node] + 1;
    if (depth[left] > ForestOptions.MAX_DEPTH) {
      throw new IllegalArgumentException(
          "deeper than " + ForestOptions.MAX_DEPTH + " splits, the most that is allowed");
    }
    long word = ((long) left << 32) | (rest & 0xffffffffL);
    int column = Node.column(word);
    if (column >= bins.columns()) {
      throw new IllegalArgumentException(
          "node " + node + " splits column " + column + " of " + bins.columns());
    }
    boolean categories = bins.column(column).categorical();
    if (Node.isCategories(word) != categories) {
      throw new IllegalArgumentException(
          "node " + node + " splits column " + column + " as what it is not");
    }
    if (categories) {
      if (word != Node.categories(left, column)) {
        throw new IllegalArgumentException("node " + node + " has bits that mean nothing");
      }
      payload[node] = sets++;
    } else {
      checkBin(node, word, bins.column(column).count());
    }
    nodes[node] = word;
  }

  private static void checkBin(int node, long word, int count) {
    int bin = Node.bin(word);
    boolean onlyMissingRight = bin == ColumnBins.MISSING - 1 && !Node.missingLeft(word);
    if (bin >= count - 1 && !onlyMissingRight) {
      throw new IllegalArgumentException(
          "node " + node + " splits behind bin " + bin + " of " + count + ": nothing lies there");
    }
  }
}
