package org.pubn.trees;

/**
 * The quadratic impurity of the PU extra trees (Wilton et al., <i>Positive-Unlabeled Learning using
 * Random Forests via Recursive Greedy Risk Minimization</i>, 2022): 4 W<sub>P</sub> W<sub>N</sub> /
 * (W<sub>P</sub> + W<sub>N</sub>) with W<sub>N</sub> = max(0, W<sub>U</sub> − W<sub>P</sub>). Here
 * W<sub>P</sub> is the positive mass, π/n<sub>P</sub> per P row, and W<sub>U</sub> the other mass,
 * 1/n<sub>U</sub> per U row. Only the ratio of the two matters: both may be scaled by the same
 * factor.
 *
 * <p>A leaf's value is W<sub>P</sub>/W<sub>U</sub>, at most one: above one half where the paper's
 * leaf is positive.
 */
final class PuImpurity implements Impurity {

  static final PuImpurity INSTANCE = new PuImpurity();

  private PuImpurity() {}

  @Override
  public double of(double positive, double unlabeled) {
    double negative = unlabeled - positive;
    return negative > 0 ? 4 * positive * negative / unlabeled : 0;
  }

  @Override
  public double leaf(double positive, double unlabeled) {
    return positive >= unlabeled ? 1 : positive / unlabeled;
  }
}
