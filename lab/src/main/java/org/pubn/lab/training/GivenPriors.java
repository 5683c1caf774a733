package org.pubn.lab.training;

import java.util.OptionalDouble;
import org.pubn.prior.CrossFittingOptions;
import org.pubn.prior.PriorOptions;
import org.pubn.sample.Priors;
import org.pubn.sample.PubnSamples;
import org.pubn.sample.Seed;
import org.pubn.train.PriorSource;
import org.pubn.train.Recipe;
import org.pubn.train.TrainOptions;

/**
 * The priors on a command line. What is not given is estimated: π where it is missing, ρ where it
 * is missing and the method needs it.
 *
 * @param pi π, if given
 * @param rho ρ, if given
 */
public record GivenPriors(OptionalDouble pi, OptionalDouble rho) {

  public GivenPriors {
    if (pi.isPresent() && !(pi.getAsDouble() > 0 && pi.getAsDouble() < 1)) {
      throw new IllegalArgumentException("--prior " + pi.getAsDouble() + ": must lie in (0, 1)");
    }
    if (rho.isPresent() && !(rho.getAsDouble() >= 0 && rho.getAsDouble() < 1)) {
      throw new IllegalArgumentException("--rho " + rho.getAsDouble() + ": must lie in [0, 1)");
    }
  }

  /**
   * Where the priors of a method come from.
   *
   * @param options of the training, for the seed and the threads of an estimation
   * @throws IllegalArgumentException if a prior is out of range or without use
   */
  PriorSource source(Recipe recipe, PubnSamples training, TrainOptions options) {
    if (rho.isPresent() && !training.hasNegatives()) {
      throw new IllegalArgumentException(
          "--rho " + rho.getAsDouble() + ": needs negative rows, and there are none");
    }
    PriorOptions estimation = estimation(training, options.seed(), options.threads());
    boolean rhoMissing = rho.isEmpty() && recipe.needsRho();
    if (pi.isPresent()) {
      return rhoMissing
          ? PriorSource.givenPi(pi.getAsDouble(), estimation)
          : PriorSource.known(new Priors(pi.getAsDouble(), rho.orElse(0)));
    }
    return rhoMissing
        ? PriorSource.estimated(estimation)
        : PriorSource.givenRho(rho.orElse(0), estimation);
  }

  /** How what is not given is estimated. */
  public static PriorOptions estimation(PubnSamples training, Seed seed, int threads) {
    return PriorOptions.of(CrossFittingOptions.forSamples(training), seed.child("priors"))
        .withThreads(threads);
  }
}
