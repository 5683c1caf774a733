package org.pubn.prior;

import java.util.Arrays;
import java.util.List;
import org.pubn.risk.Group;

/**
 * Bootstrap intervals of what is read from tails. P, U and bN are drawn anew and the best bin is
 * chosen anew; the networks, and so the scores, stay as they are. Hence the intervals tell how far
 * chance in the samples moves the answer for these scores, not how other networks would score.
 *
 * <p>No drawing anew shows that the best bin holds negatives, which makes π̂ too large. The low end
 * of the interval of π therefore also looks at a purer bin, the one that holds the highest third of
 * P: it is the lower of the low ends of both.
 */
final class TailIntervals {

  private static final double PURER = 1 / 3.0;

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
        bootstrap.replicate(
            random -> {
              Tails replicate = tails.resampled(random);
              return BestBin.ratio(replicate, replicate.reaching(Group.POSITIVE, PURER));
            });
    double estimate = bestBin.estimate(tails);
    return Interval.clipped(
        Math.min(estimate, Math.min(bootstrap.low(best), bootstrap.low(purer))),
        Math.max(estimate, bootstrap.high(best)),
        bootstrap.level());
  }

  double[] replicatesOfPi(Tails tails) {
    return bootstrap.replicate(random -> bestBin.estimate(tails.resampled(random)));
  }

  /**
   * The interval of ρ_max. Replicate i of all tails draws the same examples.
   *
   * @param scorings tails under classifiers of bN against U
   * @param pi π̂
   * @param replicatesOfPi π̂ in each replicate
   */
  Interval rhoMax(RhoMax rhoMax, List<Tails> scorings, double pi, double[] replicatesOfPi) {
    double[] values = new double[bootstrap.replicates()];
    Arrays.setAll(
        values,
        i -> {
          List<Tails> replicates =
              scorings.stream().map(tails -> tails.resampled(bootstrap.random(i))).toList();
          return rhoMax.estimate(replicates, replicatesOfPi[i]);
        });
    return bootstrap.interval(rhoMax.estimate(scorings, pi), values);
  }
}
