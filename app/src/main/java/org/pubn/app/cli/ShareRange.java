package org.pubn.app.cli;

import org.pubn.data.InputException;
import org.pubn.stats.Interval;

/** A share on the command line: a number, or two with two dots between them. */
final class ShareRange {

  private ShareRange() {}

  /**
   * The range that a text names; a single point where it is a number.
   *
   * @throws InputException if it names none, or one that falls
   */
  static Interval of(String option, String text) {
    int dots = text.indexOf("..");
    try {
      double low = Double.parseDouble(dots < 0 ? text : text.substring(0, dots));
      double high = dots < 0 ? low : Double.parseDouble(text.substring(dots + 2));
      if (!Double.isFinite(low) || !Double.isFinite(high)) {
        throw new NumberFormatException();
      }
      if (low > high) {
        throw new InputException(
            option + " " + text + ": the first number of an interval must not be the greater one");
      }
      return new Interval(low, high);
    } catch (NumberFormatException e) {
      throw new InputException(
          option + " " + text + ": must be a number such as 0.4 or an interval such as 0.35..0.45",
          e);
    }
  }
}
