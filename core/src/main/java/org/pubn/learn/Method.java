package org.pubn.learn;

/**
 * A way to learn a classifier from P, U and bN: a recipe of risk minimisations. Implementations are
 * immutable, usually records of their hyper-parameters.
 *
 * <p>A method of your own asks {@link Trainings} for as many {@link TrainingStep}s as it needs and
 * combines what they learned.
 */
public interface Method {

  /** The name on the command line and in result files, such as {@code pubn}. */
  String id();

  /** The name in tables, such as {@code PUbN}. */
  String label();

  /**
   * Learns.
   *
   * @throws IllegalArgumentException if the problem lacks something the method needs
   */
  Fit fit(Problem problem, Trainings trainings);
}
