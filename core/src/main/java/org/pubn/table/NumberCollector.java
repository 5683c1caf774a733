package org.pubn.table;

import java.util.Arrays;
import org.pubn.storage.RowBatch;

/** The numbers of a column, as long as all its cells that are not missing are numbers. */
final class NumberCollector {

  private float[] values = new float[1 << 10];
  private int length;
  private boolean complete = true;
  private int numbers;
  private boolean whole = true;
  private boolean rising = true;
  private double last = Double.NEGATIVE_INFINITY;

  /** Whether every cell so far was a number or missing. */
  boolean isComplete() {
    return complete;
  }

  /** How many cells were numbers, also after one was not. */
  int numbers() {
    return numbers;
  }

  /** Whether there are whole numbers only. */
  boolean isWhole() {
    return whole;
  }

  /** Whether each number is greater than the one before it in its file. */
  boolean isRising() {
    return rising;
  }

  void addMissing() {
    add(Float.NaN);
  }

  /** Takes a cell; false where it is no number. */
  boolean add(RowBatch rows, int row, int column) {
    double exact = rows.number(row, column);
    float value = NumberCell.toFloat(exact);
    if (Float.isNaN(value)) {
      complete = false;
      values = new float[0];
      return false;
    }
    numbers++;
    if (complete) {
      add(value);
      // Beyond 2²⁴ floats skip whole numbers: ids are told apart as doubles.
      whole &= exact == Math.rint(exact);
      rising &= exact > last;
      last = exact;
    }
    return true;
  }

  private void add(float value) {
    if (complete) {
      if (length == values.length) {
        values = Arrays.copyOf(values, Math.max(2 * length, length + 1));
      }
      values[length++] = value;
    }
  }

  void endFile() {
    last = Double.NEGATIVE_INFINITY;
  }

  float[] values() {
    return Arrays.copyOf(values, length);
  }
}
