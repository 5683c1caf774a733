package org.pubn.trees;

/**
 * How a forest is grown.
 *
 * @param trees how many trees, at least 1
 * @param cut how columns are cut
 * @param impurity what splits lower
 * @param sampling which rows a tree sees
 * @param columnsPerSplit how many columns are tried per split; 0 stands for the square root of
 *     their number
 * @param minLeafRows the least number of rows of a leaf, at least 1; a row that a tree sees several
 *     times counts once
 * @param maxDepth the most splits between root and leaf, 1 … {@value #MAX_DEPTH}
 */
public record ForestOptions(
    int trees,
    Cut cut,
    Impurity impurity,
    Sampling sampling,
    int columnsPerSplit,
    int minLeafRows,
    int maxDepth) {

  /** No tree is deeper. */
  public static final int MAX_DEPTH = 1000;

  /** Checks the numbers. */
  public ForestOptions {
    if (trees < 1) {
      throw new IllegalArgumentException("trees " + trees + ": must be at least 1");
    }
    if (columnsPerSplit < 0) {
      throw new IllegalArgumentException(
          "columns per split " + columnsPerSplit + ": must not be negative");
    }
    if (minLeafRows < 1) {
      throw new IllegalArgumentException("rows of a leaf " + minLeafRows + ": must be at least 1");
    }
    if (maxDepth < 1 || maxDepth > MAX_DEPTH) {
      throw new IllegalArgumentException(
          "depth " + maxDepth + ": must lie between 1 and " + MAX_DEPTH);
    }
  }

  /** A random forest (Breiman 2001): bootstrap, best cuts, Gini, trees grown to the end. */
  public static ForestOptions randomForest(int trees) {
    return new ForestOptions(
        trees, Cut.BEST, Impurity.gini(), Sampling.bootstrap(), 0, 1, MAX_DEPTH);
  }

  /** Extremely randomized trees (Geurts et al. 2006): all rows, random cuts, Gini. */
  public static ForestOptions extraTrees(int trees) {
    return new ForestOptions(trees, Cut.RANDOM, Impurity.gini(), Sampling.all(), 0, 1, MAX_DEPTH);
  }

  /** The same with another impurity. */
  public ForestOptions withImpurity(Impurity other) {
    return new ForestOptions(trees, cut, other, sampling, columnsPerSplit, minLeafRows, maxDepth);
  }

  /** The same with other rows per tree. */
  public ForestOptions withSampling(Sampling other) {
    return new ForestOptions(trees, cut, impurity, other, columnsPerSplit, minLeafRows, maxDepth);
  }

  /** The same with larger or smaller leaves. */
  public ForestOptions withMinLeafRows(int rows) {
    return new ForestOptions(trees, cut, impurity, sampling, columnsPerSplit, rows, maxDepth);
  }

  /** The same with deeper or flatter trees. */
  public ForestOptions withMaxDepth(int depth) {
    return new ForestOptions(trees, cut, impurity, sampling, columnsPerSplit, minLeafRows, depth);
  }
}
