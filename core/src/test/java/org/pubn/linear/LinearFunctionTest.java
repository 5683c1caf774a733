package org.pubn.linear;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.pubn.data.DenseFeatures;
import org.pubn.data.InputException;
import org.pubn.data.SparseFeatures;

class LinearFunctionTest {

  private static final LinearFunction FUNCTION = LinearFunction.of(0.1, -2, 3, 0.5, 7, 0.25);

  @Test
  void byHand() {
    DenseFeatures rows = DenseFeatures.of(5, 1, 2, 3, 4, 5, 0, 0, 0, 0, 0);

    assertThat(FUNCTION.preciseScores(rows))
        .containsExactly(new double[] {0.1 - 4 + 9 + 2 + 35 + 0.25, 0.25}, within(1e-14));
    assertThat(FUNCTION.network().scores(rows))
        .containsExactly(FUNCTION.scores(rows), within(1e-5f));
  }

  @Test
  void ofSparseRows() {
    SparseFeatures rows =
        SparseFeatures.of(5, new int[] {0, 2, 2}, new int[] {1, 4}, new float[] {1, 2});

    assertThat(FUNCTION.preciseScores(rows)).containsExactly(-2 + 14 + 0.25, 0.25);
  }

  @Test
  void refusesRowsOfAnotherLengthAndNumbersThatAreNone() {
    assertThatThrownBy(() -> FUNCTION.scores(DenseFeatures.of(2, 1, 1)))
        .isInstanceOf(InputException.class)
        .hasMessage("rows of 2 columns: the model takes 5");
    assertThatThrownBy(() -> LinearFunction.of(1, Double.NaN))
        .isInstanceOf(InputException.class)
        .hasMessage("parameter 1: NaN is not a finite number");
    assertThatThrownBy(() -> LinearFunction.of(1)).isInstanceOf(InputException.class);
  }

  @Test
  void aScoreThatIsTooLargeIsRefused() {
    assertThatThrownBy(() -> LinearFunction.of(1e30, 0).scores(DenseFeatures.of(1, 1e30f)))
        .isInstanceOf(ArithmeticException.class);
  }
}
