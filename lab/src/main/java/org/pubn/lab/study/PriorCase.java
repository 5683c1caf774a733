package org.pubn.lab.study;

import java.util.OptionalDouble;
import java.util.function.Function;
import org.pubn.sample.PubnSamples;
import org.pubn.sample.Seed;

/**
 * Samples whose priors are known.
 *
 * @param data where they come from, such as {@code mnist even/odd}
 * @param pi π
 * @param rhoMax ρ_max, where biased negatives are given
 * @param draw draws the samples of a trial
 */
public record PriorCase(
    String data, double pi, OptionalDouble rhoMax, Function<Seed, PubnSamples> draw) {

  /** Tells the case from all others of the study. */
  public String id() {
    return data + ", prior " + pi;
  }
}
