package org.pubn.trees;

import java.util.List;
import org.pubn.data.DenseFeatures;

/**
 * Trees that score rows of plain numbers: base + scale · the sum of the leaf values. Forests have
 * base 0 and scale 1 / number of trees; boosted trees have scale 1 and score in log-odds. Immutable
 * and safe to share between threads.
 */
public final class Trees {

  private final Bins bins;
  private final Tree[] trees;
  private final double base;
  private final double scale;

  Trees(Bins bins, Tree[] trees, double base, double scale) {
    this.bins = bins;
    this.trees = trees.clone();
    this.base = base;
    this.scale = scale;
  }

  static Trees mean(Bins bins, Tree[] trees) {
    return new Trees(bins, trees, 0, 1.0 / trees.length);
  }

  static Trees sum(Bins bins, double base, List<Tree> trees) {
    return new Trees(bins, trees.toArray(new Tree[0]), base, 1);
  }

  /** How values fall into the bins that the splits speak of. */
  public Bins bins() {
    return bins;
  }

  /** The length of the rows it scores. */
  public int columns() {
    return bins.columns();
  }

  /** The number of trees. */
  public int count() {
    return trees.length;
  }

  /** The number of nodes of all trees. */
  public long nodes() {
    long nodes = 0;
    for (Tree tree : trees) {
      nodes += tree.nodes().length;
    }
    return nodes;
  }

  /** The score of no trees. */
  public double base() {
    return base;
  }

  /** What the sum of the leaf values is multiplied with. */
  public double scale() {
    return scale;
  }

  /** One tree, to be walked through or exported. */
  public TreeView tree(int index) {
    return new TreeView(bins, trees[index]);
  }

  Tree raw(int index) {
    return trees[index];
  }

  /** Scores rows that stand one behind the other; NaN is a missing value. */
  public double[] scores(float[] rows, int threads) {
    return new BatchScorer(this).scores(rows, threads);
  }

  /** Scores rows. */
  public double[] scores(float[][] rows, int threads) {
    return new BatchScorer(this).scores(rows, threads);
  }

  /** Scores features. */
  public double[] scores(DenseFeatures features, int threads) {
    return new BatchScorer(this).scores(features, threads);
  }

  /** Scores rows that have the bins of these trees. */
  public double[] scores(BinnedRows rows, int threads) {
    if (!rows.bins().equals(bins)) {
      throw new IllegalArgumentException("the rows have other bins than the trees");
    }
    return new BatchScorer(this).scores(rows, threads);
  }

  /** The score of one row. */
  public double score(float... row) {
    if (row.length != columns()) {
      throw new IllegalArgumentException(
          "a row of " + row.length + " values: must be " + columns() + ", one per column");
    }
    byte[] codes = new byte[row.length];
    bins.encode(row, 0, 1, codes, 0);
    double sum = 0;
    for (Tree tree : trees) {
      sum += tree.value(tree.leaf(codes, 0));
    }
    return base + scale * sum;
  }
}
