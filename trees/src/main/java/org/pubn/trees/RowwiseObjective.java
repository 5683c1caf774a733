package org.pubn.trees;

/** An objective that is a sum over rows, so that threads can share them. */
public interface RowwiseObjective extends Objective {

  /** The derivatives after the scores of the rows from {@code from} up to {@code to}. */
  void derivatives(double[] scores, int from, int to, float[] first, float[] second);

  @Override
  default void derivatives(double[] scores, float[] first, float[] second) {
    derivatives(scores, 0, rows(), first, second);
  }
}
