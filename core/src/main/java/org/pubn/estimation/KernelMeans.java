package org.pubn.estimation;

import java.util.Arrays;
import java.util.Locale;
import org.pubn.data.Features;
import org.pubn.data.InputException;
import org.pubn.random.Seed;
import org.pubn.sample.PubnSamples;

/**
 * Mixture proportion estimation by kernel mean embeddings, with gradient thresholding (KM2;
 * Ramaswamy, Scott and Tewari, <i>Mixture Proportion Estimation via Kernel Embeddings of
 * Distributions</i>, ICML 2016). With φ̂(U) and φ̂(P) the embeddings and C the convex hull of the
 * embedded examples,
 *
 * <pre>
 * d(λ) = min_{w ∈ C} ‖ λ φ̂(U) + (1 − λ) φ̂(P) − w ‖
 * π̂ = (λ̂ − 1) / λ̂,   λ̂ the least λ in [1, 8] where the slope of d exceeds ν
 * ν = 0.8 · (d(1.05) − d(1)) / 0.05 + 0.2 · ‖φ̂(U) − φ̂(P)‖
 * </pre>
 *
 * <p>For λ up to 1/(1 − π) the combination is a mixture of the two classes and d is nearly 0;
 * beyond, it leaves the hull. λ̂ is found by halving, to within 0.04, with slopes over 0.02. The
 * kernel is Gaussian; its width, of five from 0.1 to 10 median distances, is that with the largest
 * distance of the two embeddings. As λ ≤ 8, no estimate exceeds 0.87.
 *
 * @param positives at most so many rows of P
 * @param unlabeled at most so many rows of U
 */
record KernelMeans(int positives, int unlabeled) {

  private static final double LARGEST_LAMBDA = 8;
  private static final double PRECISION = 0.04;
  private static final double START_STEP = 0.05;
  private static final double THRESHOLD = 0.2;
  private static final int WIDTHS = 5;

  public KernelMeans {
    if (positives < 2 || unlabeled < 2 || positives + unlabeled > 4000) {
      throw new InputException(
          String.format(
              Locale.ROOT,
              "kernel means of %d and %d rows: must be at least 2 each and at most 4000 together",
              positives,
              unlabeled));
    }
  }

  /** At most 300 rows of P and 900 of U. */
  public KernelMeans() {
    this(300, 900);
  }

  /**
   * π̂.
   *
   * @throws InputException if P and U have equal embeddings, or half of all rows are equal
   */
  public double estimate(PubnSamples samples, Seed seed) {
    Features p = SampleRows.atMost(positives, samples.positive(), seed.child("positive"));
    Features u = SampleRows.atMost(unlabeled, samples.unlabeled(), seed.child("unlabeled"));
    return estimate(chosenKernel(u, p), u.rows());
  }

  /** The kernel matrix of all rows, those of U first, with the chosen width. */
  static double[][] chosenKernel(Features u, Features p) {
    double[][] squared = joined(u, p);
    double median = Math.sqrt(SampleRows.median(squared));
    if (median == 0) {
      throw new InputException(
          "samples: at least half of their rows are equal, no kernel width fits");
    }
    return widest(squared, median, u.rows());
  }

  /** Squared distances between all rows, those of U first. */
  private static double[][] joined(Features u, Features p) {
    double[][] within = SampleRows.squaredDistances(u, u);
    double[][] across = SampleRows.squaredDistances(u, p);
    double[][] ofPositive = SampleRows.squaredDistances(p, p);
    double[][] all = new double[u.rows() + p.rows()][u.rows() + p.rows()];
    for (int i = 0; i < all.length; i++) {
      int row = i;
      Arrays.setAll(
          all[i],
          j -> {
            if (row < u.rows()) {
              return j < u.rows() ? within[row][j] : across[row][j - u.rows()];
            }
            return j < u.rows()
                ? across[j][row - u.rows()]
                : ofPositive[row - u.rows()][j - u.rows()];
          });
    }
    return all;
  }

  private static double[][] widest(double[][] squared, double median, int ofU) {
    double[][] best = squared;
    double furthest = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < WIDTHS; i++) {
      double sigma = median * StrictMath.pow(10, -1 + 2.0 * i / (WIDTHS - 1));
      double[][] kernel = kernel(squared, sigma);
      double distance = distance(kernel, ofU);
      if (distance > furthest) {
        furthest = distance;
        best = kernel;
      }
    }
    return best;
  }

  private static double[][] kernel(double[][] squared, double sigma) {
    double[][] kernel = new double[squared.length][squared.length];
    for (int i = 0; i < kernel.length; i++) {
      for (int j = 0; j <= i; j++) {
        kernel[i][j] = StrictMath.exp(-squared[i][j] / (2 * sigma * sigma));
        kernel[j][i] = kernel[i][j];
      }
    }
    return kernel;
  }

  /** ‖φ̂(U) − φ̂(P)‖. */
  static double distance(double[][] kernel, int ofU) {
    double[] weights = combination(kernel.length, ofU, 1);
    double[] others = combination(kernel.length, ofU, 0);
    double sum = 0;
    for (int i = 0; i < weights.length; i++) {
      double row = 0;
      for (int j = 0; j < weights.length; j++) {
        row += kernel[i][j] * (weights[j] - others[j]);
      }
      sum += (weights[i] - others[i]) * row;
    }
    return Math.sqrt(Math.max(0, sum));
  }

  /** The weights of λ φ̂(U) + (1 − λ) φ̂(P). */
  static double[] combination(int rows, int ofU, double lambda) {
    double[] weights = new double[rows];
    Arrays.fill(weights, 0, ofU, lambda / ofU);
    Arrays.fill(weights, ofU, rows, (1 - lambda) / (rows - ofU));
    return weights;
  }

  /**
   * π̂ from a kernel matrix.
   *
   * @param ofU how many of its first rows belong to U; the others belong to P
   */
  static double estimate(double[][] kernel, int ofU) {
    double apart = distance(kernel, ofU);
    if (apart < 1e-9) {
      throw new InputException(
          "positive and unlabeled samples: have the same kernel mean, the prior would be 1");
    }
    SimplexProjection hull = new SimplexProjection(kernel);
    double atOne = d(hull, kernel.length, ofU, 1);
    double start = (d(hull, kernel.length, ofU, 1 + START_STEP) - atOne) / START_STEP;
    double threshold = (1 - THRESHOLD) * start + THRESHOLD * apart;
    double left = 1;
    double right = LARGEST_LAMBDA;
    while (right - left > PRECISION) {
      double middle = (left + right) / 2;
      double here = d(hull, kernel.length, ofU, middle);
      double there = d(hull, kernel.length, ofU, middle + PRECISION / 2);
      if ((there - here) * 2 / PRECISION > threshold) {
        right = middle;
      } else {
        left = middle;
      }
    }
    double lambda = (left + right) / 2;
    return (lambda - 1) / lambda;
  }

  private static double d(SimplexProjection hull, int rows, int ofU, double lambda) {
    return Math.sqrt(hull.squaredDistance(combination(rows, ofU, lambda)));
  }
}
