package org.pubn.train;

import org.pubn.prior.PriorEstimation;
import org.pubn.prior.PriorOptions;
import org.pubn.sample.Priors;
import org.pubn.sample.PubnSamples;

/** Where π and ρ come from: a person who knows them, or an estimator that looks at the samples. */
@FunctionalInterface
public interface PriorSource {

  /** The priors for a method that is to learn from these samples. */
  Priors priors(PubnSamples training);

  /** Priors that are known. */
  static PriorSource known(Priors priors) {
    return training -> priors;
  }

  /**
   * Priors that are estimated from the samples: π̂, and the ρ that is safe.
   *
   * @param options how they are estimated; alternatives are asked for nothing here and are best
   *     left out
   */
  static PriorSource estimated(PriorOptions options) {
    return training -> PriorEstimation.estimate(training, options).priors();
  }
}
