package org.pubn.prior;

import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.pubn.data.InputException;
import org.pubn.data.Warning;
import org.pubn.sample.Priors;
import org.pubn.stats.Interval;

/**
 * π and ρ with where they come from: what was given, what was estimated, and how far to trust it.
 *
 * @param given what was known beforehand
 * @param pi what the chosen estimator says of π; empty where π was given
 * @param bound the interval of π that follows from the DKW inequality alone, where the chosen
 *     estimator has one
 * @param alternatives what other estimators say of π
 * @param refusals why others say nothing, each in a sentence
 * @param rho what the samples say of ρ; empty where it was given, or without biased negatives
 * @param level of all intervals
 * @param overlap whether the classes overlap so much that no estimator can tell π; then the low end
 *     of its interval is 0
 * @param warnings what is doubtful about the estimates
 * @param scoringSeconds time of the networks whose scores were read
 */
public record PriorReport(
    GivenPriors given,
    Optional<PriorEstimate> pi,
    Optional<Interval> bound,
    List<PriorEstimate> alternatives,
    Map<Estimator, String> refusals,
    Optional<RhoEstimate> rho,
    double level,
    boolean overlap,
    List<Warning> warnings,
    double scoringSeconds) {

  public PriorReport {
    alternatives = List.copyOf(alternatives);
    Map<Estimator, String> copy = new EnumMap<>(Estimator.class);
    copy.putAll(refusals);
    refusals = Collections.unmodifiableMap(copy);
    warnings = List.copyOf(warnings);
    if (given.pi().isPresent() == pi.isPresent()) {
      throw new IllegalArgumentException("prior: must be either given or estimated");
    }
  }

  /**
   * The priors to train with: what was given; of what was estimated, π̂ and the ρ that is
   * recommended.
   *
   * @throws InputException if π̂ is 0 or 1, or bN is given and ρ̂ is 0, so that the samples leave
   *     nothing to learn; or if π̂ and the given ρ exceed 1
   */
  public Priors priors() {
    double usable = usablePi();
    if (given.rho().isEmpty()) {
      return rho.isPresent() ? rho.get().priors(usable) : Priors.positive(usable);
    }
    double givenRho = given.rho().getAsDouble();
    if (usable + givenRho >= 1) {
      throw new InputException(
          String.format(
              Locale.ROOT,
              "rho %s and the estimated prior %.3f: their sum must be less than 1; "
                  + "give a smaller rho, or give the prior, too",
              givenRho,
              usable));
    }
    return new Priors(usable, givenRho);
  }

  /**
   * π, if it leaves something to learn.
   *
   * @throws InputException if π̂ is 0 or 1
   */
  public double usablePi() {
    double value = pi.isPresent() ? pi.get().value() : given.pi().orElseThrow();
    if (value <= 0) {
      throw new InputException(
          "estimated prior 0: no unlabeled example looks like the positives; give the prior if"
              + " there are some");
    }
    if (value >= 1) {
      throw new InputException(
          "estimated prior 1: the unlabeled examples cannot be told from the positives; give the"
              + " prior if some are negative");
    }
    return value;
  }

  /** The interval of π: that of the estimate, or the range that was given; empty where known. */
  public Optional<Interval> piInterval() {
    return pi.isPresent() ? pi.get().interval() : wide(given.piRange());
  }

  /** The interval of ρ: that of the largest one, or the range that was given; empty where known. */
  public Optional<Interval> rhoInterval() {
    return rho.isPresent() ? rho.map(RhoEstimate::interval) : wide(given.rhoRange());
  }

  private static Optional<Interval> wide(Optional<Interval> range) {
    return range.filter(interval -> interval.width() > 0);
  }
}
