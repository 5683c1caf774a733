package org.pubn.eval;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.pubn.risk.MarginLoss;
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
   * @param positive scores of P by both classifiers
   * @param unlabeled scores of U by both classifiers
   */
  public static PuDifference ofErrors(
      Pair positive, Pair unlabeled, PriorBelief prior, Bootstrap bootstrap) {
    return of(score -> score > 0 ? 0 : 1, positive, unlabeled, prior, bootstrap);
  }

  /** With the sigmoid loss: the difference of the paper's validation losses. */
  public static PuDifference ofSigmoidRisks(
      Pair positive, Pair unlabeled, PriorBelief prior, Bootstrap bootstrap) {
    return of(MarginLoss.SIGMOID::value, positive, unlabeled, prior, bootstrap);
  }

  /**
   * The scores of the same rows by two classifiers.
   *
   * <p>Immutable: the arrays are copied.
   */
  public static final class Pair {

    private final double[] first;
    private final double[] second;

    private Pair(double[] first, double[] second) {
      if (first.length != second.length || first.length == 0) {
        throw new IllegalArgumentException(
            first.length
                + " and "
                + second.length
                + " scores: must be of the same rows, one or"
                + " more");
      }
      this.first = first;
      this.second = second;
    }

    /** Two lists of scores, row by row. */
    public static Pair of(double[] first, double[] second) {
      return new Pair(first.clone(), second.clone());
    }

    /** cost of the first − cost of the second, for every row. */
    private double[] differences(Cost cost) {
      double[] differences = new double[first.length];
      Arrays.setAll(differences, i -> cost.asPositive(first[i]) - cost.asPositive(second[i]));
      return differences;
    }
  }

  private static PuDifference of(
      Cost cost, Pair positive, Pair unlabeled, PriorBelief prior, Bootstrap bootstrap) {
    double[] ofPositive = positive.differences(cost);
    // ℓ(−z) = 1 − ℓ(z): what is lost on a row as a negative is won on it as a positive.
    double[] ofUnlabeled = unlabeled.differences(cost);
    int[] positiveRows = rows(0, ofPositive.length);
    int[] unlabeledRows = rows(ofPositive.length, ofUnlabeled.length);
    List<Means> replicates =
        bootstrap.replicates(
            ofPositive.length + ofUnlabeled.length,
            Bootstrap.fromEach(positiveRows, unlabeledRows),
            counts ->
                new Means(
                    mean(ofPositive, counts, 0), -mean(ofUnlabeled, counts, ofPositive.length)));
    List<Interval> priors = PuEvaluation.priors(prior, bootstrap);
    List<Interval> ends = new ArrayList<>();
    for (int i = 0; i < replicates.size(); i++) {
      Means means = replicates.get(i);
      Interval pi = priors.get(i);
      ends.add(Interval.between(means.difference(pi.low()), means.difference(pi.high())));
    }
    Means all =
        new Means(
            Arrays.stream(ofPositive).average().orElseThrow(),
            -Arrays.stream(ofUnlabeled).average().orElseThrow());
    return new PuDifference(all.difference(prior.pi()), bootstrap.envelope(ends));
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
