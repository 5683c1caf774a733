package org.pubn.lab.training;

import java.util.List;
import java.util.OptionalDouble;
import org.pubn.prior.CrossFittingOptions;
import org.pubn.prior.PriorEstimation;
import org.pubn.prior.PriorOptions;
import org.pubn.sample.Priors;
import org.pubn.sample.PubnSamples;
import org.pubn.train.PriorSource;
import org.pubn.train.Recipe;
import org.pubn.train.TrainOptions;

/**
 * The priors on a command line. Where π is not given it is estimated, and with it ρ if the method
 * needs one.
 *
 * @param pi π, if given
 * @param rho ρ, if given
 */
public record GivenPriors(OptionalDouble pi, OptionalDouble rho) {

  /**
   * Where the priors of a method come from.
   *
   * @param options of the training, for the seed and the threads of an estimation
   * @throws IllegalArgumentException if a prior is missing that cannot be estimated, out of range,
   *     or without use
   */
  PriorSource source(Recipe recipe, boolean negatives, TrainOptions options) {
    if (rho.isPresent() && !negatives) {
      throw new IllegalArgumentException(
          "--rho " + rho.getAsDouble() + ": needs negative rows, and there are none");
    }
    if (pi.isPresent() && rho.isEmpty() && recipe.needsRho()) {
      throw new IllegalArgumentException(
          "--rho: is missing; give the share, among the unlabeled rows, of negatives of the kind"
              + " that was collected, leave --prior out to have both estimated, or choose --method"
              + " pubn-n, which does without");
    }
    if (pi.isPresent()) {
      return PriorSource.known(new Priors(pi.getAsDouble(), rho.orElse(0)));
    }
    return training -> estimated(training, rho.isEmpty() && recipe.needsRho(), options);
  }

  private Priors estimated(PubnSamples training, boolean both, TrainOptions options) {
    PubnSamples samples =
        both ? training : PubnSamples.withoutNegatives(training.positive(), training.unlabeled());
    PriorOptions estimation =
        PriorOptions.of(
                CrossFittingOptions.forColumns(training.columns()), options.seed().child("priors"))
            .withAlternatives(List.of())
            .withThreads(options.threads());
    Priors estimate = PriorEstimation.estimate(samples, estimation).priors();
    return both ? estimate : estimate.withRho(rho.orElse(0));
  }
}
