package org.pubn.trees;

/**
 * How trees are boosted.
 *
 * @param trees the most trees, at least 1
 * @param shrinkage what leaf values are multiplied with, in (0, 1]
 * @param growth in which order leaves are split
 * @param maxLeaves the most leaves of a tree, 2 … 65,536
 * @param maxDepth the most splits between root and leaf, 1 … {@value ForestOptions#MAX_DEPTH}
 * @param l2 added to the second derivatives of a leaf, not negative
 * @param minHessian the least sum of second derivatives of a leaf, above 0; with the logistic loss
 *     a row of mass one has at most 1/4
 * @param rowShare the share of rows that a tree is grown on, in (0, 1]
 * @param columnShare the share of columns that a tree may split, in (0, 1]
 */
public record BoostingOptions(
    int trees,
    double shrinkage,
    Growth growth,
    int maxLeaves,
    int maxDepth,
    double l2,
    double minHessian,
    double rowShare,
    double columnShare) {

  /** 100 trees of 31 leaves, leaf-wise, shrinkage 0.1, on all rows and columns. */
  public static final BoostingOptions DEFAULT =
      new BoostingOptions(100, 0.1, Growth.LEAF_WISE, 31, ForestOptions.MAX_DEPTH, 0, 1, 1, 1);

  /** Checks the numbers. */
  public BoostingOptions {
    check(trees >= 1, "trees " + trees, "at least 1");
    check(shrinkage > 0 && shrinkage <= 1, "shrinkage " + shrinkage, "in (0, 1]");
    check(maxLeaves >= 2 && maxLeaves <= 65_536, "leaves " + maxLeaves, "between 2 and 65536");
    check(
        maxDepth >= 1 && maxDepth <= ForestOptions.MAX_DEPTH,
        "depth " + maxDepth,
        "between 1 and " + ForestOptions.MAX_DEPTH);
    check(l2 >= 0 && l2 < Double.POSITIVE_INFINITY, "l2 " + l2, "finite and not negative");
    check(
        minHessian > 0 && minHessian < Double.POSITIVE_INFINITY,
        "least second derivative of a leaf " + minHessian,
        "finite and above 0");
    check(rowShare > 0 && rowShare <= 1, "share of rows " + rowShare, "in (0, 1]");
    check(columnShare > 0 && columnShare <= 1, "share of columns " + columnShare, "in (0, 1]");
  }

  private static void check(boolean right, String what, String allowed) {
    if (!right) {
      throw new IllegalArgumentException(what + ": must be " + allowed);
    }
  }

  /** The same with so many trees at most and this shrinkage. */
  public BoostingOptions withTrees(int most, double shrink) {
    return new BoostingOptions(
        most, shrink, growth, maxLeaves, maxDepth, l2, minHessian, rowShare, columnShare);
  }

  /** The same with trees of another shape. */
  public BoostingOptions withShape(Growth order, int leaves, int depth) {
    return new BoostingOptions(
        trees, shrinkage, order, leaves, depth, l2, minHessian, rowShare, columnShare);
  }

  /** The same with leaves held back otherwise. */
  public BoostingOptions withLeaves(double ridge, double leastHessian) {
    return new BoostingOptions(
        trees, shrinkage, growth, maxLeaves, maxDepth, ridge, leastHessian, rowShare, columnShare);
  }

  /** The same with trees that see a part of the rows and columns. */
  public BoostingOptions withShares(double rows, double columns) {
    return new BoostingOptions(
        trees, shrinkage, growth, maxLeaves, maxDepth, l2, minHessian, rows, columns);
  }
}
