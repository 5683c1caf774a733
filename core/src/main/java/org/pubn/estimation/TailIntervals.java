package org.pubn.estimation;

import java.util.Arrays;
import java.util.List;
import org.pubn.sample.Role;
import org.pubn.stats.Bootstrap;
import org.pubn.stats.Interval;

/**
 * Bootstrap intervals of what is read from tails. P, U and bN are drawn anew and the best bin is
 * chosen anew; the networks, and so the scores, stay as they are. Hence the intervals tell how far
 * chance in the samples moves the answer for these scores, not how other networks would score.
 *
 * <p>No drawing anew shows that the best bin holds negatives, which makes π̂ too large. The low end
 * of the interval of π therefore also looks at purer bins: it is the lower of the low ends of the
 * best bin and of the one with the highest third of P. For {@link BinomialBin} it is also lowered
 * by what the ratio at the highest fifth of P is below π̂. The least of many ratios is too low in a
 * replicate rather than too high; so the high end is at least as far from π̂ as the low quantile.
 */
final class TailIntervals {

  static final double PURER = 1 / 3.0;

  private static final double PUREST = 0.2;

  private final BestBin bestBin;
  private final Bootstrap bootstrap;

  TailIntervals(BestBin bestBin, Bootstrap bootstrap) {
    this.bestBin = bestBin;
    this.bootstrap = bootstrap;
  }

  /** The interval of π. */
  Interval pi(Tails tails) {
    double[] best = replicatesOfPi(tails);
    double[] purer =
        bootstrap.replicates(
            random -> {
              Tails replicate = tails.resampled(random);
              return ratioAt(replicate, PURER);
            });
    double estimate = bestBin.estimate(tails);
    return Interval.ofShare(
        Math.min(estimate, Math.min(bootstrap.low(best), bootstrap.low(purer))),
        Math.max(estimate, bootstrap.high(best)));
  }

  /**
   * The interval of π by the binomial bin.
   *
   * @param tails those of the scoring that the best bin belongs to
   * @param estimate π̂
   */
  Interval pi(BinomialBin method, Tails tails, double estimate) {
    double[] best = new double[bootstrap.resamples()];
    double[] purer = new double[best.length];
    for (int i = 0; i < best.length; i++) {
      Tails replicate = tails.resampled(bootstrap.random(i));
      best[i] = method.estimate(List.of(replicate));
      purer[i] = ratioAt(replicate, PURER);
    }
    double low = bootstrap.low(best);
    double fall = Math.max(0, estimate - ratioAt(tails, PUREST));
    return Interval.ofShare(
        Math.min(estimate, Math.min(low - fall, bootstrap.low(purer))),
        Math.max(estimate, Math.max(bootstrap.high(best), 2 * estimate - low)));
  }

  private List<Tails> resampled(List<Tails> scorings, int replicate) {
    return scorings.stream().map(tails -> tails.resampled(bootstrap.random(replicate))).toList();
  }

  /** The ratio q̂_U / q̂_P of the bin with this fraction of P. */
  static double ratioAt(Tails tails, double fraction) {
    return BestBin.ratio(tails, tails.reaching(Role.POSITIVE, fraction));
  }

  /** The percentile interval, widened where it must be to contain the estimate itself. */
  static Interval around(double estimate, double[] replicates, Bootstrap bootstrap) {
    return Interval.ofShare(
        Math.min(estimate, bootstrap.low(replicates)),
        Math.max(estimate, bootstrap.high(replicates)));
  }

  double[] replicatesOfPi(Tails tails) {
    return bootstrap.replicates(random -> bestBin.estimate(tails.resampled(random)));
  }

  /**
   * The interval of ρ_max. Replicate i of all tails draws the same examples.
   *
   * @param scorings tails under classifiers of bN against U
   * @param pi π̂
   * @param replicatesOfPi π̂ in each replicate
   */
  Interval rhoMax(RhoMax rhoMax, List<Tails> scorings, double pi, double[] replicatesOfPi) {
    double[] values = new double[bootstrap.resamples()];
    Arrays.setAll(
        values,
        i -> {
          return rhoMax.estimate(resampled(scorings, i), replicatesOfPi[i]);
        });
    return around(rhoMax.estimate(scorings, pi), values, bootstrap);
  }
}
