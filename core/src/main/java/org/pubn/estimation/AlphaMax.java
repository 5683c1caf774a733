package org.pubn.estimation;

import java.util.Arrays;
import org.pubn.crossfit.HeldOutScores;
import org.pubn.data.InputException;
import org.pubn.numbers.Quantiles;
import org.pubn.numbers.Sigmoid;
import org.pubn.sample.Role;

/**
 * AlphaMax (Jain, White, Trosset and Radivojac, <i>Nonparametric semi-supervised learning of class
 * proportions</i>, 2016) on the scores of a classifier of P against U. Both densities are
 * histograms on the same bins, with fractions P_i and w_i; a share β_i of bin i of U is taken to be
 * positive. For each α the likelihood of both samples, each weighted by its size,
 *
 * <pre>L(α) = max Σ_i P_i ln(β_i w_i / α) + Σ_i w_i ln((1 − β_i) w_i + α P_i)
 *        over 0 ≤ β_i ≤ 1 with Σ_i w_i β_i = α</pre>
 *
 * <p>stays nearly the same while α ≤ π, and falls where α is larger, because then U has no room for
 * so many positives. π̂ is the elbow of the curve.
 *
 * <p>The elbow is found as in the authors' program: the fall −L, made monotone, smoothed by running
 * medians of five and scaled to [0, 1], is fitted by a line over the ten points up to α and by one
 * over the ten points after; π̂ is the α with the largest difference of slopes over 0.01 plus the
 * median of the ten points before. Here the lines are ordinary least squares, there they must also
 * stay below the curve. Bins have the width of Scott's rule for the scores of P.
 */
record AlphaMax() {

  private static final int POINTS = 99;
  private static final int WINDOW = 10;
  private static final int SMOOTHING = 5;
  private static final int MOST_BINS = 1000;

  /** Why it is not asked about smaller π. */
  static final String SILENT = "AlphaMax: cannot say less than 0.1, and is not asked below it";

  /** The least and the greatest value it can give. */
  static final double LEAST = WINDOW / 100.0;

  static final double GREATEST = (POINTS - WINDOW) / 100.0;

  /**
   * π̂, a multiple of 0.01 between 0.1 and 0.89, where there are points enough on both sides.
   *
   * @param logits of a classifier of P against U
   * @throws InputException if all positives have the same score
   */
  public double estimate(HeldOutScores logits) {
    return elbow(
        curve(probabilities(logits, Role.POSITIVE), probabilities(logits, Role.UNLABELED)));
  }

  static double[] probabilities(HeldOutScores logits, Role role) {
    return Arrays.stream(logits.of(role)).map(Sigmoid::of).toArray();
  }

  /** L(α) at α = 0.01, …, 0.99. */
  static double[] curve(double[] positive, double[] unlabeled) {
    double low = Math.min(min(positive), min(unlabeled));
    double high = Math.max(max(positive), max(unlabeled));
    double width = binWidth(positive);
    int bins = (int) Math.min(MOST_BINS, Math.max(1, Math.ceil((high - low) / width)));
    double[] p = histogram(positive, low, high, bins);
    double[] w = histogram(unlabeled, low, high, bins);
    double[] curve = new double[POINTS];
    Arrays.setAll(curve, i -> new BinShares(p, w, (i + 1) / 100.0).likelihood());
    return curve;
  }

  /** 3.49 s n^(−1/3), with s the standard deviation. */
  private static double binWidth(double[] values) {
    double mean = Arrays.stream(values).average().orElse(0);
    double squares = Arrays.stream(values).map(v -> (v - mean) * (v - mean)).sum();
    if (!(squares > 0)) {
      throw new InputException(
          "AlphaMax: all " + values.length + " positives have the same score, there is no density");
    }
    return 3.49 * Math.sqrt(squares / (values.length - 1)) / Math.cbrt(values.length);
  }

  private static double min(double[] values) {
    return Arrays.stream(values).min().orElse(0);
  }

  private static double max(double[] values) {
    return Arrays.stream(values).max().orElse(0);
  }

  private static double[] histogram(double[] values, double low, double high, int bins) {
    double[] fractions = new double[bins];
    for (double value : values) {
      int bin = (int) Math.min(bins - 1, (value - low) / (high - low) * bins);
      fractions[bin] += 1.0 / values.length;
    }
    return fractions;
  }

  /** The α of the elbow of a curve at 0.01, …, 0.99. */
  static double elbow(double[] curve) {
    double[] fall = scaled(smoothed(monotone(curve)));
    int best = WINDOW - 1;
    double steepest = Double.NEGATIVE_INFINITY;
    for (int i = WINDOW - 1; i + WINDOW < fall.length; i++) {
      double before = slope(fall, i - WINDOW + 1);
      double after = slope(fall, i + 1);
      double change = (after - before) / (median(fall, i - WINDOW + 1, i + 1) + 0.01);
      if (change > steepest) {
        steepest = change;
        best = i;
      }
    }
    return (best + 1) / 100.0;
  }

  /** −L, where L is first raised to its largest value at any larger α, so that it never rises. */
  private static double[] monotone(double[] curve) {
    double[] fall = new double[curve.length];
    double highest = Double.NEGATIVE_INFINITY;
    for (int i = curve.length - 1; i >= 0; i--) {
      highest = Math.max(highest, curve[i]);
      fall[i] = -highest;
    }
    return fall;
  }

  private static double[] smoothed(double[] values) {
    double[] smooth = new double[values.length];
    for (int i = 0; i < values.length; i++) {
      int from = Math.min(Math.max(0, i - SMOOTHING / 2), values.length - SMOOTHING);
      smooth[i] = median(values, from, from + SMOOTHING);
    }
    return smooth;
  }

  private static double[] scaled(double[] values) {
    double low = min(values);
    double range = max(values) - low;
    return Arrays.stream(values).map(v -> range == 0 ? 0 : (v - low) / range).toArray();
  }

  private static double median(double[] values, int from, int to) {
    double[] sorted = Arrays.copyOfRange(values, from, to);
    Arrays.sort(sorted);
    return Quantiles.median(sorted);
  }

  /** Slope of the least-squares line over the window that starts here, per point. */
  private static double slope(double[] values, int start) {
    double centre = (WINDOW - 1) / 2.0;
    double products = 0;
    double squares = 0;
    for (int i = 0; i < WINDOW; i++) {
      products += (i - centre) * values[start + i];
      squares += (i - centre) * (i - centre);
    }
    return products / squares;
  }
}
