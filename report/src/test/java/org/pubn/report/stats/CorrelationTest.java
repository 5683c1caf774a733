package org.pubn.report.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class CorrelationTest {

  @Test
  void byHand() {
    // Deviations −1, 0, 1 and −1, 1, 0: covariance ½, variances 1 and 1.
    assertThat(Correlation.pearson(new double[] {1, 2, 3}, new double[] {4, 6, 5}))
        .isCloseTo(0.5, within(1e-12));
  }

  @Test
  void aLineHasOneOrMinusOne() {
    double[] x = {0.1, 0.4, 0.2, 0.9};

    assertThat(Correlation.pearson(x, new double[] {1.2, 1.8, 1.4, 2.8}))
        .isCloseTo(1, within(1e-12));
    assertThat(Correlation.pearson(x, new double[] {-1, -4, -2, -9})).isCloseTo(-1, within(1e-12));
  }

  @Test
  void whatDoesNotVaryCorrelatesWithNothing() {
    assertThat(Correlation.pearson(new double[] {1, 1, 1}, new double[] {1, 2, 3})).isZero();
    assertThat(Correlation.pearson(new double[] {1, 2, 3}, new double[] {7, 7, 7})).isZero();
  }

  @Test
  void pairsAreNeeded() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Correlation.pearson(new double[] {1, 2}, new double[] {1, 2, 3}))
        .withMessage("correlation of 2 and 3 numbers: needs at least 2 pairs");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Correlation.pearson(new double[] {1}, new double[] {1}))
        .withMessage("correlation of 1 and 1 numbers: needs at least 2 pairs");
  }
}
