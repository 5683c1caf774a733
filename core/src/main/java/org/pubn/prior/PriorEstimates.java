package org.pubn.prior;

import java.util.List;
import java.util.Optional;
import org.pubn.sample.Priors;

/**
 * Estimates of π and ρ with what is to be known about them.
 *
 * @param pi what the chosen estimator says of π
 * @param bound the interval of π that follows from the DKW inequality alone, where the chosen
 *     estimator has one
 * @param alternatives what others say of π
 * @param rho what is known of ρ; none without biased negatives
 * @param warnings sentences for the user; empty where there is nothing to warn of
 * @param scoringSeconds time of the networks whose scores were read
 */
public record PriorEstimates(
    PriorEstimate pi,
    Optional<Interval> bound,
    List<PriorAnswer> alternatives,
    Optional<RhoEstimate> rho,
    List<String> warnings,
    double scoringSeconds) {

  public PriorEstimates {
    alternatives = List.copyOf(alternatives);
    warnings = List.copyOf(warnings);
  }

  /**
   * The priors to train with: π̂, and of ρ what is recommended.
   *
   * @throws IllegalArgumentException if π̂ is 0 or 1, or bN is given and ρ̂ is 0: then the samples
   *     leave nothing to learn
   */
  public Priors priors() {
    double usable = usablePi();
    return rho.isPresent() ? rho.get().priors(usable) : Priors.positive(usable);
  }

  /**
   * π̂, if it leaves something to learn.
   *
   * @throws IllegalArgumentException if π̂ is 0 or 1
   */
  public double usablePi() {
    if (pi.value() <= 0) {
      throw new IllegalArgumentException(
          "estimated prior 0: no unlabeled example looks like the positives; give --prior if there"
              + " are some");
    }
    if (pi.value() >= 1) {
      throw new IllegalArgumentException(
          "estimated prior 1: the unlabeled examples cannot be told from the positives; give"
              + " --prior if some are negative");
    }
    return pi.value();
  }
}
