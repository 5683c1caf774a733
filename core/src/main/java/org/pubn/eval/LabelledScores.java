package org.pubn.eval;

import java.util.Arrays;
import java.util.function.IntToDoubleFunction;
import org.pubn.sample.BinaryLabels;

/** The scores of rows whose true labels are known. Immutable. */
public final class LabelledScores {

  /** How a score becomes a probability. */
  private enum Link {
    LOGISTIC,
    IDENTITY
  }

  private final double[] positive;
  private final double[] negative;
  private final Link link;

  private LabelledScores(int size, IntToDoubleFunction scores, BinaryLabels labels, Link link) {
    if (size != labels.size()) {
      throw new IllegalArgumentException(size + " scores for " + labels.size() + " labels");
    }
    if (size == 0) {
      throw new IllegalArgumentException("scores: there are none, at least one is needed");
    }
    this.positive = sorted(labels.positiveRows(), scores);
    this.negative = sorted(labels.negativeRows(), scores);
    this.link = link;
  }

  /**
   * Scores g(x) of a classifier. Their probabilities are 1 / (1 + exp(−g(x))).
   *
   * @throws IllegalArgumentException if there is no score, the lengths differ, or a score is not
   *     finite
   */
  public static LabelledScores ofScores(double[] scores, BinaryLabels labels) {
    return new LabelledScores(scores.length, i -> scores[i], labels, Link.LOGISTIC);
  }

  /** Like {@link #ofScores(double[], BinaryLabels)}. */
  public static LabelledScores ofScores(float[] scores, BinaryLabels labels) {
    return new LabelledScores(scores.length, i -> scores[i], labels, Link.LOGISTIC);
  }

  /**
   * Probabilities of the positive class, which are their own scores: a threshold is one of
   * probability.
   *
   * @throws IllegalArgumentException if there is none, the lengths differ, or one lies outside [0,
   *     1]
   */
  public static LabelledScores ofProbabilities(double[] probabilities, BinaryLabels labels) {
    for (int i = 0; i < probabilities.length; i++) {
      if (!(probabilities[i] >= 0 && probabilities[i] <= 1)) {
        throw new IllegalArgumentException(
            "probability of row " + i + ": is " + probabilities[i] + ", must lie in [0, 1]");
      }
    }
    return new LabelledScores(probabilities.length, i -> probabilities[i], labels, Link.IDENTITY);
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
    return switch (link) {
      case LOGISTIC -> 1 / (1 + StrictMath.exp(-score));
      case IDENTITY -> score;
    };
  }

  /** Where the scores of both classes lie. */
  ScoreHistogram histogram() {
    return ScoreHistogram.of("positive", positive, "negative", negative);
  }
}
