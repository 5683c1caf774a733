package org.pubn.train;

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
}
