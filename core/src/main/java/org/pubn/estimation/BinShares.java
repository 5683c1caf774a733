package org.pubn.estimation;

/**
 * The β of {@link AlphaMax} for one α. Its objective is a sum of concave functions, one per bin,
 * under one linear constraint, so that with r_i = P_i / w_i there is a multiplier κ with
 *
 * <pre>r_i / β_i − 1 / (1 − β_i + α r_i) = κ   in every bin with 0 &lt; β_i &lt; 1</pre>
 *
 * <p>For given κ this is a quadratic equation, κβ² − (1 + r + κ(1 + αr))β + r(1 + αr) = 0. Every
 * β_i falls as κ rises; κ is found by halving.
 */
final class BinShares {

  private static final int HALVINGS = 50;

  /** What an empty bin of U counts as, where P has examples in it. */
  private static final double FLOOR = 1e-14;

  private final double[] positive;
  private final double[] unlabeled;
  private final double alpha;
  private final double multiplier;

  /**
   * @param positive P_i
   * @param unlabeled w_i
   */
  BinShares(double[] positive, double[] unlabeled, double alpha) {
    this.positive = positive;
    this.unlabeled = unlabeled;
    this.alpha = alpha;
    this.multiplier = solve();
  }

  private double solve() {
    double low = -1;
    double high = 1;
    while (total(low) < alpha) {
      low *= 2;
    }
    while (total(high) > alpha) {
      high *= 2;
    }
    for (int i = 0; i < HALVINGS; i++) {
      double middle = (low + high) / 2;
      if (total(middle) > alpha) {
        low = middle;
      } else {
        high = middle;
      }
    }
    return (low + high) / 2;
  }

  private double total(double kappa) {
    double sum = 0;
    for (int i = 0; i < unlabeled.length; i++) {
      if (unlabeled[i] > 0) {
        sum += unlabeled[i] * share(i, kappa);
      }
    }
    return sum;
  }

  private double share(int bin, double kappa) {
    double r = positive[bin] / unlabeled[bin];
    if (r == 0) {
      return kappa < -1 ? 1 + 1 / kappa : 0;
    }
    double c = r * (1 + alpha * r);
    double b = 1 + r + kappa * (1 + alpha * r);
    // The root in (0, 1], in the form that does not cancel.
    return Math.min(1, 2 * c / (b + Math.sqrt(b * b - 4 * kappa * c)));
  }

  double share(int bin) {
    return share(bin, multiplier);
  }

  /** L(α). */
  double likelihood() {
    double sum = 0;
    for (int i = 0; i < positive.length; i++) {
      double own = unlabeled[i] > 0 ? unlabeled[i] * share(i) : 0;
      if (positive[i] > 0) {
        sum += positive[i] * StrictMath.log(Math.max(FLOOR, own / alpha));
      }
      if (unlabeled[i] > 0) {
        sum += unlabeled[i] * StrictMath.log(unlabeled[i] - own + alpha * positive[i]);
      }
    }
    return sum;
  }
}
