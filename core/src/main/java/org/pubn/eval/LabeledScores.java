package org.pubn.eval;

import java.util.Arrays;
import java.util.function.DoubleUnaryOperator;
import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;
import org.pubn.data.InputException;
import org.pubn.numbers.Sigmoid;

/** The scores of rows whose true labels are known. Immutable. */
public final class LabeledScores {

  private final double[] positive;
  private final double[] negative;
  private final DoubleUnaryOperator link;

  private LabeledScores(
      int size, IntToDoubleFunction scores, boolean[] labels, DoubleUnaryOperator link) {
    if (size != labels.length) {
      throw new IllegalArgumentException(size + " scores for " + labels.length + " labels");
    }
    if (size == 0) {
      throw new InputException("scores: there are none, at least one is needed");
    }
    this.positive = sorted(rows(labels, true), scores);
    this.negative = sorted(rows(labels, false), scores);
    this.link = link;
  }

  /**
   * Scores g(x) of a classifier. Their probabilities are 1 / (1 + exp(−g(x))).
   *
   * @param labels {@code true} for y = +1 and {@code false} for y = −1
   * @throws IllegalArgumentException if there is no score, the lengths differ, or a score is not
   *     finite
   */
  public static LabeledScores ofScores(double[] scores, boolean... labels) {
    return new LabeledScores(scores.length, i -> scores[i], labels, Sigmoid::of);
  }

  /** Like {@link #ofScores(double[], boolean...)}. */
  public static LabeledScores ofScores(float[] scores, boolean... labels) {
    return new LabeledScores(scores.length, i -> scores[i], labels, Sigmoid::of);
  }

  /**
   * Like {@link #ofScores(double[], boolean...)}, with probabilities that are made otherwise.
   *
   * @param probability of a score; not falling
   */
  public static LabeledScores ofScores(
      float[] scores, DoubleUnaryOperator probability, boolean... labels) {
    return new LabeledScores(scores.length, i -> scores[i], labels, probability);
  }

  /**
   * Probabilities of the positive class, which are their own scores: a threshold is one of
   * probability.
   *
   * @throws IllegalArgumentException if there is none, the lengths differ, or one lies outside [0,
   *     1]
   */
  public static LabeledScores ofProbabilities(double[] probabilities, boolean... labels) {
    for (int i = 0; i < probabilities.length; i++) {
      if (!(probabilities[i] >= 0 && probabilities[i] <= 1)) {
        throw new IllegalArgumentException(
            "probability of row " + i + ": is " + probabilities[i] + ", must lie in [0, 1]");
      }
    }
    return new LabeledScores(probabilities.length, i -> probabilities[i], labels, p -> p);
  }

  /** The rows with a label, rising. */
  private static int[] rows(boolean[] labels, boolean label) {
    return IntStream.range(0, labels.length).filter(row -> labels[row] == label).toArray();
  }

  private static double[] sorted(int[] rows, IntToDoubleFunction scores) {
    double[] values = new double[rows.length];
    for (int i = 0; i < rows.length; i++) {
      values[i] = Ranking.finite(scores.applyAsDouble(rows[i]), rows[i]);
    }
    Arrays.parallelSort(values);
    return values;
  }

  /** How many rows are positive. */
  public int positives() {
    return positive.length;
  }

  /** How many rows are negative. */
  public int negatives() {
    return negative.length;
  }

  /** The positives as the first sample, the negatives as the second. */
  Ranking ranking() {
    return new Ranking(positive, negative);
  }

  /** The predicted probability of the positive class at a score. */
  double probability(double score) {
    return link.applyAsDouble(score);
  }

  /** Where the scores of both classes lie. */
  ScoreHistogram histogram() {
    return ScoreHistogram.of("positive", positive, "negative", negative);
  }
}
