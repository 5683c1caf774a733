package org.pubn.sample;

import org.pubn.data.Features;

/**
 * Examples whose true labels are known, to evaluate a classifier on. Immutable.
 *
 * @param features the examples
 * @param labels the true label of each
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

  /** Examples of a data set of many classes, labelled as the task says. */
  public static TestSet of(Features features, ClassLabels classes, Task task) {
    return new TestSet(features, BinaryLabels.of(classes, task), classes);
  }

  /** Examples of which only the label is known: their class is 1 for y = +1 and 0 for y = −1. */
  public static TestSet of(Features features, BinaryLabels labels) {
    int[] classes = new int[labels.size()];
    for (int row = 0; row < classes.length; row++) {
      classes[row] = labels.isPositive(row) ? 1 : 0;
    }
    return new TestSet(features, labels, ClassLabels.of(classes));
  }

  /** Number of examples. */
  public int size() {
    return labels.size();
  }
}
