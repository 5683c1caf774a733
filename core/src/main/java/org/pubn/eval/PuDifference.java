package org.pubn.eval;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.pubn.risk.MarginLoss;
import org.pubn.sample.ByRole;
import org.pubn.stats.Bootstrap;
import org.pubn.stats.Interval;

/**
 * By how much the unbiased PU risk of one classifier exceeds that of another, on the same rows. For
 * a loss with ℓ(z) + ℓ(−z) = 1, such as the zero-one and the sigmoid loss, the risk is R̂(g) = 2π
 * R̂_P⁺(g) − π + R̂_U⁻(g), so that
 *
 * <pre>R̂(g) − R̂(h) = 2π · mean over P of (ℓ(g) − ℓ(h)) + mean over U of (ℓ(−g) − ℓ(−h))</pre>
 *
 * <p>Only rows about which the two differ count, which makes the interval much shorter than those
 * of the two risks. It is made as in {@link PuEvaluation}: both samples are resampled, the two
 * classifiers always together, and every resample is looked at from both ends of what is believed
 * of π.
 *
 * @param value R̂(g) − R̂(h): positive where the first classifier is worse
 * @param interval of it
 */
public record PuDifference(double value, Interval interval) {

  /** What a row costs each of two classifiers. */
  private interface Cost {
    /** ℓ(score): the cost of calling it negative. */
    double asPositive(double score);
  }

  /**
   * With the zero-one loss: the difference of the estimated errors. A row is called positive where
   * its score exceeds 0.
   *
   * @param first scores of P and U by the first classifier
   * @param second scores of the same rows by the second
   */
  public static PuDifference ofErrors(
      ByRole<double[]> first, ByRole<double[]> second, PriorBelief prior, Bootstrap bootstrap) {
    return of(score -> score > 0 ? 0 : 1, first, second, prior, bootstrap);
  }

  /** With the sigmoid loss: the difference of the paper's validation losses. */
  public static PuDifference ofSigmoidRisks(
      ByRole<double[]> first, ByRole<double[]> second, PriorBelief prior, Bootstrap bootstrap) {
    return of(MarginLoss.SIGMOID::value, first, second, prior, bootstrap);
  }

  private static PuDifference of(
      Cost cost,
      ByRole<double[]> first,
      ByRole<double[]> second,
      PriorBelief prior,
      Bootstrap bootstrap) {
    double[] ofPositive = differences(cost, first.positive(), second.positive());
    // ℓ(−z) = 1 − ℓ(z): what is lost on a row as a negative is won on it as a positive.
    double[] ofUnlabeled = differences(cost, first.unlabeled(), second.unlabeled());
    int[] positiveRows = rows(0, ofPositive.length);
    int[] unlabeledRows = rows(ofPositive.length, ofUnlabeled.length);
    List<Means> replicates =
        bootstrap.replicates(
            ofPositive.length + ofUnlabeled.length,
            Bootstrap.fromEach(positiveRows, unlabeledRows),
            counts ->
                new Means(
                    mean(ofPositive, counts, 0), -mean(ofUnlabeled, counts, ofPositive.length)));
    Interval pi = prior.ends();
    List<Interval> ends = new ArrayList<>();
    for (Means means : replicates) {
      ends.add(Interval.between(means.difference(pi.low()), means.difference(pi.high())));
    }
    Means all =
        new Means(
            Arrays.stream(ofPositive).average().orElseThrow(),
            -Arrays.stream(ofUnlabeled).average().orElseThrow());
    return new PuDifference(all.difference(prior.pi()), bootstrap.envelope(ends));
  }

  /** cost of the first − cost of the second, for every row. */
  private static double[] differences(Cost cost, double[] first, double[] second) {
    if (first.length != second.length || first.length == 0) {
      throw new IllegalArgumentException(
          first.length
              + " and "
              + second.length
              + " scores: must be of the same rows, one or more");
    }
    double[] differences = new double[first.length];
    Arrays.setAll(differences, i -> cost.asPositive(first[i]) - cost.asPositive(second[i]));
    return differences;
  }

  /** The two means of the formula. */
  private record Means(double positive, double unlabeled) {
    double difference(double pi) {
      return 2 * pi * positive + unlabeled;
    }
  }

  private static int[] rows(int from, int count) {
    int[] rows = new int[count];
    Arrays.setAll(rows, i -> from + i);
    return rows;
  }

  private static double mean(double[] values, int[] counts, int from) {
    double sum = 0;
    for (int i = 0; i < values.length; i++) {
      sum += counts[from + i] * values[i];
    }
    return sum / values.length;
  }
}
