package org.pubn.bench.trees;

import java.io.IOException;
import java.util.Locale;
import java.util.Set;
import org.pubn.random.Seed;
import org.pubn.trees.BinLearner;
import org.pubn.trees.BinnedRows;
import org.pubn.trees.BoostingLearner;
import org.pubn.trees.BoostingOptions;
import org.pubn.trees.ForestLearner;
import org.pubn.trees.ForestOptions;
import org.pubn.trees.LogisticObjective;
import org.pubn.trees.Masses;

/**
 * Trains on a table that is made up row by row and never held as numbers: {@code ROWS THREADS
 * TREES}. Prints seconds, and at the end the most memory the process has held.
 */
public final class LargeTable {

  private static final int COLUMNS = 20;
  private static final int PIECE = 100_000;

  private LargeTable() {}

  /** Runs it. */
  public static void main(String[] args) throws IOException {
    int rows = Integer.parseInt(args[0]);
    int threads = Integer.parseInt(args[1]);
    int trees = Integer.parseInt(args[2]);
    long start = System.nanoTime();
    BinLearner learner = new BinLearner(COLUMNS, Set.of(), 255, new Seed(0));
    for (int from = 0; from < rows; from += PIECE) {
      TreeRows piece = TreeRows.make(Math.min(PIECE, rows - from), COLUMNS, new Seed(from));
      for (int r = 0; r < piece.rows(); r++) {
        learner.add(piece.values(), r * COLUMNS);
      }
    }
    BinnedRows.Builder builder = new BinnedRows.Builder(learner.bins(threads), rows);
    float[] labels = new float[rows];
    for (int from = 0; from < rows; from += PIECE) {
      TreeRows piece = TreeRows.make(Math.min(PIECE, rows - from), COLUMNS, new Seed(from));
      for (int r = 0; r < piece.rows(); r++) {
        builder.add(piece.values(), r * COLUMNS);
        labels[from + r] = piece.labels()[r];
      }
    }
    BinnedRows table = builder.build();
    Masses masses = Masses.ofLabels(labels);
    print("rows made and binned", start);
    start = System.nanoTime();
    new BoostingLearner(BoostingOptions.DEFAULT.withTrees(trees, 0.1), threads)
        .boost(table, new LogisticObjective(masses), new Seed(1));
    print("boosting, " + trees + " trees", start);
    start = System.nanoTime();
    long nodes =
        new ForestLearner(ForestOptions.randomForest(trees).withMinLeafRows(5), threads)
            .grow(table, masses, new Seed(1))
            .trees()
            .nodes();
    print("forest, " + trees + " trees, " + nodes + " nodes, out-of-bag scores", start);
    System.out.printf(Locale.ROOT, "resident: %d MB%n", TreesBench.residentMegabytes());
  }

  private static void print(String what, long start) {
    System.out.printf(Locale.ROOT, "%s: %.1f s%n", what, (System.nanoTime() - start) / 1e9);
  }
}
