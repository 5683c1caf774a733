package org.pubn.trees;

/**
 * The Gini impurity times the mass of the node, 2AB/(A + B), where A is the positive and B the
 * negative mass. With soft labels its drop is, but for a factor of two, the drop of the weighted
 * variance of the labels.
 */
final class Gini implements Impurity {

  static final Gini INSTANCE = new Gini();

  private Gini() {}

  @Override
  public double of(double positive, double other) {
    double mass = positive + other;
    return mass > 0 ? 2 * positive * other / mass : 0;
  }

  @Override
  public double leaf(double positive, double other) {
    return positive / (positive + other);
  }
}
