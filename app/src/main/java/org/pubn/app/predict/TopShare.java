package org.pubn.app.predict;

import org.pubn.data.InputException;

/**
 * How many rows are called positive, whatever their scores: a number of rows, or a share of them.
 *
 * @param value at least 1 for a number, below 1 for a share
 */
public record TopShare(double value) {

  public TopShare {
    if (!(value > 0) || (value >= 1 && value != Math.rint(value)) || !Double.isFinite(value)) {
      throw new InputException(
          "top " + value + ": must be a whole number of rows, or a share in (0, 1)");
    }
  }

  /** Of text, such as {@code 100} or {@code 0.05}. */
  public static TopShare parse(String text) {
    try {
      return new TopShare(Double.parseDouble(text));
    } catch (NumberFormatException e) {
      throw new InputException(
          "top " + text + ": must be a whole number of rows, or a share in (0, 1)", e);
    }
  }

  /** How many of some rows that is. */
  int of(int rows) {
    return (int) Math.min(rows, value < 1 ? Math.round(value * rows) : value);
  }
}
