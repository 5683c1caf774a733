package org.pubn.trees;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.pubn.random.Seed;

/** Splits worked out by hand. */
final class ForestSplitTest {

  private static Forest one(BinnedRows rows, Masses masses, int depth) {
    ForestOptions options =
        ForestOptions.randomForest(1).withSampling(Sampling.all()).withMaxDepth(depth);
    return new ForestLearner(options, 1).grow(rows, masses, new Seed(1));
  }

  @Test
  void theCutWithTheLargestDropWins() {
    // Labels 0 0 1 1 0: behind 2 the drop is 2.4 − 0 − 4/3, more than behind 1, 3 or 4.
    Forest forest = one(Made.column(1, 2, 3, 4, 5), Masses.ofLabels(0, 0, 1, 1, 0), 1);
    TreeView tree = forest.trees().tree(0);
    assertThat(tree.nodes()).isEqualTo(3);
    assertThat(tree.threshold(0)).isEqualTo(2.5f);
    assertThat(tree.value(tree.left(0))).isZero();
    assertThat(tree.value(tree.right(0))).isEqualTo(2 / 3f);
    assertThat(forest.trees().score(2.5f)).isZero();
    assertThat(forest.trees().score(2.6f)).isEqualTo((double) (2 / 3f));
  }

  @Test
  void weightsMoveTheCut() {
    float[] labels = {0, 1, 1, 0};
    float[] light = {1, 1, 1, 3};
    float[] heavy = {3, 1, 1, 1};
    BinnedRows rows = Made.column(1, 2, 3, 4);
    Forest right = one(rows, Masses.ofLabels(labels, light), 1);
    Forest left = one(rows, Masses.ofLabels(labels, heavy), 1);
    assertThat(right.trees().tree(0).threshold(0)).isEqualTo(3.5f);
    assertThat(left.trees().tree(0).threshold(0)).isEqualTo(1.5f);
    assertThat(left.trees().score(9)).isEqualTo((double) (2 / 3f));
  }

  @Test
  void softLabelsAreSplitByVariance() {
    // Means .1 and .9 apart: variance drops to nothing between 2 and 3.
    Forest forest = one(Made.column(1, 2, 3, 4), Masses.ofLabels(.1f, .1f, .9f, .9f), 9);
    TreeView tree = forest.trees().tree(0);
    assertThat(tree.nodes()).as("no split between equal labels").isEqualTo(3);
    assertThat(tree.threshold(0)).isEqualTo(2.5f);
    assertThat(forest.trees().score(0)).isCloseTo(.1, within(1e-7));
    assertThat(forest.trees().score(5)).isCloseTo(.9, within(1e-7));
  }

  @Test
  void missingCellsGoWhereTheyBelong() {
    float gap = Float.NaN;
    Forest left = one(Made.column(1, 2, 3, 4, gap, gap), Masses.ofLabels(1, 1, 0, 0, 1, 1), 1);
    Forest right = one(Made.column(1, 2, 3, 4, gap, gap), Masses.ofLabels(1, 1, 0, 0, 0, 0), 1);
    assertThat(left.trees().tree(0).missingGoesLeft(0)).isTrue();
    assertThat(left.trees().score(gap)).isEqualTo(1);
    assertThat(left.trees().score(4)).isZero();
    assertThat(right.trees().tree(0).missingGoesLeft(0)).isFalse();
    assertThat(right.trees().score(gap)).isZero();
  }

  @Test
  void missingAgainstPresentIsASplit() {
    float gap = Float.NaN;
    Forest forest = one(Made.column(1, 2, 3, gap, gap), Masses.ofLabels(0, 0, 0, 1, 1), 1);
    assertThat(forest.trees().tree(0).threshold(0)).isEqualTo(Float.POSITIVE_INFINITY);
    assertThat(forest.trees().score(1e30f)).isZero();
    assertThat(forest.trees().score(gap)).isEqualTo(1);
  }

  @Test
  void withoutMissingCellsTheyGoToTheLargerSide() {
    Forest forest = one(Made.column(1, 2, 3, 4, 5), Masses.ofLabels(0, 0, 0, 1, 1), 1);
    assertThat(forest.trees().score(Float.NaN)).isZero();
  }

  @Test
  void categoriesAreSplitBySharesNotByNumber() {
    Forest forest =
        one(Made.categories(1, 1, 2, 2, 3, 3, 4, 4), Masses.ofLabels(1, 1, 0, 0, 1, 1, 0, 0), 1);
    assertThat(forest.trees().tree(0).isCategorical(0)).isTrue();
    for (int category = 1; category <= 4; category++) {
      assertThat(forest.trees().score(category)).isEqualTo(category % 2);
    }
  }

  @Test
  void unknownCategoriesGoWithMissingOnes() {
    float gap = Float.NaN;
    Forest forest =
        one(Made.categories(1, 1, 1, 2, 2, 2, gap), Masses.ofLabels(0, 0, 0, 1, 1, 1, 1), 1);
    assertThat(forest.trees().score(gap)).isEqualTo(1);
    assertThat(forest.trees().score(17)).isEqualTo(1);
    assertThat(forest.trees().score(1.5f)).isEqualTo(1);
    assertThat(forest.trees().score(1)).isZero();
  }

  @Test
  void leavesKeepTheirRowsHoweverHeavyTheyAre() {
    ForestOptions options =
        ForestOptions.randomForest(1).withSampling(Sampling.all()).withMinLeafRows(3);
    Forest forest =
        new ForestLearner(options, 1)
            .grow(
                Made.column(1, 2, 3, 4, 5, 6, 7),
                Masses.ofLabels(
                    new float[] {0, 1, 1, 1, 1, 1, 1}, new float[] {1, 1, 1, 9, 9, 9, .01f}),
                new Seed(1));
    TreeView tree = forest.trees().tree(0);
    assertThat(tree.nodes()).isEqualTo(3);
    assertThat(tree.threshold(0)).isEqualTo(3.5f);
    assertThat(forest.trees().score(1)).isEqualTo((double) (2 / 3f));
  }

  /** Both kinds of cuts, with gaps and categories. */
  @Test
  void noLeafHasFewerRows() {
    Made made = Made.noisy(300, 4, 2).withGapsAndCategories();
    for (ForestOptions options :
        List.of(ForestOptions.randomForest(5), ForestOptions.extraTrees(5))) {
      Forest forest =
          new ForestLearner(options.withSampling(Sampling.all()).withMinLeafRows(7), 1)
              .grow(made.binned(2), Masses.ofLabels(made.labels), new Seed(3));
      for (int tree = 0; tree < 5; tree++) {
        Map<Integer, Integer> rows = new HashMap<>();
        for (float[] row : made.rows) {
          rows.merge(leaf(forest.trees().tree(tree), row), 1, Integer::sum);
        }
        assertThat(rows.values()).hasSizeGreaterThan(3).allMatch(count -> count >= 7);
      }
    }
  }

  private static int leaf(TreeView tree, float[] row) {
    int node = 0;
    while (!tree.isLeaf(node)) {
      float value = row[tree.column(node)];
      boolean left =
          tree.isCategorical(node)
              ? tree.categoryGoesLeft(node, value)
              : Float.isNaN(value) ? tree.missingGoesLeft(node) : value <= tree.threshold(node);
      node = left ? tree.left(node) : tree.right(node);
    }
    return node;
  }

  @Test
  void anExclusiveOrIsLearnedThoughItsFirstSplitGainsNothing() {
    float[][] rows = {{0, 0}, {0, 1}, {1, 0}, {1, 1}};
    BinnedRows binned = BinnedRows.learn(rows, java.util.Set.of(), 1, new Seed(0));
    Forest forest = one(binned, Masses.ofLabels(0, 1, 1, 0), 9);
    assertThat(forest.trees().scores(rows, 1)).containsExactly(0, 1, 1, 0);
  }

  @Test
  void puImpurityCountsUnlabeledMassNotExplainedByPositives() {
    Impurity pu = Impurity.positiveUnlabeled();
    assertThat(pu.of(0.2, 0.5)).isCloseTo(4 * 0.2 * 0.3 / 0.5, within(1e-15));
    assertThat(pu.of(0.6, 0.5)).isZero();
    assertThat(pu.leaf(0.2, 0.5)).isCloseTo(0.4, within(1e-15));
    assertThat(pu.leaf(0.6, 0.5)).isEqualTo(1);
    assertThat(pu.leaf(0.1, 0)).isEqualTo(1);
    assertThat(Impurity.gini().of(2, 3)).isEqualTo(2.4);
    assertThat(Impurity.gini().of(0, 0)).isZero();
  }

  @Test
  void puTreesSeparateWherePositivesExplainTheUnlabeled() {
    // π = 1/2: two P rows with mass 1/4 each, four U rows with mass 1/4 each.
    float[] positive = {.25f, .25f, 0, 0, 0, 0};
    float[] unlabeled = {0, 0, .25f, .25f, .25f, .25f};
    ForestOptions options =
        ForestOptions.extraTrees(1).withImpurity(Impurity.positiveUnlabeled()).withMaxDepth(1);
    Forest forest =
        new ForestLearner(options, 1)
            .grow(Made.column(1, 1, 1, 1, 2, 2), Masses.of(positive, unlabeled), new Seed(0));
    assertThat(forest.trees().score(1)).isEqualTo(1);
    assertThat(forest.trees().score(2)).isZero();
  }
}
