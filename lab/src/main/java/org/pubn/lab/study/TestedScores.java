package org.pubn.lab.study;

import java.util.Arrays;
import java.util.function.DoubleUnaryOperator;
import java.util.stream.IntStream;
import org.pubn.lab.task.BinaryLabels;
import org.pubn.random.Seed;

/** Scores of test rows beside their true labels: what a model said is compared with these. */
final class TestedScores {

  /** Of the expected calibration error. */
  private static final int BINS = 15;

  private final float[] scores;
  private final BinaryLabels labels;

  TestedScores(float[] scores, BinaryLabels labels) {
    if (scores.length != labels.size()) {
      throw new IllegalArgumentException(
          scores.length + " scores: there are " + labels.size() + " labels");
    }
    this.scores = scores.clone();
    this.labels = labels;
  }

  private int[] all() {
    return IntStream.range(0, scores.length).toArray();
  }

  private long called(double threshold, boolean positive) {
    return Arrays.stream(all())
        .filter(row -> scores[row] > threshold && labels.isPositive(row) == positive)
        .count();
  }

  double recall(double threshold) {
    return (double) called(threshold, true) / labels.positives();
  }

  /** NaN where no row is called positive. */
  double precision(double threshold) {
    long right = called(threshold, true);
    return (double) right / (right + called(threshold, false));
  }

  double calledPositive(double threshold) {
    return (double) (called(threshold, true) + called(threshold, false)) / scores.length;
  }

  /**
   * The expected calibration error: rows by rising score in {@value #BINS} bins of equal count; the
   * mean over rows of |mean probability − share of positives| of their bin.
   */
  double calibrationError(DoubleUnaryOperator probability) {
    int[] rows = rising(all());
    double sum = 0;
    for (int bin = 0; bin < BINS; bin++) {
      int from = (int) ((long) bin * rows.length / BINS);
      int to = (int) ((long) (bin + 1) * rows.length / BINS);
      double said = 0;
      int positives = 0;
      for (int i = from; i < to; i++) {
        said += probability.applyAsDouble(scores[rows[i]]);
        positives += labels.isPositive(rows[i]) ? 1 : 0;
      }
      sum += Math.abs(said - positives);
    }
    return sum / rows.length;
  }

  private int[] rising(int[] rows) {
    return Arrays.stream(rows)
        .boxed()
        .sorted((a, b) -> Float.compare(scores[a], scores[b]))
        .mapToInt(row -> row)
        .toArray();
  }

  /**
   * The error of a threshold minus that of the threshold with the fewest mistakes on the other half
   * of the rows; the mean of both halves.
   */
  double regret(double threshold, Seed seed) {
    int[] order = all();
    seed.random().shuffle(order);
    int[] first = Arrays.copyOf(order, order.length / 2);
    int[] second = Arrays.copyOfRange(order, order.length / 2, order.length);
    double ofFirst = mistakes(first, threshold) - mistakes(first, best(second));
    double ofSecond = mistakes(second, threshold) - mistakes(second, best(first));
    return (ofFirst / first.length + ofSecond / second.length) / 2;
  }

  double error(double threshold) {
    return (double) mistakes(all(), threshold) / scores.length;
  }

  private int mistakes(int[] rows, double threshold) {
    int mistakes = 0;
    for (int row : rows) {
      mistakes += scores[row] > threshold != labels.isPositive(row) ? 1 : 0;
    }
    return mistakes;
  }

  /** The threshold with the fewest mistakes, in the middle between two scores. */
  private double best(int[] rows) {
    int[] rising = rising(rows);
    int mistakes = 0;
    for (int row : rising) {
      mistakes += labels.isPositive(row) ? 0 : 1;
    }
    int least = mistakes;
    double best = Math.nextDown(scores[rising[0]]);
    for (int i = 0; i < rising.length; i++) {
      mistakes += labels.isPositive(rising[i]) ? 1 : -1;
      boolean last = i + 1 == rising.length;
      if (mistakes < least && (last || scores[rising[i + 1]] > scores[rising[i]])) {
        least = mistakes;
        best = last ? scores[rising[i]] : ((double) scores[rising[i]] + scores[rising[i + 1]]) / 2;
      }
    }
    return best;
  }
}
