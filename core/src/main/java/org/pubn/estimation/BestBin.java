package org.pubn.estimation;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import org.pubn.data.InputException;
import org.pubn.sample.Role;
import org.pubn.stats.Interval;

/**
 * Best-bin estimation of π (BBE; Garg, Wu, Smola, Balakrishnan and Lipton, <i>Mixture Proportion
 * Estimation and PU Learning: A Modern Approach</i>, NeurIPS 2021, algorithm 1). With q_P(c) and
 * q_U(c) the fractions of P and of U that score at least c,
 *
 * <pre>
 * π̂ = q̂_U(ĉ) / q̂_P(ĉ)
 * ĉ = argmin_c [ q̂_U(c) / q̂_P(c) + (1 + γ) / q̂_P(c) · ( √(ln(4/δ) / 2n_U) + √(ln(4/δ) / 2n_P) ) ]
 * </pre>
 *
 * <p>Since p = π p_P + (1 − π) p_N, the ratio is never below π at any c, and equal to π where no
 * negative scores so high. What is added to the ratio is how far it may be off by chance, by the
 * inequality of Dvoretzky, Kiefer and Wolfowitz (DKW): a bin that is pure but nearly empty does not
 * win.
 *
 * @param delta δ: the bound holds with probability 1 − δ
 * @param gamma γ
 */
record BestBin(double delta, double gamma) {

  /** With the constants of the paper. */
  public BestBin() {
    this(0.1, 0.01);
  }

  public BestBin {
    if (!(delta > 0 && delta < 1)) {
      throw new IllegalArgumentException("delta " + delta + ": must lie in (0, 1)");
    }
    if (!(gamma >= 0 && gamma < 1)) {
      throw new IllegalArgumentException("gamma " + gamma + ": must lie in [0, 1)");
    }
  }

  /** π̂, at most 1. */
  public double estimate(Tails tails) {
    return Math.min(1, ratio(tails, best(tails)));
  }

  /**
   * Of several scorings of the same samples the one whose best bin has the least bound. Under every
   * scoring the ratio is too large rather than too small, so the lowest is the nearest.
   */
  Tails bestScoring(List<Tails> scorings) {
    return scorings.stream()
        .min(Comparator.comparingDouble(tails -> raised(tails, best(tails))))
        .orElseThrow();
  }

  /** ĉ, as the index of a threshold. */
  int best(Tails tails) {
    int best = -1;
    double least = Double.POSITIVE_INFINITY;
    for (int i = 0; i < tails.thresholds(); i++) {
      double bound = raised(tails, i);
      // Above the highest positive the bound is infinite and never the least.
      if (bound < least) {
        best = i;
        least = bound;
      }
    }
    if (best < 0) {
      throw new InputException(
          String.format(
              Locale.ROOT,
              "%d positive and %d unlabeled scores: too few for best-bin estimation",
              tails.size(Role.POSITIVE),
              tails.size(Role.UNLABELED)));
    }
    return best;
  }

  /** The ratio and how far it may be off by chance. */
  private double raised(Tails tails, int index) {
    double slack =
        (1 + gamma) * (deviation(tails, Role.UNLABELED) + deviation(tails, Role.POSITIVE));
    return (tails.fraction(Role.UNLABELED, index) + slack) / tails.fraction(Role.POSITIVE, index);
  }

  static double ratio(Tails tails, int index) {
    return tails.fraction(Role.UNLABELED, index) / tails.fraction(Role.POSITIVE, index);
  }

  /** √(ln(4/δ) / 2n): with probability 1 − δ/2, no q̂(c) is further from q(c). */
  private double deviation(Tails tails, Role group) {
    return Math.sqrt(StrictMath.log(4 / delta) / (2.0 * tails.size(group)));
  }

  /**
   * The interval that follows from DKW alone, at level 1 − δ. Its high end needs no assumption:
   * with this probability, π is at most every (q̂_U(c) + ε_U) / (q̂_P(c) − ε_P). Its low end,
   * (q̂_U(ĉ) − ε_U) / (q̂_P(ĉ) + ε_P), assumes that no negative scores above ĉ.
   */
  public Interval bound(Tails tails) {
    double ofPositive = deviation(tails, Role.POSITIVE);
    double ofUnlabeled = deviation(tails, Role.UNLABELED);
    double high = 1;
    for (int i = 0; i < tails.thresholds(); i++) {
      double atLeast = tails.fraction(Role.POSITIVE, i) - ofPositive;
      if (atLeast > 0) {
        high = Math.min(high, (tails.fraction(Role.UNLABELED, i) + ofUnlabeled) / atLeast);
      }
    }
    int best = best(tails);
    double low =
        (tails.fraction(Role.UNLABELED, best) - ofUnlabeled)
            / (tails.fraction(Role.POSITIVE, best) + ofPositive);
    return Interval.ofShare(Math.min(low, high), high);
  }
}
