package org.pubn.prior;

import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import org.pubn.data.Features;
import org.pubn.data.InputException;
import org.pubn.estimation.PriorEstimation;
import org.pubn.sample.Priors;
import org.pubn.sample.PubnSamples;
import org.pubn.sample.Scenario;
import org.pubn.stats.Interval;

/**
 * What somebody knows of π and ρ: a number, or a range that holds it. What is not given is
 * estimated by {@link PriorEstimation}.
 *
 * <p>Trainings take the middle of a range of π, which is never further off than half the range, and
 * the low end of a range of ρ: every ρ up to the largest possible one is right and none above it
 * (see {@link RhoEstimate}).
 *
 * @param piRange what π may be, if given; a single point where it is known
 * @param rhoRange what ρ may be, if given; a single point where it is known
 */
public record GivenPriors(Optional<Interval> piRange, Optional<Interval> rhoRange) {

  /** Nothing is known. */
  public static final GivenPriors NONE = new GivenPriors(Optional.empty(), Optional.empty());

  public GivenPriors {
    piRange.ifPresent(GivenPriors::requirePi);
    rhoRange.ifPresent(GivenPriors::requireRho);
    if (piRange.isPresent() && rhoRange.isPresent()) {
      // Their sum is looked at.
      var unused = new Priors(middle(piRange.get()), rhoRange.get().low());
    }
  }

  private static void requirePi(Interval range) {
    Priors.requirePi(range.low());
    Priors.requirePi(range.high());
  }

  private static void requireRho(Interval range) {
    Priors.requireRho(range.low());
    Priors.requireRho(range.high());
    if (range.low() == 0 && range.high() > 0) {
      throw new InputException(
          "rho 0 to "
              + range.high()
              + ": trainings take the low end of a range, which must be more than 0");
    }
  }

  private static double middle(Interval range) {
    return range.width() == 0 ? range.low() : (range.low() + range.high()) / 2;
  }

  /** Both are known. */
  public static GivenPriors of(Priors priors) {
    return ofPi(priors.pi()).withRho(priors.rho());
  }

  /** π is known. */
  public static GivenPriors ofPi(double pi) {
    return NONE.withPi(pi);
  }

  /** The same with π known. */
  public GivenPriors withPi(double pi) {
    Priors.requirePi(pi);
    return withPi(Interval.point(pi));
  }

  /** The same with π known to lie in a range. */
  public GivenPriors withPi(Interval range) {
    return new GivenPriors(Optional.of(range), rhoRange);
  }

  /** The same with ρ known. */
  public GivenPriors withRho(double rho) {
    Priors.requireRho(rho);
    return withRho(Interval.point(rho));
  }

  /** The same with ρ known to lie in a range. */
  public GivenPriors withRho(Interval range) {
    return new GivenPriors(piRange, Optional.of(range));
  }

  /** The π to train with, if given: the middle of its range. */
  public OptionalDouble pi() {
    return piRange.map(range -> OptionalDouble.of(middle(range))).orElse(OptionalDouble.empty());
  }

  /** The ρ to train with, if given: the low end of its range. */
  public OptionalDouble rho() {
    return rhoRange.map(range -> OptionalDouble.of(range.low())).orElse(OptionalDouble.empty());
  }

  /** For a method that has no use for ρ: where it is not given, it is 0. */
  public GivenPriors withoutNeedOfRho() {
    return rhoRange.isPresent() ? this : withRho(0);
  }

  /** The same π, with ρ to be estimated. */
  public GivenPriors withoutRho() {
    return new GivenPriors(piRange, Optional.empty());
  }

  /**
   * Refuses a ρ that is given for samples that have no use for it, and a share of one table that is
   * less than what is labeled of it.
   *
   * @throws InputException if ρ is given, other than 0, and there are no negatives, or if a share
   *     cannot be
   */
  public void requireUse(PubnSamples samples) {
    requireUse(samples.hasNegatives());
    if (samples.scenario() == Scenario.ONE_SAMPLE) {
      requireRoom("prior", pi(), "positive", samples.positive(), samples);
      requireRoom(
          "rho",
          rho().orElse(0) > 0 ? rho() : OptionalDouble.empty(),
          "negative",
          samples.negative(),
          samples);
    }
  }

  /**
   * Refuses a ρ that is given, other than 0, where there are no negatives.
   *
   * @throws InputException if that is so
   */
  public void requireUse(boolean negatives) {
    if (rho().orElse(0) > 0 && !negatives) {
      throw new InputException(
          "rho " + rho().getAsDouble() + ": needs negative rows, and there are none");
    }
  }

  private static void requireRoom(
      String name, OptionalDouble share, String kind, Features labeled, PubnSamples samples) {
    double least = (double) labeled.rows() / samples.unlabeled().rows();
    if (share.isPresent() && share.getAsDouble() < least) {
      throw new InputException(
          String.format(
              Locale.ROOT,
              "%s %s: must be at least %.4f, the share of all rows that are labeled"
                  + " %s; in the one-sample scenario it is the share among all rows, labeled ones "
                  + "included",
              name,
              share.getAsDouble(),
              least,
              kind));
    }
  }
}
