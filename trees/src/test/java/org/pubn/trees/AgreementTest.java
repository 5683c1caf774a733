package org.pubn.trees;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.pubn.random.Seed;

/**
 * Forests and boosting learn as well as scikit-learn's. Its numbers, of version 1.2.1, are made by
 * {@code src/test/python/agreement.py} on the same rows.
 */
final class AgreementTest {

  private static final Made TRAIN = Made.noisy(3000, 8, 31);
  private static final Made TEST = Made.noisy(20_000, 8, 32);
  private static final Masses MASSES = Masses.ofLabels(TRAIN.labels);
  private static final Seed SEED = new Seed(0);

  private static double auc(Trees trees) {
    return Made.auc(trees.scores(TEST.rows, 2), TEST.labels);
  }

  @Test
  void theRowsAreThoseOfTheScript() {
    assertThat(positives(TRAIN)).isEqualTo(1542);
    assertThat(positives(TEST)).isEqualTo(10_271);
  }

  private static int positives(Made made) {
    int count = 0;
    for (float label : made.labels) {
      count += label > 0 ? 1 : 0;
    }
    return count;
  }

  @Test
  void randomForest() {
    Forest forest =
        new ForestLearner(ForestOptions.randomForest(200), 2).grow(TRAIN.binned(), MASSES, SEED);
    assertThat(auc(forest.trees())).isCloseTo(0.9495, within(0.004));
    assertThat(Made.auc(forest.outOfBag(), TRAIN.labels)).isCloseTo(0.95, within(0.015));
  }

  @Test
  void extraTrees() {
    Forest forest =
        new ForestLearner(ForestOptions.extraTrees(200), 2).grow(TRAIN.binned(), MASSES, SEED);
    assertThat(auc(forest.trees())).isCloseTo(0.9528, within(0.004));
    assertThat(forest.outOfBag()).containsOnly(Double.NaN);
  }

  @Test
  void boosting() {
    Boosted boosted =
        new BoostingLearner(BoostingOptions.DEFAULT, 2)
            .boost(TRAIN.binned(), new LogisticObjective(MASSES), SEED);
    assertThat(auc(boosted.trees())).isCloseTo(0.9508, within(0.004));
  }
}
