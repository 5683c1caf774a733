package org.pubn.trees;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.pubn.random.Seed;

/** What holds of every forest. */
final class ForestContractTest {

  private static final Seed SEED = new Seed(11);

  private static ForestOptions options(Cut cut, int trees) {
    ForestOptions base =
        cut == Cut.BEST ? ForestOptions.randomForest(trees) : ForestOptions.extraTrees(trees);
    return base.withSampling(Sampling.all());
  }

  private static double[] scores(ForestOptions options, Made made, Masses masses, float[][] rows) {
    return new ForestLearner(options, 2).grow(made.binned(2), masses, SEED).trees().scores(rows, 2);
  }

  @ParameterizedTest
  @EnumSource(Cut.class)
  void aWeightOfTwoIsARowSeenTwice(Cut cut) {
    Made made = Made.noisy(400, 5, 1).withGapsAndCategories();
    float[] weights = new float[400];
    int[] copies = new int[400];
    for (int i = 0; i < 400; i++) {
      weights[i] = 1 + i % 3 / 2;
      copies[i] = (int) weights[i];
    }
    Sampling twice = (random, seen) -> System.arraycopy(copies, 0, seen, 0, 400);
    double[] weighted =
        scores(options(cut, 5), made, Masses.ofLabels(made.labels, weights), made.rows);
    double[] repeated =
        scores(options(cut, 5).withSampling(twice), made, Masses.ofLabels(made.labels), made.rows);
    assertThat(weighted).isEqualTo(repeated);
  }

  @ParameterizedTest
  @EnumSource(Cut.class)
  void aSoftLabelIsAPositiveAndANegativeRow(Cut cut) {
    Made made = Made.noisy(200, 4, 2).withGapsAndCategories();
    // Multiples of 1/8 so that sums are exact, whatever their order.
    float[] soft = new float[200];
    float[][] doubled = new float[400][];
    float[] hard = new float[400];
    float[] weights = new float[400];
    for (int i = 0; i < 200; i++) {
      soft[i] = (made.labels[i] * 4 + i % 5) / 8;
      doubled[2 * i] = made.rows[i];
      doubled[2 * i + 1] = made.rows[i];
      hard[2 * i] = 1;
      weights[2 * i] = soft[i];
      weights[2 * i + 1] = 1 - soft[i];
    }
    ForestOptions options = options(cut, 5);
    Bins bins = made.binned(2).bins();
    double[] one =
        new ForestLearner(options, 1)
            .grow(BinnedRows.of(bins, made.rows, 1), Masses.ofLabels(soft), SEED)
            .trees()
            .scores(made.rows, 1);
    double[] two =
        new ForestLearner(options, 1)
            .grow(BinnedRows.of(bins, doubled, 1), Masses.ofLabels(hard, weights), SEED)
            .trees()
            .scores(made.rows, 1);
    assertThat(one).isEqualTo(two);
  }

  @Test
  void onlyTheOrderOfTheValuesMatters() {
    Made made = Made.noisy(3000, 4, 3);
    float[][] bent = new float[3000][];
    for (int i = 0; i < 3000; i++) {
      bent[i] = made.rows[i].clone();
      for (int c = 0; c < 4; c++) {
        float x = bent[i][c];
        bent[i][c] = 100 * x * x * x + x;
      }
    }
    BinnedRows straight = made.binned();
    BinnedRows curved = BinnedRows.learn(bent, Set.of(), 1, new Seed(5));
    Masses masses = Masses.ofLabels(made.labels);
    ForestLearner learner = new ForestLearner(ForestOptions.randomForest(5), 1);
    assertThat(learner.grow(curved, masses, SEED).trees().scores(bent, 1))
        .isEqualTo(learner.grow(straight, masses, SEED).trees().scores(made.rows, 1));
  }

  @ParameterizedTest
  @EnumSource(Cut.class)
  void theNumberOfThreadsChangesNoBit(Cut cut) {
    Made made = Made.noisy(2000, 6, 4).withGapsAndCategories();
    BinnedRows rows = made.binned(2);
    Masses masses = Masses.ofLabels(made.labels);
    ForestOptions options = options(cut, 9).withSampling(Sampling.bootstrap());
    Forest one = new ForestLearner(options, 1).grow(rows, masses, SEED);
    Forest three = new ForestLearner(options, 3).grow(rows, masses, SEED);
    assertThat(one.outOfBag()).isEqualTo(three.outOfBag());
    assertThat(one.importance()).isEqualTo(three.importance());
    assertThat(one.trees().scores(made.rows, 1)).isEqualTo(three.trees().scores(made.rows, 3));
    Forest other = new ForestLearner(options, 1).grow(rows, masses, new Seed(12));
    assertThat(other.outOfBag()).isNotEqualTo(one.outOfBag());
  }

  @Test
  void outOfBagScoresComeFromTreesThatDidNotSeeTheRow() {
    // Labels are coins: what a tree has seen it knows by heart, the rest it cannot know.
    Made made = Made.noisy(600, 3, 5);
    float[] coins = new float[600];
    for (int i = 0; i < 600; i++) {
      coins[i] = Integer.bitCount(i * 0x9e3779b9) & 1;
    }
    Forest forest =
        new ForestLearner(ForestOptions.randomForest(100), 2)
            .grow(made.binned(), Masses.ofLabels(coins), SEED);
    assertThat(Made.auc(forest.trees().scores(made.rows, 1), coins)).isGreaterThan(0.99);
    assertThat(Made.auc(forest.outOfBag(), coins)).isBetween(0.4, 0.6);
  }

  @Test
  void theOutOfBagScoreIsTheMeanOverTheTreesThatDidNotSeeTheRow() {
    Made made = Made.noisy(50, 2, 6);
    BinnedRows rows = made.binned();
    List<int[]> drawn = new java.util.ArrayList<>();
    Sampling noted =
        (random, copies) -> {
          Sampling.bootstrap().draw(random, copies);
          drawn.add(copies.clone());
        };
    Forest forest =
        new ForestLearner(ForestOptions.randomForest(3).withSampling(noted), 1)
            .grow(rows, Masses.ofLabels(made.labels), SEED);
    for (int row = 0; row < 50; row++) {
      double sum = 0;
      int count = 0;
      for (int t = 0; t < 3; t++) {
        if (drawn.get(t)[row] == 0) {
          Tree tree = forest.trees().raw(t);
          sum += tree.value(tree.leaf(new byte[][] {rows.codes(0), rows.codes(1)}, row));
          count++;
        }
      }
      if (count == 0) {
        assertThat(forest.outOfBag()[row]).isNaN();
      } else {
        assertThat(forest.outOfBag()[row]).isCloseTo(sum / count, within(1e-11));
      }
    }
  }

  @Test
  void rowsWithoutMassAreScoredButNotLearned() {
    Made made = Made.noisy(300, 3, 7);
    float[] weights = new float[300];
    Arrays.fill(weights, 0, 150, 1);
    float[] lies = made.labels.clone();
    for (int i = 150; i < 300; i++) {
      lies[i] = 1 - lies[i];
    }
    BinnedRows rows = made.binned();
    ForestLearner learner = new ForestLearner(options(Cut.BEST, 3), 1);
    assertThat(learner.grow(rows, Masses.ofLabels(made.labels, weights), SEED).importance())
        .isEqualTo(learner.grow(rows, Masses.ofLabels(lies, weights), SEED).importance());
  }

  @Test
  void importanceNamesTheColumnsThatMatter() {
    Made made = Made.noisy(2000, 6, 8);
    double[] importance =
        new ForestLearner(ForestOptions.randomForest(30), 2)
            .grow(made.binned(), Masses.ofLabels(made.labels), SEED)
            .importance();
    assertThat(Arrays.stream(importance).sum()).isCloseTo(1, within(1e-12));
    for (int c = 2; c < 6; c++) {
      assertThat(importance[c]).isLessThan(importance[1]).isLessThan(importance[0] / 2);
    }
  }

  @Test
  void partsAreDrawnAsAsked() {
    int[] copies = new int[10];
    Sampling.parts(List.of(Sampling.Part.bootstrap(0, 4), new Sampling.Part(6, 10, 7)))
        .draw(SEED.random(), copies);
    assertThat(Arrays.stream(copies, 0, 4).sum()).isEqualTo(4);
    assertThat(Arrays.stream(copies, 4, 6).sum()).isZero();
    assertThat(Arrays.stream(copies, 6, 10).sum()).isEqualTo(7);
  }

  @Test
  void badInputIsRefused() {
    BinnedRows rows = Made.column(1, 2);
    ForestLearner learner = new ForestLearner(ForestOptions.randomForest(1), 1);
    assertThatThrownBy(() -> learner.grow(rows, Masses.ofLabels(1), SEED))
        .hasMessage("2 rows and 1 masses: must be as many");
    assertThatThrownBy(() -> Masses.ofLabels(0, Float.NaN))
        .hasMessage("label NaN of row 1: must lie in [0, 1]");
    assertThatThrownBy(() -> Masses.of(new float[] {-1}, new float[] {1}))
        .hasMessage("mass -1.0 of row 0: must be finite and not negative");
    assertThatThrownBy(() -> learner.grow(rows, Masses.of(new float[2], new float[2]), SEED))
        .hasMessage("no row with a mass was drawn for a tree");
    assertThatThrownBy(() -> ForestOptions.randomForest(0))
        .hasMessage("trees 0: must be at least 1");
  }
}
