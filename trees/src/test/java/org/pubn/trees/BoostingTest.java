package org.pubn.trees;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.pubn.random.Seed;

final class BoostingTest {

  private static final Seed SEED = new Seed(3);

  private static final BoostingOptions STUMP =
      BoostingOptions.DEFAULT
          .withTrees(1, 0.5)
          .withShape(Growth.LEAF_WISE, 2, 1)
          .withLeaves(1, 0.1);

  private static Trees boost(BoostingOptions options, BinnedRows rows, Masses masses) {
    return new BoostingLearner(options, 2).boost(rows, new LogisticObjective(masses), SEED).trees();
  }

  @Test
  void aStumpIsTheNewtonStepWorkedOutByHand() {
    // Base 0; first derivatives ½ ½ ½ −½ −½ −½ of labels 0 0 0 1 1 1, second ¼ each.
    // Behind 3: G = 3/2, H = 3/4, λ = 1, value −½ · (3/2)/(7/4) = −3/7.
    Trees trees = boost(STUMP, Made.column(1, 2, 3, 4, 5, 6), Masses.ofLabels(0, 0, 0, 1, 1, 1));
    assertThat(trees.base()).isZero();
    assertThat(trees.tree(0).threshold(0)).isEqualTo(3.5f);
    assertThat(trees.score(1)).isEqualTo((double) (-3 / 7f));
    assertThat(trees.score(6)).isEqualTo((double) (3 / 7f));
  }

  @Test
  void aLeafKeepsItsLeastSecondDerivative() {
    BinnedRows rows = Made.column(1, 2, 3, 4, 5, 6);
    Masses masses = Masses.ofLabels(0, 1, 1, 1, 1, 1);
    // Second derivatives are 5/36 per row: two rows have .28, three .42.
    assertThat(boost(STUMP, rows, masses).tree(0).threshold(0)).isEqualTo(1.5f);
    assertThat(boost(STUMP.withLeaves(0, 0.4), rows, masses).tree(0).threshold(0)).isEqualTo(3.5f);
  }

  @Test
  void missingCellsAndUnknownCategoriesGoWhereTheyBelong() {
    float gap = Float.NaN;
    Masses labels = Masses.ofLabels(1, 1, 0, 0, 1, 1);
    Trees numbers = boost(STUMP, Made.column(1, 2, 3, 4, gap, gap), labels);
    assertThat(numbers.tree(0).missingGoesLeft(0)).isTrue();
    assertThat(numbers.score(gap)).isEqualTo(numbers.score(1)).isGreaterThan(numbers.score(4));
    Trees categories = boost(STUMP, Made.categories(5, 1, 3, 3, gap, gap), labels);
    assertThat(categories.tree(0).isCategorical(0)).isTrue();
    assertThat(categories.score(5)).isEqualTo(categories.score(1));
    assertThat(categories.score(77)).isEqualTo(categories.score(gap));
    assertThat(categories.score(gap)).isGreaterThan(categories.score(3));
    Trees gapsOnly =
        boost(STUMP, Made.column(1, 1, 1, 1, gap, gap), Masses.ofLabels(0, 0, 0, 0, 1, 1));
    assertThat(gapsOnly.score(gap)).isGreaterThan(gapsOnly.score(1));
  }

  @ParameterizedTest
  @EnumSource(Growth.class)
  void theNumberOfThreadsChangesNoBit(Growth growth) {
    Made made = Made.noisy(40_000, 9, 4).withGapsAndCategories();
    BinnedRows rows = made.binned(2);
    LogisticObjective objective = new LogisticObjective(Masses.ofLabels(made.labels));
    BoostingOptions options =
        BoostingOptions.DEFAULT
            .withTrees(8, 0.3)
            .withShape(growth, 20, 5)
            .withShares(growth == Growth.LEAF_WISE ? 1 : 0.7, 0.8);
    Boosted one = new BoostingLearner(options, 1).boost(rows, objective, SEED);
    Boosted three = new BoostingLearner(options, 3).boost(rows, objective, SEED);
    assertThat(one.trees().scores(rows, 1)).isEqualTo(three.trees().scores(rows, 2));
    assertThat(one.importance()).isEqualTo(three.importance());
  }

  @Test
  void aWeightOfTwoIsARowSeenTwice() {
    Made made = Made.noisy(500, 4, 5);
    float[] weights = new float[500];
    float[][] repeated = new float[1000][];
    float[] labels = new float[1000];
    for (int i = 0; i < 500; i++) {
      weights[i] = 2;
      repeated[2 * i] = made.rows[i];
      repeated[2 * i + 1] = made.rows[i];
      labels[2 * i] = made.labels[i];
      labels[2 * i + 1] = made.labels[i];
    }
    Bins bins = made.binned().bins();
    BoostingOptions options = BoostingOptions.DEFAULT.withTrees(10, 0.1);
    double[] one =
        boost(options, BinnedRows.of(bins, made.rows, 1), Masses.ofLabels(made.labels, weights))
            .scores(made.rows, 1);
    double[] two =
        boost(options, BinnedRows.of(bins, repeated, 1), Masses.ofLabels(labels))
            .scores(made.rows, 1);
    assertThat(one).containsExactly(two, within(1e-6));
  }

  @Test
  void aSoftLabelIsAPositiveAndANegativeRow() {
    Made made = Made.noisy(500, 4, 6);
    float[] soft = new float[500];
    float[][] doubled = new float[1000][];
    float[] positive = new float[1000];
    float[] negative = new float[1000];
    for (int i = 0; i < 500; i++) {
      soft[i] = (made.labels[i] * 4 + i % 5) / 8;
      doubled[2 * i] = made.rows[i];
      doubled[2 * i + 1] = made.rows[i];
      positive[2 * i] = soft[i];
      negative[2 * i + 1] = 1 - soft[i];
    }
    Bins bins = made.binned().bins();
    BoostingOptions options = BoostingOptions.DEFAULT.withTrees(10, 0.1).withLeaves(1, 3);
    double[] one =
        boost(options, BinnedRows.of(bins, made.rows, 1), Masses.ofLabels(soft))
            .scores(made.rows, 1);
    double[] two =
        boost(options, BinnedRows.of(bins, doubled, 1), Masses.of(positive, negative))
            .scores(made.rows, 1);
    assertThat(one).containsExactly(two, within(1e-5));
  }

  @Test
  void trainingScoresAreThoseOfTheTrees() {
    Made made = Made.noisy(3000, 4, 7);
    BinnedRows rows = made.binned();
    double[][] last = new double[1][];
    BoostingWatch watch =
        (trees, scores) -> {
          last[0] = scores.clone();
          return true;
        };
    Boosted boosted =
        new BoostingLearner(BoostingOptions.DEFAULT.withTrees(5, 0.1).withShares(0.5, 1), 2)
            .boost(rows, new LogisticObjective(Masses.ofLabels(made.labels)), rows, watch, SEED);
    assertThat(last[0]).containsExactly(boosted.trees().scores(made.rows, 1), within(1e-12));
  }

  @Test
  void earlyStoppingKeepsTheTreesUpToTheLowestLoss() {
    Made made = Made.noisy(400, 10, 8);
    Made held = Made.noisy(400, 10, 9);
    BinnedRows rows = made.binned();
    BinnedRows validation = BinnedRows.of(rows.bins(), held.rows, 1);
    LogisticObjective heldLoss = new LogisticObjective(Masses.ofLabels(held.labels));
    BoostingOptions options = BoostingOptions.DEFAULT.withTrees(500, 0.3);
    LogisticObjective objective = new LogisticObjective(Masses.ofLabels(made.labels));
    Boosted all = new BoostingLearner(options, 1).boost(rows, objective, SEED);
    Boosted stopped =
        new BoostingLearner(options, 1)
            .boost(rows, objective, validation, new EarlyStopping(heldLoss::loss, 20), SEED);
    assertThat(stopped.trees().count()).isBetween(2, 100);
    assertThat(heldLoss.loss(stopped.trees().scores(held.rows, 1)))
        .isLessThan(heldLoss.loss(all.trees().scores(held.rows, 1)));
    assertThat(Arrays.stream(stopped.importance()).sum()).isCloseTo(1, within(1e-12));
  }

  @Test
  void anObjectiveOfOnesOwnIsMinimized() {
    // Squares: the score goes to the targets' mean in every leaf.
    float[] targets = {1, 1, 5, 5};
    Objective squares =
        new Objective() {
          @Override
          public int rows() {
            return 4;
          }

          @Override
          public double base() {
            return 0;
          }

          @Override
          public void derivatives(double[] scores, float[] first, float[] second) {
            for (int i = 0; i < 4; i++) {
              first[i] = (float) (scores[i] - targets[i]);
              second[i] = 1;
            }
          }
        };
    Trees trees =
        new BoostingLearner(BoostingOptions.DEFAULT.withTrees(60, 0.5).withLeaves(0, 1), 1)
            .boost(Made.column(1, 2, 3, 4), squares, SEED)
            .trees();
    assertThat(trees.score(1.5f)).isCloseTo(1, within(1e-5));
    assertThat(trees.score(3)).isCloseTo(5, within(1e-5));
  }

  @Test
  void derivativesAreThoseOfTheLoss() {
    Masses masses = Masses.of(new float[] {2, 0.5f, 0}, new float[] {1, 0.5f, 3});
    LogisticObjective objective = new LogisticObjective(masses);
    for (double score : new double[] {-30, -2, 0, 0.7, 40}) {
      double[] scores = {score, score, score};
      float[] first = new float[3];
      float[] second = new float[3];
      objective.derivatives(scores, first, second);
      for (int i = 0; i < 3; i++) {
        double h = 1e-4;
        double[] up = scores.clone();
        double[] down = scores.clone();
        up[i] += h;
        down[i] -= h;
        double total = 7;
        double slope = (objective.loss(up) - objective.loss(down)) * total / (2 * h);
        double curve =
            (objective.loss(up) + objective.loss(down) - 2 * objective.loss(scores))
                * total
                / (h * h);
        assertThat((double) first[i]).isCloseTo(slope, within(1e-5));
        assertThat((double) second[i]).isCloseTo(curve, within(1e-4));
      }
    }
  }

  @Test
  void badInputIsRefused() {
    assertThatThrownBy(() -> new LogisticObjective(Masses.ofLabels(1, 1)))
        .hasMessage("positive mass 2.0, negative mass 0.0: both must be above 0");
    assertThatThrownBy(() -> BoostingOptions.DEFAULT.withTrees(1, 0))
        .hasMessage("shrinkage 0.0: must be in (0, 1]");
    BinnedRows rows = Made.column(1, 2);
    BinnedRows others = BinnedRows.learn(new float[][] {{1}, {9}}, Set.of(), 1, SEED);
    LogisticObjective objective = new LogisticObjective(Masses.ofLabels(0, 1));
    BoostingLearner learner = new BoostingLearner(STUMP, 1);
    assertThatThrownBy(() -> learner.boost(rows, objective, others, BoostingWatch.none(), SEED))
        .hasMessage("the validation rows have other bins");
  }
}
