package org.pubn.trees;

import java.util.function.ToDoubleFunction;

/**
 * Stops when the loss of the validation rows has not become lower for some trees, and keeps the
 * trees up to the lowest. For one training.
 */
public final class EarlyStopping implements BoostingWatch {

  private final ToDoubleFunction<double[]> loss;
  private final int patience;
  private double lowest = Double.POSITIVE_INFINITY;
  private int best;

  /**
   * A watch that has seen nothing.
   *
   * @param loss of the validation scores
   * @param patience how many trees without a lower loss are too many, at least 1
   */
  public EarlyStopping(ToDoubleFunction<double[]> loss, int patience) {
    if (patience < 1) {
      throw new IllegalArgumentException("patience " + patience + ": must be at least 1");
    }
    this.loss = loss;
    this.patience = patience;
  }

  @Override
  public boolean goOn(int trees, double[] scores) {
    double now = loss.applyAsDouble(scores);
    if (Double.isNaN(now)) {
      throw new ArithmeticException("the validation loss after " + trees + " trees is NaN");
    }
    if (now < lowest) {
      lowest = now;
      best = trees;
    }
    return trees - best < patience;
  }

  @Override
  public int keep(int grown) {
    return best;
  }
}
