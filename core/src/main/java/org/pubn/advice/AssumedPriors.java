package org.pubn.advice;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.pubn.data.Features;
import org.pubn.data.InputException;
import org.pubn.data.Warning;
import org.pubn.estimation.PriorEstimation;
import org.pubn.estimation.PriorOptions;
import org.pubn.eval.PriorBelief;
import org.pubn.prior.GivenPriors;
import org.pubn.prior.PriorReport;
import org.pubn.prior.RhoEstimate;
import org.pubn.sample.Priors;
import org.pubn.sample.PubnSamples;
import org.pubn.stats.Interval;

/**
 * The π and ρ that advice rests on, and how wrong they may be.
 *
 * @param pi π
 * @param rho ρ; no low and high end, and the value 0, where there is none to be had
 * @param rhoMax what the samples say of the largest ρ; empty without negatives
 * @param doubts what makes the estimate of π doubtful, in the words of a training
 */
public record AssumedPriors(
    Assumed pi, Assumed rho, Optional<RhoEstimate> rhoMax, List<Warning> doubts) {

  public AssumedPriors {
    doubts = List.copyOf(doubts);
  }

  /**
   * One of the two.
   *
   * @param value the value
   * @param low the least value to reckon with
   * @param high the greatest value to reckon with
   * @param estimated whether the samples gave it, with low and high end as its interval
   * @param certain whether it was given as a number; then the ends are what a person may easily be
   *     wrong by
   */
  public record Assumed(double value, double low, double high, boolean estimated, boolean certain) {

    public Assumed {
      if (!(low <= value && value <= high)) {
        throw new IllegalArgumentException(
            "assumed " + value + ": must lie between " + low + " and " + high);
      }
    }
  }

  private static final Assumed NO_RHO = new Assumed(0, 0, 0, false, true);

  /** By how much a π that is given may be wrong. */
  private static final double PI_MARGIN = 0.05;

  /** By what share of itself a ρ that is given may be wrong. */
  private static final double RHO_MARGIN = 0.1;

  /** π + ρ stays below this, so that other negatives are left to weigh. */
  private static final double MOST = 0.99;

  /**
   * Takes what is given and estimates what is not. ρ_max is always estimated where there are
   * negatives, as a ρ that is given may be too large.
   *
   * @throws IllegalArgumentException if a sample is too small for advice, or a prior is out of
   *     range or cannot be estimated
   */
  public static AssumedPriors of(PubnSamples samples, GivenPriors given, PriorOptions options) {
    given.requireUse(samples);
    requireRows("positive", samples.positive());
    requireRows("unlabeled", samples.unlabeled());
    if (samples.hasNegatives()) {
      requireRows("negative", samples.negative());
    }
    PriorReport report = PriorEstimation.estimate(samples, given.withoutRho(), options);
    Priors usable = new Priors(report.usablePi(), given.rho().orElse(0));
    Assumed pi =
        report.pi().isPresent()
            ? estimated(usable.pi(), report.piInterval())
            : given(usable.pi(), report.piInterval());
    List<Warning> doubts =
        report.warnings().stream()
            .filter(warning -> warning.kind() == Warning.Kind.DOUBTFUL_PRIORS)
            .toList();
    return of(pi, given.rhoRange(), report.rho(), doubts);
  }

  private static void requireRows(String name, Features sample) {
    if (sample.rows() < PriorEstimation.LEAST_ROWS) {
      throw new InputException(
          String.format(
              Locale.ROOT,
              "%s sample: has %d rows to learn from, advice needs %d or more",
              name,
              sample.rows(),
              PriorEstimation.LEAST_ROWS));
    }
  }

  private static AssumedPriors of(
      Assumed pi, Optional<Interval> givenRho, Optional<RhoEstimate> rhoMax, List<Warning> doubts) {
    double room = MOST - pi.value();
    Assumed rho = NO_RHO;
    if (givenRho.isPresent() && givenRho.get().low() > 0) {
      double value = givenRho.get().low();
      rho =
          givenRho.get().width() > 0
              ? bounded(new Assumed(value, value, givenRho.get().high(), false, false), room)
              : bounded(
                  new Assumed(
                      value, value * (1 - RHO_MARGIN), value * (1 + RHO_MARGIN), false, true),
                  room);
    } else if (rhoMax.isPresent() && rhoMax.get().recommended() > 0) {
      double value = rhoMax.get().priors(pi.value()).rho();
      double margin = Math.max(RHO_MARGIN * value, rhoMax.get().interval().width());
      rho =
          bounded(
              new Assumed(value, Math.max(value / 2, value - margin), value + margin, true, false),
              room);
    }
    return new AssumedPriors(bounded(pi, MOST - rho.value()), rho, rhoMax, doubts);
  }

  private static Assumed given(double pi, Optional<Interval> range) {
    if (range.isPresent()) {
      return new Assumed(pi, range.get().low(), range.get().high(), false, false);
    }
    double margin = Math.min(PI_MARGIN, Math.min(pi, 1 - pi) / 2);
    return new Assumed(pi, pi - margin, pi + margin, false, true);
  }

  private static Assumed estimated(double pi, Optional<Interval> interval) {
    double low = interval.map(Interval::low).orElse(pi - PI_MARGIN);
    double high = interval.map(Interval::high).orElse(pi + PI_MARGIN);
    return new Assumed(pi, Math.max(low, pi / 10), Math.min(high, 1 - (1 - pi) / 10), true, false);
  }

  /** With a high end of no more than there is room for. */
  private static Assumed bounded(Assumed prior, double most) {
    double high = Math.max(prior.value(), Math.min(prior.high(), most));
    return new Assumed(prior.value(), prior.low(), high, prior.estimated(), prior.certain());
  }

  /** The values that trainings take. */
  public Priors priors() {
    return new Priors(pi.value(), rho.value());
  }

  /** What is believed of π where classifiers are judged: an interval, or certainty. */
  public PriorBelief belief() {
    return pi.certain()
        ? PriorBelief.known(pi.value())
        : PriorBelief.within(pi.value(), pi.low(), pi.high());
  }
}
