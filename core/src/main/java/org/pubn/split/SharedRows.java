package org.pubn.split;

/**
 * How many rows of a sample have an equal row elsewhere.
 *
 * @param positiveInUnlabeled P rows that occur in U
 * @param positiveInNegative P rows that occur in bN
 * @param negativeInUnlabeled bN rows that occur in U
 * @param divided rows whose copies stand on both sides of the split, as they fill a sample
 */
public record SharedRows(
    int positiveInUnlabeled, int positiveInNegative, int negativeInUnlabeled, int divided) {

  /** No row occurs twice, or nobody looked. */
  public static final SharedRows NONE = new SharedRows(0, 0, 0, 0);
}
