package org.pubn.trees;

/**
 * What boosting minimizes: a function of the scores of all rows, known by its derivatives. Any risk
 * that is a function of scores can stand here.
 */
public interface Objective {

  /** The number of rows. */
  int rows();

  /** The score to start from. */
  double base();

  /**
   * The derivatives of the objective after each score.
   *
   * @param scores the score of every row
   * @param first to be filled with first derivatives, finite
   * @param second to be filled with second derivatives or an upper bound of them, finite and not
   *     negative; a row whose derivatives are both zero is not learned from
   */
  void derivatives(double[] scores, float[] first, float[] second);
}
