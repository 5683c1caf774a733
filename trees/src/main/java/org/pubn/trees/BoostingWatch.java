package org.pubn.trees;

/** Looks on while trees are boosted, and may stop it. */
public interface BoostingWatch {

  /**
   * Called after every tree.
   *
   * @param trees how many there are now
   * @param scores those of the validation rows; empty if there are none; not to be changed
   * @return false to stop
   */
  boolean goOn(int trees, double[] scores);

  /** How many of the trees to keep at the end. */
  default int keep(int grown) {
    return grown;
  }

  /** Goes on to the end. */
  static BoostingWatch none() {
    return (trees, scores) -> true;
  }
}
