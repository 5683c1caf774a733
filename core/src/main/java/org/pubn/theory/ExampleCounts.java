package org.pubn.theory;

/**
 * How many examples the risk is computed from.
 *
 * @param positive n_P
 * @param negative n_bN; 0 where there are no biased negatives
 * @param unlabeled n_U
 */
public record ExampleCounts(long positive, long negative, long unlabeled) {

  public ExampleCounts {
    if (positive < 1) {
      throw new IllegalArgumentException("n_P " + positive + ": must be at least 1");
    }
    if (unlabeled < 1) {
      throw new IllegalArgumentException("n_U " + unlabeled + ": must be at least 1");
    }
    if (negative < 0) {
      throw new IllegalArgumentException("n_bN " + negative + ": must be at least 0");
    }
  }
}
