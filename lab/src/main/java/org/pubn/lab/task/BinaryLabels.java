package org.pubn.lab.task;

/** True labels y of some examples. Immutable. */
public final class BinaryLabels {

  private final boolean[] positive;
  private final int positives;

  private BinaryLabels(boolean[] positive) {
    this.positive = positive;
    int count = 0;
    for (boolean label : positive) {
      count += label ? 1 : 0;
    }
    this.positives = count;
  }

  /** Labels from {@code true} for y = +1 and {@code false} for y = −1; copied. */
  public static BinaryLabels of(boolean... positive) {
    return new BinaryLabels(positive.clone());
  }

  /** How many examples there are. */
  public int size() {
    return positive.length;
  }

  /** Whether y = +1. */
  public boolean isPositive(int row) {
    return positive[row];
  }

  /** How many examples have y = +1. */
  public int positives() {
    return positives;
  }

  /** How many examples have y = −1. */
  public int negatives() {
    return positive.length - positives;
  }

  /** The rows with y = +1, rising. */
  public int[] positiveRows() {
    return rows(true, positives());
  }

  /** The rows with y = −1, rising. */
  public int[] negativeRows() {
    return rows(false, negatives());
  }

  private int[] rows(boolean label, int count) {
    int[] rows = new int[count];
    int next = 0;
    for (int row = 0; row < positive.length; row++) {
      if (positive[row] == label) {
        rows[next++] = row;
      }
    }
    return rows;
  }
}
