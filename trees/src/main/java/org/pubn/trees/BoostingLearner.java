package org.pubn.trees;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.pubn.numbers.Require;
import org.pubn.random.RandomStream;
import org.pubn.random.Seed;

/**
 * Boosts trees: each takes a Newton step down the {@link Objective} of the scores of the trees
 * before it (Friedman 2001; Chen and Guestrin 2016).
 *
 * <pre>{@code
 * Boosted boosted =
 *     new BoostingLearner(BoostingOptions.DEFAULT, threads)
 *         .boost(rows, new LogisticObjective(Masses.ofLabels(labels)), seed);
 * double[] logOdds = boosted.trees().scores(table, threads);
 * }</pre>
 */
public final class BoostingLearner {

  private static final int BLOCK = 1 << 13;

  private final BoostingOptions options;
  private final int threads;

  /** A learner. */
  public BoostingLearner(BoostingOptions options, int threads) {
    Require.atLeast(1, "threads", threads);
    this.options = options;
    this.threads = threads;
  }

  /** Boosts all trees. */
  public Boosted boost(BinnedRows rows, Objective objective, Seed seed) {
    return boost(rows, objective, null, BoostingWatch.none(), seed);
  }

  /**
   * Boosts trees while a watch looks on.
   *
   * @param validation rows whose scores the watch is shown, with the same bins
   */
  public Boosted boost(
      BinnedRows rows,
      Objective objective,
      @Nullable BinnedRows validation,
      BoostingWatch watch,
      Seed seed) {
    if (rows.rows() != objective.rows()) {
      throw new IllegalArgumentException(
          rows.rows() + " rows, but the objective has " + objective.rows());
    }
    if (validation != null && !validation.bins().equals(rows.bins())) {
      throw new IllegalArgumentException("the validation rows have other bins");
    }
    try (Team team = new Team(threads)) {
      return new Run(rows, objective, validation, team, seed.child("boosting")).boost(watch);
    }
  }

  /** One training. */
  private final class Run {

    private final BinnedRows data;
    private final Objective objective;
    private final @Nullable BinnedRows validation;
    private final Team team;
    private final Seed seed;
    private final float[] first;
    private final float[] second;
    private final double[] scores;
    private final double[] validationScores;
    private final int[] rows;
    private final int[] side;
    private final int columnsPerTree;
    private final BoostedTreeGrower grower;

    Run(
        BinnedRows data,
        Objective objective,
        @Nullable BinnedRows validation,
        Team team,
        Seed seed) {
      this.data = data;
      this.objective = objective;
      this.validation = validation;
      this.team = team;
      this.seed = seed;
      this.first = new float[data.rows()];
      this.second = new float[data.rows()];
      this.scores = new double[data.rows()];
      this.validationScores = new double[validation == null ? 0 : validation.rows()];
      this.rows = new int[data.rows()];
      this.side = new int[data.rows()];
      this.columnsPerTree = (int) Math.max(1, Math.round(options.columnShare() * data.columns()));
      this.grower = new BoostedTreeGrower(data, columnsPerTree, options, team);
    }

    Boosted boost(BoostingWatch watch) {
      double base = objective.base();
      Arrays.fill(scores, base);
      Arrays.fill(validationScores, base);
      List<Tree> trees = new ArrayList<>();
      List<double[]> gains = new ArrayList<>();
      boolean more = true;
      while (more && trees.size() < options.trees()) {
        RandomStream random = seed.child("tree " + trees.size()).random();
        derive();
        double[] gain = new double[data.columns()];
        GradientRows chosen = chooseRows(random);
        BoostedTreeGrower.Grown grown =
            grower.grow(chosen, chooseColumns(random), first, second, gain);
        raise(grown);
        trees.add(grown.tree());
        gains.add(gain);
        more = watch.goOn(trees.size(), validationScores);
      }
      int kept = Math.max(1, Math.min(trees.size(), watch.keep(trees.size())));
      return new Boosted(
          Trees.sum(data.bins(), base, trees.subList(0, kept)), shares(gains.subList(0, kept)));
    }

    private void derive() {
      if (objective instanceof RowwiseObjective rowwise) {
        inBlocks(data.rows(), (from, to) -> rowwise.derivatives(scores, from, to, first, second));
      } else {
        objective.derivatives(scores, first, second);
      }
    }

    private GradientRows chooseRows(RandomStream random) {
      int count = 0;
      for (int row = 0; row < rows.length; row++) {
        rows[count] = row;
        count += options.rowShare() == 1 || random.nextDouble() < options.rowShare() ? 1 : 0;
      }
      return new GradientRows(rows, side, count, team);
    }

    private int[] chooseColumns(RandomStream random) {
      int[] columns = new int[data.columns()];
      Arrays.setAll(columns, c -> c);
      if (columnsPerTree == columns.length) {
        return columns;
      }
      random.shuffleFirst(columns, columnsPerTree);
      int[] chosen = Arrays.copyOf(columns, columnsPerTree);
      Arrays.sort(chosen);
      return chosen;
    }

    /** Adds the values of a new tree to the scores. */
    private void raise(BoostedTreeGrower.Grown grown) {
      Tree tree = grown.tree();
      if (grown.rows().count == data.rows()) {
        List<BoostedLeaf> leaves = grown.leaves();
        team.run(
            leaves.size(),
            number -> {
              BoostedLeaf leaf = leaves.get(number);
              double value = tree.value(leaf.place);
              for (int i = leaf.from; i < leaf.to; i++) {
                scores[rows[i]] += value;
              }
            });
      } else {
        walk(tree, data, scores);
      }
      if (validation != null) {
        walk(tree, validation, validationScores);
      }
    }

    private void walk(Tree tree, BinnedRows table, double[] raised) {
      byte[][] columns = new byte[table.columns()][];
      Arrays.setAll(columns, table::codes);
      inBlocks(
          table.rows(),
          (from, to) -> {
            for (int row = from; row < to; row++) {
              raised[row] += tree.value(tree.leaf(columns, row));
            }
          });
    }

    private void inBlocks(int count, BlockWork work) {
      team.run(
          (count + BLOCK - 1) / BLOCK,
          block -> work.accept(block * BLOCK, Math.min(count, (block + 1) * BLOCK)));
    }

    private double[] shares(List<double[]> gains) {
      double[] sums = new double[data.columns()];
      double total = 0;
      for (double[] gain : gains) {
        for (int c = 0; c < sums.length; c++) {
          sums[c] += gain[c];
          total += gain[c];
        }
      }
      for (int c = 0; c < sums.length && total > 0; c++) {
        sums[c] /= total;
      }
      return sums;
    }
  }

  /** Work on a range of rows. */
  private interface BlockWork {
    void accept(int from, int to);
  }
}
