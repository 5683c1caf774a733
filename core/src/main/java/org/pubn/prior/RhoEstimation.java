package org.pubn.prior;

import java.util.Arrays;
import java.util.List;
import org.pubn.risk.Group;
import org.pubn.sample.PubnSamples;

/**
 * Estimates ρ_max for a π that is known or was estimated.
 *
 * <pre>{@code
 * RhoEstimate rho = RhoEstimation.givenPi(samples, 0.3, options);
 * Priors priors = rho.priors(0.3);
 * }</pre>
 */
public final class RhoEstimation {

  private final PubnSamples samples;
  private final PriorOptions options;
  private double scoringSeconds;

  RhoEstimation(PubnSamples samples, PriorOptions options) {
    this.samples = samples;
    this.options = options;
  }

  /**
   * ρ_max for a π that is known: its interval holds what chance in P, U and bN does to it.
   *
   * @param pi π
   * @param options how the networks are trained, the replicates, the seed; the estimator of π is
   *     not asked
   * @throws IllegalArgumentException if π lies outside (0, 1), there are no biased negatives, or a
   *     sample has too few rows or too few different ones
   */
  public static RhoEstimate givenPi(PubnSamples samples, double pi, PriorOptions options) {
    if (!(pi > 0 && pi < 1)) {
      throw new IllegalArgumentException("prior " + pi + ": must lie in (0, 1)");
    }
    if (!samples.hasNegatives()) {
      throw new IllegalArgumentException(
          "negative sample: has no rows, without them there is no rho to estimate");
    }
    double[] same = new double[options.replicates()];
    Arrays.fill(same, pi);
    return new RhoEstimation(PriorEstimation.usable(samples, options.seed()), options)
        .estimate(pi, same);
  }

  /**
   * @param replicatesOfPi π̂ in each replicate of the bootstrap
   */
  RhoEstimate estimate(double pi, double[] replicatesOfPi) {
    RhoMax method = new RhoMax();
    long start = System.nanoTime();
    CrossFittedScores ofNegative =
        CrossFitting.of(samples, Group.NEGATIVE, options)
            .fit(ranks -> method.estimate(List.of(Tails.of(ranks)), pi));
    scoringSeconds += (System.nanoTime() - start) * 1e-9;
    List<Tails> scorings =
        List.of(Tails.of(ofNegative.contrastRanks()), Tails.of(ofNegative.refinedRanks()));
    Interval interval =
        new TailIntervals(new BestBin(), PriorEstimation.bootstrap(options))
            .rhoMax(method, scorings, pi, replicatesOfPi);
    return new RhoEstimate(method.estimate(scorings, pi), interval, interval.low());
  }

  /** Time of the networks so far. */
  double scoringSeconds() {
    return scoringSeconds;
  }
}
