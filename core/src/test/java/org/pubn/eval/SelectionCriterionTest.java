package org.pubn.eval;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.pubn.random.Seed;
import org.pubn.sample.Priors;

class SelectionCriterionTest {

  private static final Priors PRIORS = new Priors(0.4, 0.2);

  /** r = 3/4, q = 1/2, positives win 3, 2.5, 2, 1 of 4 times. */
  private static final float[] POSITIVE = {4, 2, 1, -1};

  private static final float[] UNLABELED = {3, 2, -0.5f, -2};

  @Test
  void everyCriterionByHand() {
    assertThat(loss(SelectionCriterion.ZERO_ONE_RISK))
        .isCloseTo(0.4 * 0.25 + 0.5 - 0.4 * 0.75, within(1e-12));
    assertThat(loss(SelectionCriterion.CORRECTED_AUC))
        .isCloseTo(-((4 + 2.5 + 2 + 1) / 16 - 0.2) / 0.6, within(1e-12));
    assertThat(loss(SelectionCriterion.LEE_LIU)).isCloseTo(-0.75 * 0.75 / 0.5, within(1e-12));
    double softP = (sig(4) + sig(2) + sig(1) + sig(-1)) / 4;
    double softU = (sig(-3) + sig(-2) + sig(0.5) + sig(2)) / 4;
    assertThat(loss(SelectionCriterion.SIGMOID_RISK))
        .isCloseTo(0.4 * softP - 0.4 * (1 - softP) + softU, within(1e-12));
  }

  private static double sig(double z) {
    return 1 / (1 + Math.exp(z));
  }

  private static double loss(SelectionCriterion criterion) {
    return criterion.loss(POSITIVE, UNLABELED, PRIORS);
  }

  @ParameterizedTest
  @EnumSource
  void theBetterClassifierIsChosen(SelectionCriterion criterion) {
    PuScores good = PuSamples.pu(new PuSamples.World(0.4, 2, -2), 500, 2000, new Seed(0));
    PuScores poor = PuSamples.pu(new PuSamples.World(0.4, 0.7, -0.7), 500, 2000, new Seed(0));

    assertThat(criterion.loss(good, PRIORS)).isLessThan(criterion.loss(poor, PRIORS));
  }

  @Test
  void findingNothingIsTheWorst() {
    float[] low = {-1, -2};

    assertThat(SelectionCriterion.LEE_LIU.loss(POSITIVE, low, PRIORS)).isZero();
    assertThat(loss(SelectionCriterion.LEE_LIU)).isNegative();
  }

  @ParameterizedTest
  @CsvSource({
    "SIGMOID_RISK, sigmoid",
    "ZERO_ONE_RISK, zero-one",
    "CORRECTED_AUC, auc",
    "LEE_LIU, lee-liu"
  })
  void namesAreStable(SelectionCriterion criterion, String id) {
    assertThat(criterion.id()).isEqualTo(id);
    assertThat(SelectionCriterion.byId(id)).isEqualTo(criterion);
  }

  @Test
  void unknownNames() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> SelectionCriterion.byId("f1"))
        .withMessage("selection by f1: must be one of sigmoid, zero-one, auc, lee-liu");
  }
}
