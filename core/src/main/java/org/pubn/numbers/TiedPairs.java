package org.pubn.numbers;

/**
 * Counts the pairs of a leading and a trailing row of which the leading one comes first, ties
 * counted half. The rows of both samples are added in one order of their scores, from either end; a
 * row may count several times, or have a weight, even a negative one.
 *
 * <pre>{@code
 * pairs.add(leading, trailing); // for every row of a score
 * pairs.nextScore();            // after the last row of that score
 * }</pre>
 */
public final class TiedPairs {

  private double leading;
  private double trailing;
  private double tiedLeading;
  private double tiedTrailing;
  private double count;

  /** So much of either sample has the present score. */
  public void add(double ofLeading, double ofTrailing) {
    tiedLeading += ofLeading;
    tiedTrailing += ofTrailing;
  }

  /** The row that comes next has another score, or there is none. */
  public void nextScore() {
    count += tiedTrailing * (leading + tiedLeading / 2);
    leading += tiedLeading;
    trailing += tiedTrailing;
    tiedLeading = 0;
    tiedTrailing = 0;
  }

  /** The pairs so far. */
  public double count() {
    return count;
  }

  /** The weight of the leading sample so far. */
  public double leading() {
    return leading;
  }

  /** The weight of the trailing sample so far. */
  public double trailing() {
    return trailing;
  }
}
