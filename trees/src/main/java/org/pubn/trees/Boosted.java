package org.pubn.trees;

/** What boosting learned. Immutable. */
public final class Boosted {

  private final Trees trees;
  private final double[] importance;

  Boosted(Trees trees, double[] importance) {
    this.trees = trees;
    this.importance = importance;
  }

  /** What scores rows, in the units of the objective: log-odds with the logistic loss. */
  public Trees trees() {
    return trees;
  }

  /** The share of each column in what the splits gained; they sum to one. A copy. */
  public double[] importance() {
    return importance.clone();
  }
}
