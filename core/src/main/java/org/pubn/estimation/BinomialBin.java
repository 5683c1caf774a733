package org.pubn.estimation;

import java.util.List;
import org.pubn.sample.Role;

/**
 * Best-bin estimation of π as in {@link BestBin}, with bins compared by what each may be off by
 * chance: the binomial standard error of its own ratio,
 *
 * <pre>
 * π̂ = r(ĉ),   r(c) = q̂_U(c) / q̂_P(c)
 * ĉ = argmin r(c) + z · s(c)   over all c with q̂_P(c) ≥ q₀, and over several scorings
 * s(c)² = ( q_U(1 − q_U)/n_U + r₀² q̂_P(1 − q̂_P)/n_P ) / q̂_P²
 * q_U = r₀ q̂_P,   r₀ = max( r(c), min r over all c with q̂_P(c) ≥ ½ )
 * </pre>
 *
 * <p>The bound of BBE is the same for a π of 0.02 as for one of 0.7. Where π is small it drives the
 * choice to bins that hold nearly all of P, and many negatives: π̂ is too high, by a factor of two
 * or more. The standard error shrinks with π, so that small and pure bins may win. That a bin with
 * few of U takes its own emptiness for precision, and that it ends just above the next of them, is
 * prevented as in {@link RhoMax}.
 *
 * <p>q₀ and z were chosen on Gaussian mixtures and MNIST, before any other data was looked at.
 *
 * @param least q₀
 * @param errors z
 */
record BinomialBin(double least, double errors) {

  private static final double LARGE = 0.5;

  /** A fifth of P at least, five standard errors. */
  public BinomialBin() {
    this(0.2, 5);
  }

  public BinomialBin {
    if (!(least > 0 && least <= LARGE)) {
      throw new IllegalArgumentException("least fraction " + least + ": must lie in (0, 0.5]");
    }
    if (!(errors >= 0 && errors < 10)) {
      throw new IllegalArgumentException(
          errors + " standard errors: must be at least 0 and less than 10");
    }
  }

  /**
   * The bin that won.
   *
   * @param scoring the position of its scoring
   * @param estimate π̂, at most 1
   */
  record Choice(int scoring, double estimate) {}

  /** π̂, at most 1. */
  double estimate(List<Tails> scorings) {
    return choose(scorings).estimate();
  }

  /**
   * The best bin of all.
   *
   * @param scorings tails of the same samples under different classifiers of P against U
   */
  Choice choose(List<Tails> scorings) {
    double reference = leastOfLargeBins(scorings);
    double lowest = Double.POSITIVE_INFINITY;
    Choice choice = new Choice(0, 1);
    for (int k = 0; k < scorings.size(); k++) {
      Tails tails = scorings.get(k);
      for (int i = tails.reaching(Role.POSITIVE, least); i < tails.thresholds(); i++) {
        if (!tails.isScore(Role.UNLABELED, i) && tails.fraction(Role.POSITIVE, i) < 1) {
          continue;
        }
        double ratio = BestBin.ratio(tails, i);
        double raised = ratio + errors * standardError(tails, i, Math.max(ratio, reference));
        if (raised < lowest) {
          lowest = raised;
          choice = new Choice(k, Math.min(1, ratio));
        }
      }
    }
    return choice;
  }

  private static double leastOfLargeBins(List<Tails> scorings) {
    double lowest = 1;
    for (Tails tails : scorings) {
      for (int i = tails.reaching(Role.POSITIVE, LARGE); i < tails.thresholds(); i++) {
        lowest = Math.min(lowest, BestBin.ratio(tails, i));
      }
    }
    return lowest;
  }

  /** s(c) if the ratio were r₀. */
  static double standardError(Tails tails, int index, double ratio) {
    double ofPositive = tails.fraction(Role.POSITIVE, index);
    double ofUnlabeled = Math.min(1, ratio * ofPositive);
    double variance =
        ofUnlabeled * (1 - ofUnlabeled) / tails.size(Role.UNLABELED)
            + ratio * ratio * ofPositive * (1 - ofPositive) / tails.size(Role.POSITIVE);
    return Math.sqrt(variance) / ofPositive;
  }
}
