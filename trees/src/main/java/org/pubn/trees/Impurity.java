package org.pubn.trees;

/**
 * What a forest's splits lower: a function of the two masses of a node. The split with the largest
 * drop wins, of(parent) − of(left) − of(right). It is not divided by the mass of the node.
 */
public interface Impurity {

  /**
   * The impurity of a node, not negative; a node of impurity zero is not split.
   *
   * @param positive the positive mass of its rows
   * @param other the other mass of its rows
   */
  double of(double positive, double other);

  /** The value of a leaf, an estimate of p(y = 1 | x), in [0, 1]. */
  double leaf(double positive, double other);

  /** The Gini impurity of positive against negative mass. */
  static Impurity gini() {
    return Gini.INSTANCE;
  }

  /** The impurity of the PU extra trees of Wilton et al. (2022). */
  static Impurity positiveUnlabeled() {
    return PuImpurity.INSTANCE;
  }
}
