package org.pubn.lab.training;

import java.util.OptionalDouble;
import org.pubn.sample.Priors;
import org.pubn.train.PriorSource;
import org.pubn.train.Recipe;

/**
 * The priors on a command line.
 *
 * @param pi π, if given
 * @param rho ρ, if given
 */
public record GivenPriors(OptionalDouble pi, OptionalDouble rho) {

  /**
   * Where the priors of a method come from. This is the one place for an estimator of what was not
   * given.
   *
   * @throws IllegalArgumentException if a prior is missing, out of range, or without use
   */
  PriorSource source(Recipe recipe, boolean negatives) {
    if (pi.isEmpty()) {
      throw new IllegalArgumentException(
          "--prior: is missing; give the share of positives among the unlabeled rows, a number in"
              + " (0, 1), which './pubn prior' can estimate");
    }
    if (rho.isPresent() && !negatives) {
      throw new IllegalArgumentException(
          "--rho " + rho.getAsDouble() + ": needs negative rows, and there are none");
    }
    if (rho.isEmpty() && recipe.needsRho()) {
      throw new IllegalArgumentException(
          "--rho: is missing; give the share, among the unlabeled rows, of negatives of the kind"
              + " that was collected, which './pubn prior' can estimate, or choose --method pubn-n,"
              + " which does without");
    }
    return PriorSource.known(new Priors(pi.getAsDouble(), rho.orElse(0)));
  }
}
