package org.pubn.learn;

import java.util.Map;

/**
 * A way to learn a classifier from P, U and bN: a recipe of risk minimizations. Implementations are
 * immutable, usually records of their hyper-parameters. Names, grids and what a method needs stand
 * in {@code org.pubn.method.MethodCatalog}.
 *
 * <p>A method of your own asks {@link SharedTrainings} for as many {@link TrainingStep}s as it
 * needs and combines what they learned.
 */
public interface Method {

  /** Its hyper-parameters by name, for the record; see {@link HyperParameters}. */
  Map<String, String> hyperParameters();

  /**
   * Learns.
   *
   * @throws IllegalArgumentException if the problem lacks something the method needs
   */
  Fit fit(Problem problem, SharedTrainings trainings);
}
