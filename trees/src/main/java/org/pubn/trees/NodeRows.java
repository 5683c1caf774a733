package org.pubn.trees;

/**
 * The rows of a tree of a forest with their masses, ordered so that those of a node stand side by
 * side. The order within a node is that of the table.
 */
final class NodeRows {

  int[] rows = new int[0];
  long[] masses = new long[0];
  private int[] rightRows = new int[0];
  private long[] rightMasses = new long[0];

  /** The current node: its rows from here … */
  int from;

  /** … up to here, its masses and its impurity. */
  int to;

  double positive;
  double other;
  double impurity;

  /** Whether all rows of the node have the same label, so that no split can help. */
  boolean sameLabel;

  /** Takes the rows that were drawn and have a mass; returns their number. */
  int take(int[] copies, Masses all) {
    int count = 0;
    for (int copy : copies) {
      count += copy > 0 ? 1 : 0;
    }
    if (rows.length < count) {
      rows = new int[count];
      masses = new long[count];
      rightRows = new int[count];
      rightMasses = new long[count];
    }
    int kept = 0;
    for (int r = 0; r < copies.length; r++) {
      if (copies[r] > 0) {
        long mass = all.packed(r, copies[r]);
        if (mass != 0) {
          rows[kept] = r;
          masses[kept++] = mass;
        }
      }
    }
    return kept;
  }

  /** Looks at the rows of a node: sums its masses. */
  void enter(int from, int to, Impurity impurityOf) {
    this.from = from;
    this.to = to;
    double a = 0;
    double b = 0;
    double a1 = 0;
    double b1 = 0;
    int i = from;
    // Two sums each, so that an addition need not wait for the one before it.
    for (; i + 1 < to; i += 2) {
      long even = masses[i];
      long odd = masses[i + 1];
      a += Masses.positive(even);
      b += Masses.other(even);
      a1 += Masses.positive(odd);
      b1 += Masses.other(odd);
    }
    if (i < to) {
      a += Masses.positive(masses[i]);
      b += Masses.other(masses[i]);
    }
    positive = a + a1;
    other = b + b1;
    impurity = impurityOf.of(positive, other);
    sameLabel = haveSameLabel();
  }

  /** The number of its rows. */
  int size() {
    return to - from;
  }

  /** All mass of the node. */
  double mass() {
    return positive + other;
  }

  /**
   * What a split drops that sends these masses left; −∞ where a side has too few rows.
   *
   * @param leftRows counted only where a leaf needs more than one row
   */
  double drop(
      double leftPositive, double leftOther, int leftRows, Impurity impurityOf, int minLeafRows) {
    if (minLeafRows > 1 && (leftRows < minLeafRows || size() - leftRows < minLeafRows)) {
      return Double.NEGATIVE_INFINITY;
    }
    double rightPositive = Math.max(0, positive - leftPositive);
    double rightOther = Math.max(0, other - leftOther);
    return impurity
        - impurityOf.of(leftPositive, leftOther)
        - impurityOf.of(rightPositive, rightOther);
  }

  private boolean haveSameLabel() {
    double share = positive / (positive + other);
    for (int i = from; i < to; i++) {
      double a = Masses.positive(masses[i]);
      double b = Masses.other(masses[i]);
      // Masses are rounded to 24 bits, labels with them.
      if (Math.abs(a - share * (a + b)) > 1e-6 * (a + b)) {
        return false;
      }
    }
    return true;
  }

  /**
   * Moves the rows that go left to the front, keeping the order; returns where the others start.
   */
  int partition(Cells cells, Split split) {
    return split.categorical ? byCategories(cells, split) : byNumbers(cells, split);
  }

  private int byNumbers(Cells cells, Split split) {
    byte[] codes = cells.codes;
    int stride = cells.stride;
    int offset = cells.offset;
    long word = Node.numbers(0, 0, split.bin, split.missingLeft);
    int left = from;
    int right = 0;
    for (int i = from; i < to; i++) {
      int row = rows[i];
      long mass = masses[i];
      int goesRight = Node.right(word, codes[row * stride + offset] & 0xff);
      // Written to both sides; only one of them moves on.
      rows[left] = row;
      masses[left] = mass;
      rightRows[right] = row;
      rightMasses[right] = mass;
      left += 1 - goesRight;
      right += goesRight;
    }
    return append(left, right);
  }

  private int byCategories(Cells cells, Split split) {
    byte[] codes = cells.codes;
    int stride = cells.stride;
    int offset = cells.offset;
    int left = from;
    int right = 0;
    for (int i = from; i < to; i++) {
      int row = rows[i];
      long mass = masses[i];
      if (split.goesLeft(codes[row * stride + offset] & 0xff)) {
        rows[left] = row;
        masses[left++] = mass;
      } else {
        rightRows[right] = row;
        rightMasses[right++] = mass;
      }
    }
    return append(left, right);
  }

  private int append(int left, int right) {
    System.arraycopy(rightRows, 0, rows, left, right);
    System.arraycopy(rightMasses, 0, masses, left, right);
    return left;
  }
}
