package org.pubn.trees;

/** The best split of a node found so far. Reused from node to node. */
final class Split {

  int column;
  boolean categorical;

  /** Of a split of numbers: bins up to this one go left. */
  int bin;

  boolean missingLeft;

  /** Of a split of categories: the bins that go left. */
  final long[] set = new long[4];

  /** By how much it lowers the impurity or the loss; not a number while there is none. */
  double gain;

  boolean found;

  void clear() {
    found = false;
    gain = Double.NEGATIVE_INFINITY;
  }

  void numbers(int column, int bin, boolean missingLeft, double gain) {
    this.column = column;
    this.categorical = false;
    this.bin = bin;
    this.missingLeft = missingLeft;
    this.gain = gain;
    this.found = true;
  }

  /** A split of categories, whose {@link #set} is filled in afterwards. */
  void categories(int column, double gain) {
    numbers(column, 0, false, gain);
    this.categorical = true;
  }

  /** Takes over another split. */
  void set(Split other) {
    column = other.column;
    categorical = other.categorical;
    bin = other.bin;
    missingLeft = other.missingLeft;
    System.arraycopy(other.set, 0, set, 0, 4);
    gain = other.gain;
    found = other.found;
  }

  boolean goesLeft(int code) {
    return ((set[code >>> 6] >>> code) & 1) != 0;
  }
}
