package org.pubn.trees;

import java.util.Arrays;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.IntConsumer;
import org.pubn.engine.Parallel;
import org.pubn.numbers.Require;
import org.pubn.random.RandomStream;
import org.pubn.random.Seed;

/**
 * Grows forests. A tree is grown by one thread from random numbers of its own, so the number of
 * threads changes nothing.
 *
 * <pre>{@code
 * BinnedRows rows = BinnedRows.learn(table, Set.of(), threads, seed);
 * Forest forest =
 *     new ForestLearner(ForestOptions.randomForest(200), threads)
 *         .grow(rows, Masses.ofLabels(labels), seed);
 * double[] scores = forest.trees().scores(table, threads);
 * }</pre>
 */
public final class ForestLearner {

  private final ForestOptions options;
  private final int threads;
  private final boolean outOfBag;

  /** A learner that gathers out-of-bag scores. */
  public ForestLearner(ForestOptions options, int threads) {
    this(options, threads, true);
  }

  private ForestLearner(ForestOptions options, int threads, boolean outOfBag) {
    Require.atLeast(1, "threads", threads);
    this.options = options;
    this.threads = threads;
    this.outOfBag = outOfBag;
  }

  /** The same without out-of-bag scores, which cost time. */
  public ForestLearner withoutOutOfBag() {
    return new ForestLearner(options, threads, false);
  }

  /** Grows a forest on rows with masses. */
  public Forest grow(BinnedRows rows, Masses masses, Seed seed) {
    if (rows.rows() != masses.rows()) {
      throw new IllegalArgumentException(
          rows.rows() + " rows and " + masses.rows() + " masses: must be as many");
    }
    Growth growth = new Growth(rows, masses, seed.child("forest"));
    Parallel.share(options.trees(), threads, growth::worker);
    double[] scores = outOfBag ? OutOfBag.means(growth.gathered, rows.rows()) : new double[0];
    Trees trees = Trees.mean(rows.bins(), growth.trees);
    return new Forest(trees, scores, growth.importance());
  }

  /** A forest that threads are growing. */
  private final class Growth {

    private final BinnedRows rows;
    private final Masses masses;
    private final Seed seed;
    private final byte[][] columns;
    private final byte[] byRow;
    private final Tree[] trees = new Tree[options.trees()];
    private final double[][] drops = new double[options.trees()][];
    private final Queue<OutOfBag> gathered = new ConcurrentLinkedQueue<>();

    Growth(BinnedRows rows, Masses masses, Seed seed) {
      this.rows = rows;
      this.masses = masses;
      this.seed = seed;
      this.columns = new byte[rows.columns()][];
      Arrays.setAll(columns, rows::codes);
      this.byRow = Cells.copyByRow(rows);
    }

    IntConsumer worker() {
      ForestTreeGrower grower = new ForestTreeGrower(rows, byRow, masses, options);
      int[] copies = new int[rows.rows()];
      OutOfBag own = new OutOfBag(outOfBag ? rows.rows() : 0);
      gathered.add(own);
      return tree -> {
        Arrays.fill(copies, 0);
        RandomStream random = seed.child("tree " + tree).random();
        options.sampling().draw(random, copies);
        drops[tree] = new double[columns.length];
        trees[tree] = grower.grow(copies, random, drops[tree]);
        if (outOfBag) {
          own.add(trees[tree], columns, copies);
        }
      };
    }

    /** Summed tree by tree, so that the order is always the same. */
    double[] importance() {
      double[] sums = new double[columns.length];
      double total = 0;
      for (double[] drop : drops) {
        for (int c = 0; c < sums.length; c++) {
          sums[c] += drop[c];
          total += drop[c];
        }
      }
      for (int c = 0; c < sums.length && total > 0; c++) {
        sums[c] /= total;
      }
      return sums;
    }
  }
}
