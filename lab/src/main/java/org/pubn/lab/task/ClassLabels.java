package org.pubn.lab.task;

/**
 * The class of every example of a data set, as a number: a digit, a kind of object, a newsgroup.
 * The positives and the latent categories of the negatives are sets of such classes. Immutable.
 */
public final class ClassLabels {

  private final int[] classes;

  private ClassLabels(int[] classes) {
    this.classes = classes;
  }

  /** The classes of the examples, in order; copied. */
  public static ClassLabels of(int... classes) {
    return new ClassLabels(classes.clone());
  }

  /** How many examples there are. */
  public int size() {
    return classes.length;
  }

  /** The class of one example. */
  public int get(int row) {
    return classes[row];
  }

  /** The classes of the given rows, in the given order. */
  public ClassLabels select(int[] rows) {
    int[] picked = new int[rows.length];
    for (int i = 0; i < rows.length; i++) {
      picked[i] = classes[rows[i]];
    }
    return new ClassLabels(picked);
  }
}
