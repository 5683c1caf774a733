package org.pubn.lab.study;

import java.util.OptionalDouble;
import java.util.function.Function;
import org.pubn.crossfit.CrossFittingOptions;
import org.pubn.random.Seed;
import org.pubn.sample.PubnSamples;

/**
 * Samples whose priors are known.
 *
 * @param data where they come from, such as {@code mnist even/odd}
 * @param networks whose scores are read
 */
public record PriorCase(
    String data,
    double pi,
    OptionalDouble rhoMax,
    Function<Seed, PubnSamples> draw,
    Function<PubnSamples, CrossFittingOptions> networks) {

  /** With the networks that estimators take for such samples. */
  public PriorCase(
      String data, double pi, OptionalDouble rhoMax, Function<Seed, PubnSamples> draw) {
    this(data, pi, rhoMax, draw, CrossFittingOptions::forSamples);
  }

  /** Tells the case from all others of the study. */
  public String id() {
    return data + ", prior " + pi;
  }
}
