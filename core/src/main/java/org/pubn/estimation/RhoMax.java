package org.pubn.estimation;

import java.util.List;
import org.pubn.sample.Role;

/**
 * Best-bin estimation of ρ_max, the largest ρ for which the paper's decomposition exists. Theorem 1
 * asks for p = π p_P + ρ p_bN + (1 − π − ρ) p_rest with a density p_rest that is nowhere negative,
 * so it holds for every ρ from 0 to
 *
 * <pre>ρ_max = inf_x (p(x) − π p_P(x)) / p_bN(x)</pre>
 *
 * <p>ρ is thus not a property of the population as π is: all of these are right, and a ρ above
 * ρ_max is wrong for some kind of example. The idea is that of {@link BestBin}: with q(c) the
 * fraction of a sample that scores at least c under a classifier of bN against U,
 *
 * <pre>
 * ρ̂_max = r(ĉ),   r(c) = (q̂_U(c) − π̂ q̂_P(c)) / q̂_bN(c)
 * ĉ = argmin r(c) + z · s(c)   over all c with q̂_bN(c) ≥ q₀, and over several classifiers
 * s(c)² = ( q_U(1 − q_U)/n_U + π̂² q̂_P(1 − q̂_P)/n_P + r₀² q̂_bN(1 − q̂_bN)/n_bN ) / q̂_bN²
 * q_U = π̂ q̂_P + r₀ q̂_bN,   r₀ = max( r(c), min r over all c with q̂_bN(c) ≥ ½ )
 * </pre>
 *
 * <p>The positives are taken off because bN in p alone, inf p / p_bN, is too large where P overlaps
 * bN. The infimum is often reached only at one of several kinds of bN, so that the bin must be
 * small; what is added for chance is therefore the standard error s(c) at each c and not, as in
 * BBE, a bound for all c at once, which favors large bins. A small bin that few of U fell into by
 * chance must not take its own emptiness for precision: s(c) is what it would be with the ratio of
 * the large bins, r₀. For the same reason a bin ends at an example of U: one that ends just above
 * the next of them is always too empty.
 *
 * @param least q₀
 * @param errors z
 */
record RhoMax(double least, double errors) {

  /** A tenth of bN at least, four standard errors: the least of many ratios is often far off. */
  public RhoMax() {
    this(0.1, 4);
  }

  private static final double LARGE = 0.5;

  public RhoMax {
    if (!(least > 0 && least <= 1)) {
      throw new IllegalArgumentException("least fraction " + least + ": must lie in (0, 1]");
    }
    if (!(errors >= 0 && errors < 10)) {
      throw new IllegalArgumentException(
          errors + " standard errors: must be at least 0 and less than 10");
    }
  }

  /**
   * ρ̂_max, in [0, 1 − π].
   *
   * @param scorings tails under different classifiers of bN against U
   */
  public double estimate(List<Tails> scorings, double pi) {
    double reference = leastOfLargeBins(scorings, pi);
    double lowest = Double.POSITIVE_INFINITY;
    double estimate = 1 - pi;
    for (Tails tails : scorings) {
      for (int i = tails.reaching(Role.NEGATIVE, least); i < tails.thresholds(); i++) {
        if (!tails.isScore(Role.UNLABELED, i)) {
          continue;
        }
        double ratio = ratio(tails, i, pi);
        double error = standardError(tails, i, pi, Math.max(ratio, reference));
        if (ratio + errors * error < lowest) {
          lowest = ratio + errors * error;
          estimate = ratio;
        }
      }
    }
    return Math.min(1 - pi, estimate);
  }

  private static double leastOfLargeBins(List<Tails> scorings, double pi) {
    double lowest = 1 - pi;
    for (Tails tails : scorings) {
      for (int i = tails.reaching(Role.NEGATIVE, LARGE); i < tails.thresholds(); i++) {
        lowest = Math.min(lowest, ratio(tails, i, pi));
      }
    }
    return lowest;
  }

  /**
   * r(c); the difference in it estimates a share of examples, and so counts as 0 where negative.
   */
  static double ratio(Tails tails, int index, double pi) {
    double difference =
        tails.fraction(Role.UNLABELED, index) - pi * tails.fraction(Role.POSITIVE, index);
    return Math.max(0, difference) / tails.fraction(Role.NEGATIVE, index);
  }

  /** s(c) if the ratio were r₀. */
  static double standardError(Tails tails, int index, double pi, double ratio) {
    double ofPositive = tails.fraction(Role.POSITIVE, index);
    double ofNegative = tails.fraction(Role.NEGATIVE, index);
    double ofUnlabeled = Math.min(1, pi * ofPositive + ratio * ofNegative);
    double variance =
        variance(ofUnlabeled, tails.size(Role.UNLABELED))
            + pi * pi * variance(ofPositive, tails.size(Role.POSITIVE))
            + ratio * ratio * variance(ofNegative, tails.size(Role.NEGATIVE));
    return Math.sqrt(variance) / ofNegative;
  }

  private static double variance(double fraction, int size) {
    return fraction * (1 - fraction) / size;
  }
}
