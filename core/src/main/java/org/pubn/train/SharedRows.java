package org.pubn.train;

/**
 * How many rows of a sample have an equal row in another.
 *
 * @param positiveInUnlabeled P rows that occur in U
 * @param positiveInNegative P rows that occur in bN
 * @param negativeInUnlabeled bN rows that occur in U
 */
public record SharedRows(int positiveInUnlabeled, int positiveInNegative, int negativeInUnlabeled) {

  /** No row occurs twice, or nobody looked. */
  public static final SharedRows NONE = new SharedRows(0, 0, 0);
}
