package org.pubn.table;

import org.pubn.data.InputException;
import org.pubn.storage.RowBatch;

/** How a cell of a table becomes a number. */
final class NumberCell {

  private NumberCell() {}

  /** The number that a cell holds; NaN where it holds none, or none that a float can hold. */
  static float parse(RowBatch rows, int row, int column) {
    return toFloat(rows.number(row, column));
  }

  /**
   * Like {@link #parse}, where NaN always stands for a missing value.
   *
   * @throws InputException if the cell holds something else than a number
   */
  static float require(RowBatch rows, int row, int column, String name) {
    // Numbers are the common case: what is none is looked at more closely.
    float value = parse(rows, row, column);
    if (Float.isNaN(value) && !MissingValues.isMissing(rows, row, column)) {
      throw new InputException(refusal(rows, row, column, name));
    }
    return value;
  }

  /** Rounds to the nearest float; NaN where there is none. */
  static float toFloat(double number) {
    float value = (float) number;
    return Float.isInfinite(value) ? Float.NaN : value;
  }

  /** The sentence about a cell that should be a number and is none. */
  static String refusal(RowBatch rows, int row, int column, String name) {
    return "line "
        + rows.line(row)
        + ", column \""
        + name
        + "\": \""
        + rows.stripped(row, column)
        + (Double.isNaN(rows.number(row, column))
            ? "\" is not a number"
            : "\" is too large a number, must lie in -3.4e38 … 3.4e38");
  }
}
