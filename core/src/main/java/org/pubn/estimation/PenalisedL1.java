package org.pubn.estimation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.pubn.data.Features;
import org.pubn.data.InputException;
import org.pubn.random.Seed;
import org.pubn.sample.PubnSamples;

/**
 * Penalized L1-distance minimization (PEN-L1; du Plessis, Niu and Sugiyama, <i>Class-prior
 * estimation for learning from positive and unlabeled data</i>, Machine Learning 106, 2017). The
 * share θ at which θ p_P comes nearest to p without exceeding it,
 *
 * <pre>
 * π̂ = argmin_θ penL1(θ)
 * penL1(θ) = (1/λ) Σ_l max(0, β_l)² − θ + 1
 * β_l = (θ/n_P) Σ_{x ∈ P} φ_l(x) − (1/n_U) Σ_{x ∈ U} φ_l(x)
 * φ_l(x) = exp(−‖x − c_l‖² / 2σ²)
 * </pre>
 *
 * <p>which is the largest value of Σ_l α_l β_l − λ/2 Σ_l α_l² over α ≥ 0, taken at α_l = max(0,
 * β_l)/λ. The centers c_l are rows of U. For each θ, σ and λ are those with the largest Σ_l α_l β_l
 * where α is from the training folds and β from the fold held out.
 *
 * @param centres at most so many kernels
 * @param rows at most so many rows of each sample
 * @param folds of the cross-validation
 * @param widths candidates for σ, in units of the median distance of U to the centers
 * @param penalties candidates for λ
 */
record PenalisedL1(int centres, int rows, int folds, List<Double> widths, List<Double> penalties) {

  /** θ = 0.01, 0.02, …, 0.99. */
  private static final int STEPS = 100;

  public PenalisedL1 {
    widths = List.copyOf(widths);
    penalties = List.copyOf(penalties);
    if (centres < 1 || rows < 2 || folds < 2 || widths.isEmpty() || penalties.isEmpty()) {
      throw new IllegalArgumentException(
          "penalized L1 distance: needs a center, two rows, two folds, a width and a penalty");
    }
  }

  /** Ten widths from 0.01 to 10 medians and ten penalties from 0.001 to 10, five folds. */
  public PenalisedL1() {
    this(300, 2000, 5, logarithmic(-2, 1), logarithmic(-3, 1));
  }

  private static List<Double> logarithmic(double from, double to) {
    List<Double> values = new ArrayList<>();
    for (int i = 0; i < 10; i++) {
      values.add(StrictMath.pow(10, from + (to - from) * i / 9));
    }
    return values;
  }

  /**
   * π̂, a multiple of 0.01.
   *
   * @throws IllegalArgumentException if a sample has fewer rows than there are folds, or all rows
   *     of U are equal
   */
  public double estimate(PubnSamples samples, Seed seed) {
    Features positive = SampleRows.atMost(rows, samples.positive(), seed.child("positive"));
    Features unlabeled = SampleRows.atMost(rows, samples.unlabeled(), seed.child("unlabeled"));
    requireRows("positive", positive);
    requireRows("unlabeled", unlabeled);
    Features chosen = SampleRows.atMost(centres, unlabeled, seed.child("centres"));
    double[][] ofPositive = SampleRows.squaredDistances(positive, chosen);
    double[][] ofUnlabeled = SampleRows.squaredDistances(unlabeled, chosen);
    double scale = Math.sqrt(SampleRows.median(ofUnlabeled));
    if (scale == 0) {
      throw new InputException(
          "unlabeled sample: at least half of its rows are equal, no kernel width fits");
    }
    int[] foldOfPositive = deal(positive.rows(), seed.child("folds of P"));
    int[] foldOfUnlabeled = deal(unlabeled.rows(), seed.child("folds of U"));
    List<KernelSums> candidates = new ArrayList<>();
    for (double width : widths) {
      double sigma = width * scale;
      candidates.add(
          new KernelSums(
              KernelSums.byFold(ofPositive, sigma, foldOfPositive, folds),
              KernelSums.byFold(ofUnlabeled, sigma, foldOfUnlabeled, folds)));
    }
    return minimise(candidates);
  }

  private void requireRows(String name, Features features) {
    if (features.rows() < folds) {
      throw new InputException(
          name + " sample: has " + features.rows() + " rows, must have at least " + folds);
    }
  }

  private int[] deal(int count, Seed seed) {
    int[] fold = new int[count];
    Arrays.setAll(fold, i -> i % folds);
    seed.random().shuffle(fold);
    return fold;
  }

  private double minimise(List<KernelSums> candidates) {
    double best = 0;
    double least = Double.POSITIVE_INFINITY;
    for (int step = 1; step < STEPS; step++) {
      double theta = (double) step / STEPS;
      double distance = distance(candidates, theta);
      if (distance < least) {
        least = distance;
        best = theta;
      }
    }
    return best;
  }

  /** penL1(θ) with the σ and λ of the best cross-validated objective; on ties the first. */
  double distance(List<KernelSums> candidates, double theta) {
    double best = Double.NEGATIVE_INFINITY;
    double distance = Double.NaN;
    for (KernelSums sums : candidates) {
      double heldOut = sums.crossValidated(theta);
      for (double lambda : penalties) {
        if (heldOut / lambda > best) {
          best = heldOut / lambda;
          distance = sums.penalised(theta) / lambda - theta + 1;
        }
      }
    }
    return distance;
  }
}
