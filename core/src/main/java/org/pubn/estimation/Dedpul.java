package org.pubn.estimation;

import java.util.Arrays;
import org.pubn.crossfit.HeldOutScores;
import org.pubn.data.InputException;
import org.pubn.numbers.Quantiles;
import org.pubn.sample.Role;

/**
 * DEDPUL, the difference of estimated densities (Ivanov, <i>DEDPUL: Difference-of-Estimated-
 * Densities-based Positive-Unlabeled Learning</i>, ICMLA 2020), on the scores of a classifier of P
 * against U. Gaussian kernels give densities f_P and f_U of the logits, with bandwidths of 0.1 and
 * 0.05 standard deviations. At each example of U, in the order of their scores,
 *
 * <pre>r = min( f_P / f_U, 50 )</pre>
 *
 * <p>is smoothed by running medians of eleven, raised to the largest value at any lower score from
 * the middle of the mean scores of P and U upward, smoothed by running medians over a tenth of U,
 * and sorted: it rises with the score, as the true ratio does. The share of positives is then the
 * fixed point that expectation and maximisation reach from π = 1,
 *
 * <pre>π ← (1/n_U) Σ_{x ∈ U} min(1, π r(x))</pre>
 *
 * <p>It degenerates to 0 where the mean of r is below 1; below 1/50 it has. Then π̂ is the elbow of
 * D(π) = π − (1/n_U) Σ min(1, π r): of all multiples of 0.001 with D(π) &lt; 0.05 the one where D
 * turns up the most, by its second difference; the last of them where it does not turn.
 *
 * <p>Of more than 10,000 scores of a sample, so many are taken, evenly spread over their order. The
 * authors' program also lets single peaks of r decay; that is left out.
 */
record Dedpul() {

  private static final double OF_POSITIVE = 0.1;
  private static final double OF_UNLABELED = 0.05;

  /** Beyond so many bandwidths a kernel is nothing, and farther examples are left out. */
  private static final double REACH = 8;

  private static final double MOST_RATIO = 50;

  /** What no answer can be below while r is at most 50. */
  private static final double LEAST = 1 / MOST_RATIO;

  private static final int MOST_SCORES = 10_000;
  private static final int NEIGHBORS = 5;
  private static final int SMOOTHED_PARTS = 20;
  private static final int STEPS = 1000;
  private static final double TOLERANCE = 1e-5;
  private static final double MOST_DIFFERENCE = 0.05;
  private static final double ROUNDING = 1e-12;

  /**
   * π̂.
   *
   * @param logits of a classifier of P against U
   * @throws InputException if all examples of a sample have the same score
   */
  public double estimate(HeldOutScores logits) {
    return fixedPoint(ratios(logits.of(Role.POSITIVE), logits.of(Role.UNLABELED)));
  }

  /** r at the examples of U, rising. */
  static double[] ratios(double[] positive, double[] unlabeled) {
    double[] p = some(positive);
    double[] u = some(unlabeled);
    double[] ofPositive = densities(u, p, OF_POSITIVE);
    double[] ofUnlabeled = densities(u, u, OF_UNLABELED);
    double[] ratios = new double[u.length];
    Arrays.setAll(ratios, i -> Math.min(MOST_RATIO, ofPositive[i] / ofUnlabeled[i]));
    ratios = smoothed(ratios, NEIGHBORS);
    double middle = (mean(p) + mean(u)) / 2;
    for (int i = 1; i < ratios.length; i++) {
      if (u[i - 1] >= middle) {
        ratios[i] = Math.max(ratios[i], ratios[i - 1]);
      }
    }
    ratios = smoothed(ratios, ratios.length / SMOOTHED_PARTS);
    Arrays.sort(ratios);
    return ratios;
  }

  private static double[] some(double[] scores) {
    double[] sorted = scores.clone();
    Arrays.sort(sorted);
    if (sorted.length <= MOST_SCORES) {
      return sorted;
    }
    double[] taken = new double[MOST_SCORES];
    Arrays.setAll(taken, i -> sorted[(int) ((long) i * sorted.length / MOST_SCORES)]);
    return taken;
  }

  private static double mean(double[] values) {
    return Arrays.stream(values).average().orElseThrow();
  }

  /**
   * The density of a sample at some places.
   *
   * @param at the places, rising
   * @param sample rising
   * @param factor of its standard deviation
   */
  static double[] densities(double[] at, double[] sample, double factor) {
    double mean = mean(sample);
    double squares = Arrays.stream(sample).map(x -> (x - mean) * (x - mean)).sum();
    if (!(squares > 0)) {
      throw new InputException(
          "DEDPUL: all " + sample.length + " examples have the same score, there is no density");
    }
    double width = factor * Math.sqrt(squares / (sample.length - 1));
    double scale = sample.length * width * Math.sqrt(2 * Math.PI);
    double[] densities = new double[at.length];
    int from = 0;
    for (int i = 0; i < at.length; i++) {
      while (from < sample.length && sample[from] < at[i] - REACH * width) {
        from++;
      }
      double sum = 0;
      for (int j = from; j < sample.length && sample[j] <= at[i] + REACH * width; j++) {
        double distance = (at[i] - sample[j]) / width;
        sum += StrictMath.exp(-distance * distance / 2);
      }
      densities[i] = sum / scale;
    }
    return densities;
  }

  /** Running medians of 2k + 1 values; at the ends of as many as there are. */
  static double[] smoothed(double[] values, int k) {
    double[] smooth = new double[values.length];
    double[] window = new double[2 * k + 1];
    for (int i = 0; i < values.length; i++) {
      int from = Math.max(0, i - k);
      int to = Math.min(values.length, i + k + 1);
      System.arraycopy(values, from, window, 0, to - from);
      Arrays.sort(window, 0, to - from);
      smooth[i] = Quantiles.median(Arrays.copyOf(window, to - from));
    }
    return smooth;
  }

  /** π̂ from the ratios. */
  static double fixedPoint(double[] ratios) {
    double pi = 1;
    for (int i = 0; i < STEPS; i++) {
      double next = meanOf(ratios, pi);
      if (Math.abs(next - pi) < TOLERANCE) {
        break;
      }
      pi = next;
    }
    return pi >= LEAST ? pi : elbow(ratios);
  }

  private static double elbow(double[] ratios) {
    double[] differences = new double[STEPS + 1];
    Arrays.setAll(differences, i -> (double) i / STEPS - meanOf(ratios, (double) i / STEPS));
    double steepest = Double.NEGATIVE_INFINITY;
    int best = 1;
    for (int i = 1; i < STEPS; i++) {
      double turn = differences[i + 1] - 2 * differences[i] + differences[i - 1];
      if (differences[i] < MOST_DIFFERENCE && turn > steepest - ROUNDING) {
        steepest = Math.max(steepest, turn);
        best = i;
      }
    }
    return (double) best / STEPS;
  }

  private static double meanOf(double[] ratios, double pi) {
    double sum = 0;
    for (double ratio : ratios) {
      sum += Math.min(1, pi * ratio);
    }
    return sum / ratios.length;
  }
}
