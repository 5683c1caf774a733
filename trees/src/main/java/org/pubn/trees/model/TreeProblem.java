package org.pubn.trees.model;

import java.util.Arrays;
import org.pubn.random.Seed;
import org.pubn.sample.Priors;
import org.pubn.sample.Scenario;
import org.pubn.trees.BoostingLearner;
import org.pubn.trees.BoostingOptions;
import org.pubn.trees.Forest;
import org.pubn.trees.ForestLearner;
import org.pubn.trees.ForestOptions;
import org.pubn.trees.LogisticObjective;
import org.pubn.trees.Masses;
import org.pubn.trees.PuForests;
import org.pubn.trees.PuRows;
import org.pubn.trees.model.TreesScorer.Link;

/**
 * What a recipe for trees is asked to solve, and what it can have done.
 *
 * @param rows P, U and bN, each row in one of them
 * @param priors π and ρ among the rows of U
 * @param scenario how the samples came to be; where U is what is left of one table, the population
 *     is all rows
 * @param boosted whether the model is boosted, not a forest
 * @param trees how many trees the model has
 * @param threads at once
 * @param seed the source of all randomness
 */
record TreeProblem(
    PuRows rows,
    Priors priors,
    Scenario scenario,
    boolean boosted,
    int trees,
    int threads,
    Seed seed) {

  /** Forests that only prepare labels or weights have so many trees, whatever the model. */
  private static final int PREPARING = 300;

  private static final int LEAVES = 15;

  /** Forests that prepare labels or weights. */
  PuForests preparing() {
    return new PuForests(PREPARING, threads);
  }

  /** The model on rows with masses: of a forest, one of random trees. */
  TreesScorer randomForest(Masses masses) {
    return boosted ? boosted(masses) : forest(ForestOptions.randomForest(trees), masses);
  }

  /** The model on rows with masses: of a forest, one of extremely randomized trees. */
  TreesScorer extraTrees(Masses masses) {
    return boosted ? boosted(masses) : forest(ForestOptions.extraTrees(trees), masses);
  }

  private TreesScorer forest(ForestOptions options, Masses masses) {
    return scorer(
        new ForestLearner(options, threads)
            .withoutOutOfBag()
            .grow(rows.binned(), masses, seed.child("model")));
  }

  /** Boosted trees on rows with masses. */
  TreesScorer boosted(Masses masses) {
    BoostingOptions options =
        BoostingOptions.DEFAULT
            .withTrees(trees, BoostingOptions.DEFAULT.shrinkage())
            .withShape(BoostingOptions.DEFAULT.growth(), LEAVES, ForestOptions.MAX_DEPTH)
            .withLeaves(1, 1);
    return new TreesScorer(
        new BoostingLearner(options, threads)
            .boost(rows.binned(), new LogisticObjective(masses), seed.child("model"))
            .trees(),
        Link.LOG_ODDS,
        0);
  }

  /** A forest as a decision function. */
  static TreesScorer scorer(Forest forest) {
    return new TreesScorer(forest.trees(), Link.SHARE, 0);
  }

  /** The forest with its line where the share π of U lies above it, by out-of-bag scores. */
  TreesScorer cutAtPrior(Forest forest) {
    double[] sorted =
        Arrays.stream(rows.ofUnlabeled(forest.outOfBag()))
            .filter(score -> !Double.isNaN(score))
            .sorted()
            .toArray();
    int below = (int) Math.round((1 - priors.pi()) * sorted.length);
    int last = Math.max(0, Math.min(sorted.length, below) - 1);
    return scorer(forest).withLine(TreesScorer.logOddsOf(sorted[last]));
  }
}
