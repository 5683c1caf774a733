package org.pubn.eval;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.pubn.data.DenseFeatures;
import org.pubn.sample.BinaryLabels;
import org.pubn.sample.TestSet;

class ErrorRatesTest {

  /** Three positives, then two negatives. */
  private static final TestSet TEST =
      TestSet.of(
          DenseFeatures.of(1, 0, 0, 0, 0, 0), BinaryLabels.of(true, true, true, false, false));

  @Test
  void eachKindOfMistakeIsCounted() {
    ErrorRates rates = ErrorRates.of(new double[] {1, -1, 2, 0.5, -3}, TEST);

    assertThat(rates).isEqualTo(new ErrorRates(3, 2, 1, 1));
    assertThat(rates.size()).isEqualTo(5);
    assertThat(rates.error()).isEqualTo(0.4);
    assertThat(rates.fpr()).isEqualTo(0.5);
    assertThat(rates.fnr()).isEqualTo(1 / 3.0);
  }

  @Test
  void floatScoresCountAlike() {
    assertThat(ErrorRates.of(new float[] {1, -1, 2, 0.5f, -3}, TEST))
        .isEqualTo(new ErrorRates(3, 2, 1, 1));
  }

  @Test
  void aScoreOfExactlyZeroIsNegative() {
    assertThat(ErrorRates.of(new double[] {0.0, -0.0, Double.MIN_VALUE, 0.0, -0.0}, TEST))
        .isEqualTo(new ErrorRates(3, 2, 0, 2));
  }

  @Test
  void infiniteScoresHaveASign() {
    double inf = Double.POSITIVE_INFINITY;

    assertThat(ErrorRates.of(new double[] {inf, inf, inf, -inf, -inf}, TEST).error()).isZero();
  }

  @Test
  void aScoreThatIsNoNumberIsAnError() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> ErrorRates.of(new double[] {1, 1, Double.NaN, 1, 1}, TEST))
        .withMessage("score of row 2: is NaN, must be a number");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> ErrorRates.of(new float[] {Float.NaN, 1, 1, 1, 1}, TEST))
        .withMessage("score of row 0: is NaN, must be a number");
  }

  @Test
  void everyRowNeedsAScore() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> ErrorRates.of(new double[4], TEST))
        .withMessage("4 scores: the test set has 5 rows");
  }

  @Test
  void aRateOfNothingIsNotANumber() {
    assertThat(new ErrorRates(3, 0, 0, 1).fpr()).isNaN();
    assertThat(new ErrorRates(0, 3, 1, 0).fnr()).isNaN();
  }

  @Test
  void impossibleCountsAreRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new ErrorRates(3, 2, 3, 0))
        .withMessage("3 false positives: must lie in 0 … the 2 negatives");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new ErrorRates(3, 2, 0, -1))
        .withMessage("-1 false negatives: must lie in 0 … the 3 positives");
    assertThatIllegalArgumentException().isThrownBy(() -> new ErrorRates(0, 0, 0, 0));
  }
}
