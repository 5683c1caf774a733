package org.pubn.prior;

import java.util.List;
import org.pubn.risk.Group;

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
 * s(c)² = ( q̂_U(1 − q̂_U)/n_U + π̂² q̂_P(1 − q̂_P)/n_P + r² q̂_bN(1 − q̂_bN)/n_bN ) / q̂_bN²
 * </pre>
 *
 * <p>The positives are taken off because bN in p alone, inf p / p_bN, is too large where P overlaps
 * bN. The infimum is often reached only at one of several kinds of bN, so that the bin must be
 * small; what is added for chance is therefore the standard error s(c) at each c and not, as in
 * BBE, a bound for all c at once, which favours large bins.
 *
 * @param least q₀
 * @param errors z
 */
public record RhoMax(double least, double errors) {

  /** A tenth of bN at least, two standard errors. */
  public RhoMax() {
    this(0.1, 2);
  }

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
    double lowest = Double.POSITIVE_INFINITY;
    double estimate = 1 - pi;
    for (Tails tails : scorings) {
      for (int i = tails.reaching(Group.NEGATIVE, least); i < tails.thresholds(); i++) {
        if (tails.fraction(Group.UNLABELED, i) == 0) {
          // In small folds much of bN scores above all of U, where no standard error can be told.
          continue;
        }
        double ratio = ratio(tails, i, pi);
        double raised = ratio + errors * standardError(tails, i, pi);
        if (raised < lowest) {
          lowest = raised;
          estimate = ratio;
        }
      }
    }
    return Math.min(1 - pi, estimate);
  }

  /**
   * r(c); the difference in it estimates a share of examples, and so counts as 0 where negative.
   */
  static double ratio(Tails tails, int index, double pi) {
    double difference =
        tails.fraction(Group.UNLABELED, index) - pi * tails.fraction(Group.POSITIVE, index);
    return Math.max(0, difference) / tails.fraction(Group.NEGATIVE, index);
  }

  static double standardError(Tails tails, int index, double pi) {
    double ratio = ratio(tails, index, pi);
    double variance =
        variance(tails, Group.UNLABELED, index)
            + pi * pi * variance(tails, Group.POSITIVE, index)
            + ratio * ratio * variance(tails, Group.NEGATIVE, index);
    return Math.sqrt(variance) / tails.fraction(Group.NEGATIVE, index);
  }

  private static double variance(Tails tails, Group group, int index) {
    double q = tails.fraction(group, index);
    return q * (1 - q) / tails.size(group);
  }
}
