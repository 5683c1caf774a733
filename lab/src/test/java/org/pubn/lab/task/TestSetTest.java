package org.pubn.lab.task;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.pubn.data.DenseFeatures;
import org.pubn.stats.Confusion;

final class TestSetTest {

  private static final DenseFeatures NONE = DenseFeatures.of(1);
  private static final DenseFeatures TWO = DenseFeatures.of(1, 1, 2);

  /** Three positives, then two negatives. */
  private static final TestSet TEST =
      new TestSet(
          DenseFeatures.of(1, 0, 0, 0, 0, 0),
          BinaryLabels.of(true, true, true, false, false),
          ClassLabels.of(1, 1, 1, 0, 0));

  @Test
  void aTestSetNeedsALabelForEachRow() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new TestSet(TWO, BinaryLabels.of(true), ClassLabels.of(1)))
        .withMessage("test set: 1 labels for 2 rows");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new TestSet(TWO, BinaryLabels.of(true, false), ClassLabels.of(1)))
        .withMessage("test set: 1 classes for 2 rows");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new TestSet(NONE, BinaryLabels.of(), ClassLabels.of()))
        .withMessage("test set: has no rows, at least one is needed");
  }

  @Test
  void eachKindOfMistakeIsCounted() {
    Confusion decisions = TEST.confusion(new float[] {1, -1, 2, 0.5f, -3});

    assertThat(decisions).isEqualTo(new Confusion(2, 1, 1, 1));
    assertThat(decisions.size()).isEqualTo(5);
    assertThat(decisions.error()).hasValue(0.4);
    assertThat(decisions.fpr()).hasValue(0.5);
    assertThat(decisions.fnr()).hasValue(1 / 3.0);
  }

  @Test
  void aScoreOfExactlyZeroIsNegative() {
    assertThat(TEST.confusion(new float[] {0f, -0f, Float.MIN_VALUE, 0f, -0f}))
        .isEqualTo(new Confusion(1, 0, 2, 2));
  }

  @Test
  void infiniteScoresHaveASign() {
    float inf = Float.POSITIVE_INFINITY;

    assertThat(TEST.confusion(new float[] {inf, inf, inf, -inf, -inf}).error()).hasValue(0);
  }

  @Test
  void aScoreThatIsNoNumberIsAnError() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> TEST.confusion(new float[] {1, 1, Float.NaN, 1, 1}))
        .withMessage("score of row 2: is NaN, must be a number");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> TEST.confusion(new float[] {Float.NaN, 1, 1, 1, 1}))
        .withMessage("score of row 0: is NaN, must be a number");
  }

  @Test
  void everyRowNeedsAScore() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> TEST.confusion(new float[4]))
        .withMessage("4 scores: the test set has 5 rows");
  }

  @Test
  void aRateOfNothingIsEmpty() {
    TestSet positives = new TestSet(TWO, BinaryLabels.of(true, true), ClassLabels.of(1, 1));

    assertThat(positives.confusion(new float[] {1, -1}).fpr()).isEmpty();
    assertThat(positives.confusion(new float[] {1, -1}).fnr()).hasValue(0.5);
  }

  @Test
  void theAreaUnderTheCurveCountsPairsInOrder() {
    // Of six pairs one is in the wrong order and one is tied.
    assertThat(TEST.auc(new float[] {3, 2, 1, 2, 0}).orElseThrow()).isEqualTo(4.5 / 6);
    assertThat(
            new TestSet(TWO, BinaryLabels.of(true, true), ClassLabels.of(1, 1))
                .auc(new float[] {1, 2}))
        .isEmpty();
  }
}
