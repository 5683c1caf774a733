package org.pubn.engine;

import org.pubn.data.Features;

/**
 * A model while it is being trained. One step goes
 *
 * <pre>{@code
 * training.clear();
 * training.add(features, row);          // for every example of the mini-batch
 * training.forward();
 * training.setDerivative(i, slope);     // from training.score(i), for every example
 * training.step(rate, weightDecay);
 * }</pre>
 *
 * <p>Steps allocate nothing once buffers have grown to the largest mini-batch. Not thread-safe.
 */
public interface ModelTraining {

  /** Starts a new mini-batch. */
  void clear();

  /** Appends an example to the mini-batch. */
  void add(Features features, int row);

  /** Scores the mini-batch in training mode (with dropout, for one). */
  void forward();

  /** The score of the i-th example of the mini-batch. */
  float score(int i);

  /** Sets the derivative, with respect to the i-th score, of what the step descends. */
  void setDerivative(int i, double derivative);

  /**
   * Moves the parameters one step along the derivatives.
   *
   * @param rate the learning rate
   * @param weightDecay the factor of the parameters that is added to their gradient
   */
  void step(double rate, double weightDecay);

  /**
   * The scores of all rows in evaluation mode, with the parameters as they are now.
   *
   * @throws ArithmeticException if a score is not a finite number
   */
  float[] scores(Features rows);

  /**
   * The function learned so far; later steps do not change it.
   *
   * @throws ArithmeticException if a parameter is not a finite number
   */
  Scorer snapshot();
}
