package org.pubn.estimation;

import java.util.Arrays;
import java.util.List;
import org.pubn.crossfit.CrossFittedScores;
import org.pubn.data.InputException;
import org.pubn.prior.GivenPriors;
import org.pubn.prior.RhoEstimate;
import org.pubn.sample.PubnSamples;
import org.pubn.sample.Role;
import org.pubn.stats.Interval;

/** Estimates ρ_max for a π that is known or was estimated. */
final class RhoEstimation {

  private final PubnSamples samples;
  private final PriorOptions options;
  private double scoringSeconds;

  RhoEstimation(PubnSamples samples, PriorOptions options) {
    this.samples = samples;
    this.options = options;
  }

  /**
   * ρ_max for a π that is known: its interval holds what chance in P, U and bN does to it and,
   * where π is known roughly, every π of its range.
   *
   * @param given π, and its range
   * @param options how the networks are trained, the replicates, the seed; the estimator of π is
   *     not asked
   * @throws InputException if there are no biased negatives, or a sample has too few rows or too
   *     few different ones
   */
  static RhoEstimate givenPi(PubnSamples samples, GivenPriors given, PriorOptions options) {
    double pi = given.pi().orElseThrow();
    Interval range = given.piRange().orElseThrow();
    if (!samples.hasNegatives()) {
      throw new InputException("negative sample: has no rows, so there is no rho to estimate");
    }
    double[] possible = new double[options.replicates()];
    Arrays.setAll(possible, i -> range.low() + range.width() * i / (possible.length - 1));
    return new RhoEstimation(PriorEstimation.usable(samples, options.seed(), "give rho"), options)
        .estimate(pi, possible);
  }

  /**
   * @param replicatesOfPi π̂ in each replicate of the bootstrap
   */
  RhoEstimate estimate(double pi, double[] replicatesOfPi) {
    RhoMax method = new RhoMax();
    long start = System.nanoTime();
    CrossFittedScores ofNegative =
        options
            .crossFitting(samples, Role.NEGATIVE)
            .fit(ranks -> method.estimate(List.of(Tails.of(ranks)), pi));
    scoringSeconds += (System.nanoTime() - start) * 1e-9;
    List<Tails> scorings =
        List.of(Tails.of(ofNegative.contrastRanks()), Tails.of(ofNegative.refinedRanks()));
    Interval interval =
        new TailIntervals(new BestBin(), PriorEstimation.bootstrap(options))
            .rhoMax(method, scorings, pi, replicatesOfPi);
    return new RhoEstimate(method.estimate(scorings, pi), interval);
  }

  /** Time of the networks so far. */
  double scoringSeconds() {
    return scoringSeconds;
  }
}
