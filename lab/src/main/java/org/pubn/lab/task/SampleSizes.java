package org.pubn.lab.task;

/**
 * How many examples to draw.
 *
 * @param positive n_P
 * @param negative n_bN; without effect on tasks that have no biased negatives
 * @param unlabeled n_U
 */
public record SampleSizes(int positive, int negative, int unlabeled) {

  public SampleSizes {
    checkSize("positive", positive);
    checkSize("negative", negative);
    checkSize("unlabeled", unlabeled);
  }

  private static void checkSize(String name, int size) {
    if (size < 0) {
      throw new IllegalArgumentException(name + " sample size " + size + ": must be at least 0");
    }
  }
}
