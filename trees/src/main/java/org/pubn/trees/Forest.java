package org.pubn.trees;

/** A grown forest. Immutable. */
public final class Forest {

  private final Trees trees;
  private final double[] outOfBag;
  private final double[] importance;

  Forest(Trees trees, double[] outOfBag, double[] importance) {
    this.trees = trees;
    this.outOfBag = outOfBag;
    this.importance = importance;
  }

  /** What scores rows: the mean of the trees' leaf values. */
  public Trees trees() {
    return trees;
  }

  /**
   * A score per row of the training table from the trees that did not see it; NaN for a row that
   * all of them saw. Empty if it was not asked for. A copy.
   */
  public double[] outOfBag() {
    return outOfBag.clone();
  }

  /** The share of each column in the drops of impurity; they sum to one. A copy. */
  public double[] importance() {
    return importance.clone();
  }
}
