package org.pubn.estimation;

import java.util.Arrays;

/**
 * The point of the convex hull of some kernel embeddings that is nearest to a given combination of
 * them:
 *
 * <pre>d² = min (u − v)ᵀ K (u − v)   over v ≥ 0, Σ v = 1</pre>
 *
 * <p>By moving weight between two coordinates at a time, as sequential minimal optimisation does
 * (Platt, 1998; the second coordinate by the largest gain, Fan, Chen and Lin, 2005). It ends where
 * no coordinate with weight has a slope above the least slope by more than a tolerance, and then d²
 * is at most twice that tolerance above the minimum, since the objective is convex.
 */
final class SimplexProjection {

  private static final double TOLERANCE = 1e-7;
  private static final int MOST_STEPS = 50_000;
  private static final double SMALLEST_CURVATURE = 1e-12;

  private final double[][] kernel;
  private final double[] weights;

  /**
   * @param kernel K, symmetric and positive semi-definite; kept
   */
  SimplexProjection(double[][] kernel) {
    this.kernel = kernel;
    this.weights = new double[kernel.length];
    Arrays.fill(weights, 1.0 / weights.length);
  }

  /** d² for some u; starts from where the last call ended. */
  double squaredDistance(double[] u) {
    double[] slopes = slopes(u);
    for (int step = 0; step < MOST_STEPS && improve(slopes); step++) {}
    // (u − v)ᵀ K (u − v) with K (v − u) already at hand, exact again after many small updates.
    double[] exact = slopes(u);
    double sum = 0;
    for (int i = 0; i < u.length; i++) {
      sum += (weights[i] - u[i]) * exact[i];
    }
    return Math.max(0, sum);
  }

  /** K (v − u): half the gradient. */
  private double[] slopes(double[] u) {
    double[] slopes = new double[u.length];
    for (int j = 0; j < u.length; j++) {
      double difference = weights[j] - u[j];
      if (difference != 0) {
        double[] column = kernel[j];
        for (int i = 0; i < slopes.length; i++) {
          slopes[i] += difference * column[i];
        }
      }
    }
    return slopes;
  }

  private boolean improve(double[] slopes) {
    int from = steepestWithWeight(slopes);
    int to = bestPartner(from, slopes);
    if (to < 0) {
      return false;
    }
    double amount = Math.min(weights[from], (slopes[from] - slopes[to]) / curvature(from, to));
    weights[from] -= amount;
    weights[to] += amount;
    double[] gained = kernel[to];
    double[] lost = kernel[from];
    for (int i = 0; i < slopes.length; i++) {
      slopes[i] += amount * (gained[i] - lost[i]);
    }
    return true;
  }

  private int steepestWithWeight(double[] slopes) {
    int steepest = -1;
    for (int i = 0; i < slopes.length; i++) {
      if (weights[i] > 0 && (steepest < 0 || slopes[i] > slopes[steepest])) {
        steepest = i;
      }
    }
    return steepest;
  }

  private int bestPartner(int from, double[] slopes) {
    int best = -1;
    double largest = 0;
    for (int i = 0; i < slopes.length; i++) {
      double fall = slopes[from] - slopes[i];
      if (fall > TOLERANCE) {
        double gain = fall * fall / curvature(from, i);
        if (gain > largest) {
          largest = gain;
          best = i;
        }
      }
    }
    return best;
  }

  private double curvature(int i, int j) {
    return Math.max(SMALLEST_CURVATURE, kernel[i][i] + kernel[j][j] - 2 * kernel[i][j]);
  }
}
