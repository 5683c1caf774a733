package org.pubn.lab.task;

import java.util.OptionalDouble;
import org.pubn.data.Features;
import org.pubn.numbers.Auc;
import org.pubn.stats.Confusion;

/**
 * Examples whose true labels are known, to evaluate a classifier on. Immutable.
 *
 * @param classes the class behind each label, for pictures and tables by class
 */
public record TestSet(Features features, BinaryLabels labels, ClassLabels classes) {

  public TestSet {
    if (features.isEmpty()) {
      throw new IllegalArgumentException("test set: has no rows, at least one is needed");
    }
    checkSize("labels", labels.size(), features);
    checkSize("classes", classes.size(), features);
  }

  private static void checkSize(String name, int size, Features features) {
    if (size != features.rows()) {
      throw new IllegalArgumentException(
          "test set: " + size + " " + name + " for " + features.rows() + " rows");
    }
  }

  /** Examples of a data set of many classes, labeled as the task says. */
  public static TestSet of(Features features, ClassLabels classes, Task task) {
    return new TestSet(features, task.labels(classes), classes);
  }

  /**
   * The decisions of scores, one for each row, beside the truth. A score above 0 says positive; a
   * score of exactly 0 says negative.
   *
   * @throws IllegalArgumentException if the lengths differ or a score is NaN
   */
  public Confusion confusion(float[] scores) {
    if (scores.length != size()) {
      throw new IllegalArgumentException(
          scores.length + " scores: the test set has " + size() + " rows");
    }
    int truePositives = 0;
    int falsePositives = 0;
    for (int row = 0; row < scores.length; row++) {
      if (Float.isNaN(scores[row])) {
        throw new IllegalArgumentException("score of row " + row + ": is NaN, must be a number");
      }
      if (scores[row] > 0) {
        truePositives += labels.isPositive(row) ? 1 : 0;
        falsePositives += labels.isPositive(row) ? 0 : 1;
      }
    }
    return new Confusion(
        truePositives,
        falsePositives,
        labels.positives() - truePositives,
        labels.negatives() - falsePositives);
  }

  /** The area under the ROC curve of scores, one for each row; empty where one class is missing. */
  public OptionalDouble auc(float[] scores) {
    if (labels.positives() == 0 || labels.negatives() == 0) {
      return OptionalDouble.empty();
    }
    return OptionalDouble.of(
        Auc.of(some(scores, labels.positiveRows()), some(scores, labels.negativeRows())).value());
  }

  private static float[] some(float[] scores, int[] rows) {
    float[] some = new float[rows.length];
    for (int i = 0; i < some.length; i++) {
      some[i] = scores[rows[i]];
    }
    return some;
  }

  /** Number of examples. */
  public int size() {
    return labels.size();
  }
}
