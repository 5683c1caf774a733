package org.pubn.encoder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.pubn.data.DenseFeatures;

class ColumnScalingTest {

  private static final DenseFeatures LEARNED = DenseFeatures.of(2, 1, 7, 3, 7, 5, 7, 7, 7);

  /** Column 0: mean 4, variance (9 + 1 + 1 + 9) / 4 = 5. Column 1 never varies. */
  @Test
  void columnsGetMeanZeroAndDeviationOne() {
    DenseFeatures scaled = ColumnScaling.of(LEARNED).apply(DenseFeatures.of(2, 9, 100));

    assertThat(scaled.get(0, 0)).isEqualTo((float) Math.sqrt(5));
    assertThat(scaled.get(0, 1)).isZero();
  }

  /** The mean of many equal numbers is not quite that number. */
  @Test
  void aColumnThatNeverVariesIsZeroHoweverLong() {
    float[] column = new float[11_314];
    Arrays.fill(column, 0.1f);
    DenseFeatures rows = DenseFeatures.of(1, column);

    assertThat(ColumnScaling.of(rows).apply(rows).get(17, 0)).isZero();
  }

  @Test
  void rowsOfAnotherWidthAreRefused() {
    ColumnScaling scaling = ColumnScaling.of(LEARNED);

    assertThatIllegalArgumentException()
        .isThrownBy(() -> scaling.apply(DenseFeatures.of(1, 9)))
        .withMessage("rows of 1 columns: the scaling has 2");
  }
}
