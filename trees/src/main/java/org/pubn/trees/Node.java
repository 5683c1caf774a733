package org.pubn.trees;

/**
 * A node of a tree in one word, made so that a row takes its step without a branch:
 *
 * <pre>
 * bits 63 … 32   the left child; the right child stands behind it
 * bits 31 … 10   the column
 * bit  9         missing cells go left (splits of numbers)
 * bit  8         the split is one of categories
 * bits  7 … 0    the last bin that goes left (splits of numbers)
 * </pre>
 *
 * <p>The bin of missing cells, 255, is above all others. A leaf is its own left child, and no bin
 * goes right: a row stays there.
 */
final class Node {

  static final int MISSING_LEFT = 1 << 9;
  static final int CATEGORIES = 1 << 8;
  private static final int COLUMN = 10;

  private Node() {}

  /** A leaf at a place. */
  static long leaf(int place) {
    return ((long) place << 32) | 255;
  }

  /** A split of numbers: bins up to {@code bin} go left. */
  static long numbers(int left, int column, int bin, boolean missingLeft) {
    int low = (column << COLUMN) | (missingLeft ? MISSING_LEFT : 0) | bin;
    return ((long) left << 32) | (low & 0xffffffffL);
  }

  /** A split of categories; which of them go left is told by a set elsewhere. */
  static long categories(int left, int column) {
    int low = (column << COLUMN) | CATEGORIES;
    return ((long) left << 32) | (low & 0xffffffffL);
  }

  static int left(long node) {
    return (int) (node >>> 32);
  }

  static int column(long node) {
    return (int) node >>> COLUMN;
  }

  static boolean isCategories(long node) {
    return (node & CATEGORIES) != 0;
  }

  static boolean missingLeft(long node) {
    return (node & MISSING_LEFT) != 0;
  }

  /** The last bin that goes left in a split of numbers. */
  static int bin(long node) {
    return (int) node & 0xff;
  }

  /** 1 if a cell goes right in a split of numbers, 0 if it goes left. */
  static int right(long node, int bin) {
    // One is added to both sides if missing cells go left: modulo 256 their bin becomes 0.
    int raise = ((int) node >>> 9) & 1;
    return (bin(node) + raise - ((bin + raise) & 0xff)) >>> 31;
  }
}
