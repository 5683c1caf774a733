package org.pubn.estimation;

import java.util.Arrays;

/**
 * Sums of Gaussian kernels over the folds of P and of U, from which every β of {@link PenalisedL1}
 * follows.
 */
final class KernelSums {

  /** For each fold, Σ φ_l(x) for every center l. */
  private final FoldSums positive;

  private final FoldSums unlabeled;

  KernelSums(FoldSums positive, FoldSums unlabeled) {
    this.positive = positive;
    this.unlabeled = unlabeled;
  }

  /** The sums of one sample: for each fold, one sum per center, and how many rows it has. */
  static final class FoldSums {

    private final double[][] sums;
    private final int[] counts;

    private FoldSums(double[][] sums, int[] counts) {
      this.sums = sums;
      this.counts = counts;
    }

    int folds() {
      return counts.length;
    }

    /** Means over all folds, or over all but one. */
    double[] means(int without) {
      double[] means = new double[sums[0].length];
      int count = 0;
      for (int fold = 0; fold < sums.length; fold++) {
        if (fold != without) {
          double[] own = sums[fold];
          Arrays.setAll(means, l -> means[l] + own[l]);
          count += counts[fold];
        }
      }
      double size = count;
      Arrays.setAll(means, l -> means[l] / size);
      return means;
    }

    /** Means over one fold. */
    double[] meansOf(int fold) {
      return Arrays.stream(sums[fold]).map(sum -> sum / counts[fold]).toArray();
    }
  }

  static FoldSums byFold(double[][] squaredDistances, double sigma, int[] foldOf, int folds) {
    double[][] sums = new double[folds][squaredDistances[0].length];
    int[] counts = new int[folds];
    for (int row = 0; row < squaredDistances.length; row++) {
      double[] distances = squaredDistances[row];
      double[] own = sums[foldOf[row]];
      counts[foldOf[row]]++;
      for (int l = 0; l < own.length; l++) {
        own[l] += StrictMath.exp(-distances[l] / (2 * sigma * sigma));
      }
    }
    return new FoldSums(sums, counts);
  }

  /** λ times the mean over folds of Σ_l α_l β_l, α from the other folds, β from the fold. */
  double crossValidated(double theta) {
    int folds = positive.folds();
    double sum = 0;
    for (int fold = 0; fold < folds; fold++) {
      double[] learned = beta(theta, positive.means(fold), unlabeled.means(fold));
      double[] heldOut = beta(theta, positive.meansOf(fold), unlabeled.meansOf(fold));
      for (int l = 0; l < learned.length; l++) {
        sum += Math.max(0, learned[l]) * heldOut[l];
      }
    }
    return sum / folds;
  }

  /** Σ_l max(0, β_l)² over all rows. */
  double penalised(double theta) {
    double sum = 0;
    for (double beta : beta(theta, positive.means(-1), unlabeled.means(-1))) {
      sum += Math.max(0, beta) * Math.max(0, beta);
    }
    return sum;
  }

  private static double[] beta(double theta, double[] positive, double[] unlabeled) {
    double[] beta = new double[positive.length];
    Arrays.setAll(beta, l -> theta * positive[l] - unlabeled[l]);
    return beta;
  }
}
