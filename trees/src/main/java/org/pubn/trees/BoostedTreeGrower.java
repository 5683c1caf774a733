package org.pubn.trees;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.PriorityQueue;
import java.util.function.IntConsumer;

/**
 * Grows boosted trees, one after another. Of two sibling nodes only the one with fewer rows has its
 * histograms filled; those of the other are the parent's less these. A column's histogram is filled
 * by one thread in the order of the rows.
 */
final class BoostedTreeGrower {

  /** Columns that are filled in one pass, a job for a thread. */
  private static final int GROUP = 4;

  /** Rows whose derivatives are gathered, or scores raised, as one job. */
  private static final int CHUNK = 1 << 14;

  /** Sections with less work, in cells, are not worth waking another thread. */
  private static final int SHORT = 1 << 14;

  private final BinnedRows data;
  private final BoostingOptions options;
  private final Team team;
  private final float[] derivatives;
  private final TreeBuilder tree = new TreeBuilder();
  private final Comparator<BoostedLeaf> order;
  private final int groups;
  private final GradientHistogram.Pool pool;

  /** The best split of each group of columns, of either child. */
  private final Split[] ofSmall;

  private final Split[] ofLarge;
  private final GradientCut[] cuts;

  /** A grower of trees that split so many columns at most. */
  BoostedTreeGrower(BinnedRows data, int columnsPerTree, BoostingOptions options, Team team) {
    this.data = data;
    this.options = options;
    this.team = team;
    this.derivatives = new float[2 * data.rows()];
    Comparator<BoostedLeaf> byPlace = Comparator.comparingInt(leaf -> leaf.place);
    Comparator<BoostedLeaf> byGain = Comparator.comparingDouble(leaf -> -leaf.split.gain);
    Comparator<BoostedLeaf> byDepth = Comparator.comparingInt(leaf -> leaf.depth);
    this.order = (options.growth() == Growth.LEAF_WISE ? byGain : byDepth).thenComparing(byPlace);
    this.groups = (columnsPerTree + GROUP - 1) / GROUP;
    this.pool = new GradientHistogram.Pool(columnsPerTree);
    this.ofSmall = new Split[groups];
    this.ofLarge = new Split[groups];
    this.cuts = new GradientCut[groups];
    for (int i = 0; i < groups; i++) {
      ofSmall[i] = new Split();
      ofLarge[i] = new Split();
      cuts[i] = new GradientCut(options.l2(), options.minHessian());
    }
  }

  /** A tree, and which rows fell into which leaf. */
  record Grown(Tree tree, List<BoostedLeaf> leaves, GradientRows rows) {}

  /**
   * Grows a tree.
   *
   * @param rows those to learn from; reordered
   * @param columns those that may be split
   * @param importance gains are added to the columns that made them
   */
  Grown grow(GradientRows rows, int[] columns, float[] first, float[] second, double[] importance) {
    Fit fit = new Fit(rows, columns, first, second);
    return fit.grow(importance);
  }

  /** One tree under way. */
  private final class Fit {

    private final GradientRows rows;
    private final int[] columns;
    private final float[] first;
    private final float[] second;
    private final List<BoostedLeaf> done = new ArrayList<>();
    private final PriorityQueue<BoostedLeaf> open = new PriorityQueue<>(order);

    Fit(GradientRows rows, int[] columns, float[] first, float[] second) {
      this.rows = rows;
      this.columns = columns;
      this.first = first;
      this.second = second;
    }

    Grown grow(double[] importance) {
      tree.start();
      BoostedLeaf root = new BoostedLeaf(0, 0, 0, rows.count);
      gather(root);
      if (!Double.isFinite(root.first) || !Double.isFinite(root.second)) {
        throw new ArithmeticException("the derivatives of the objective are not all finite");
      }
      if (maySplit(root)) {
        root.histogram = pool.take();
        inGroups(
            root.rows(),
            group -> {
              fill(root, group);
              search(root, group, ofLarge[group]);
            });
        choose(root, ofLarge);
      }
      admit(root);
      for (int leaves = 1; leaves < options.maxLeaves() && !open.isEmpty(); leaves++) {
        BoostedLeaf leaf = open.remove();
        importance[leaf.split.column] += leaf.split.gain;
        split(leaf, leaves + 1 < options.maxLeaves());
      }
      for (BoostedLeaf leaf : open) {
        pool.give(leaf.histogram);
        done.add(leaf);
      }
      for (BoostedLeaf leaf : done) {
        double value = -options.shrinkage() * leaf.first / (leaf.second + options.l2());
        tree.setValue(leaf.place, leaf.second + options.l2() > 0 ? (float) value : 0);
      }
      return new Grown(tree.build(), done, rows);
    }

    private void split(BoostedLeaf leaf, boolean more) {
      int middle = rows.partition(leaf.from, leaf.to, data.codes(leaf.split.column), leaf.split);
      int left = tree.split(leaf.place, leaf.split);
      BoostedLeaf a = new BoostedLeaf(left, leaf.depth + 1, leaf.from, middle);
      BoostedLeaf b = new BoostedLeaf(left + 1, leaf.depth + 1, middle, leaf.to);
      BoostedLeaf small = a.rows() <= b.rows() ? a : b;
      BoostedLeaf large = small == a ? b : a;
      gather(small);
      large.first = leaf.first - small.first;
      large.second = leaf.second - small.second;
      GradientHistogram parent = Objects.requireNonNull(leaf.histogram);
      if (more && (maySplit(small) || maySplit(large))) {
        small.histogram = pool.take();
        large.histogram = parent;
        inGroups(
            small.rows(),
            group -> {
              fill(small, group);
              subtract(parent, Objects.requireNonNull(small.histogram), group);
              search(small, group, ofSmall[group]);
              search(large, group, ofLarge[group]);
            });
        choose(small, ofSmall);
        choose(large, ofLarge);
      } else {
        pool.give(parent);
      }
      admit(a);
      admit(b);
    }

    private void admit(BoostedLeaf leaf) {
      if (leaf.split.found) {
        open.add(leaf);
      } else {
        pool.give(leaf.histogram);
        leaf.histogram = null;
        done.add(leaf);
      }
    }

    private boolean maySplit(BoostedLeaf leaf) {
      return leaf.depth < options.maxDepth()
          && leaf.rows() > 1
          && leaf.second >= 2 * options.minHessian();
    }

    private void inGroups(int rowsToFill, IntConsumer work) {
      if ((long) (rowsToFill + 512) * columns.length < SHORT) {
        for (int group = 0; group < groups; group++) {
          work.accept(group);
        }
      } else {
        team.run(groups, work);
      }
    }

    private void fill(BoostedLeaf leaf, int group) {
      Objects.requireNonNull(leaf.histogram)
          .fill(data, columns, group * GROUP, rows.rows, leaf.from, leaf.to, derivatives);
    }

    private void subtract(GradientHistogram parent, GradientHistogram small, int group) {
      int end = Math.min(columns.length, (group + 1) * GROUP);
      for (int i = group * GROUP; i < end; i++) {
        parent.subtract(small, i);
      }
    }

    /** The best split of a group of columns. */
    private void search(BoostedLeaf leaf, int group, Split best) {
      best.clear();
      if (!maySplit(leaf)) {
        return;
      }
      GradientHistogram histogram = Objects.requireNonNull(leaf.histogram);
      int end = Math.min(columns.length, (group + 1) * GROUP);
      for (int i = group * GROUP; i < end; i++) {
        int column = columns[i];
        cuts[group].search(
            data.bins().column(column),
            data.hasMissing(column),
            histogram.columns[i],
            column,
            leaf,
            best);
      }
    }

    /** The best split of all groups; of equals that of the first column. */
    private void choose(BoostedLeaf leaf, Split[] ofGroups) {
      for (Split each : ofGroups) {
        if (each.found && each.gain > leaf.split.gain) {
          leaf.split.set(each);
        }
      }
    }

    /** Puts the derivatives of a node side by side and sums them, chunk by chunk. */
    private void gather(BoostedLeaf leaf) {
      int chunks = (leaf.rows() + CHUNK - 1) / CHUNK;
      double[] firsts = new double[chunks];
      double[] seconds = new double[chunks];
      team.run(
          chunks,
          chunk -> {
            int start = leaf.from + chunk * CHUNK;
            int end = Math.min(leaf.to, start + CHUNK);
            int at = 2 * (start - leaf.from);
            double g = 0;
            double h = 0;
            for (int i = start; i < end; i++) {
              int row = rows.rows[i];
              derivatives[at] = first[row];
              derivatives[at + 1] = second[row];
              at += 2;
              g += first[row];
              h += second[row];
            }
            firsts[chunk] = g;
            seconds[chunk] = h;
          });
      for (int chunk = 0; chunk < chunks; chunk++) {
        leaf.first += firsts[chunk];
        leaf.second += seconds[chunk];
      }
    }
  }
}
