package org.pubn.table;

import org.pubn.data.RowBatch;

/** How a cell of a table becomes a number. */
final class NumberCell {

  private NumberCell() {}

  /** The number that a cell holds; NaN where it holds none, or none that a float can hold. */
  static float parse(RowBatch rows, int row, int column) {
    return toFloat(rows.number(row, column));
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
        + "\" is not a number";
  }
}
