package org.pubn.risk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;
import static org.assertj.core.api.Assertions.withinPercentage;
import static org.pubn.risk.MarginLoss.LOGISTIC;
import static org.pubn.risk.MarginLoss.SIGMOID;
import static org.pubn.risk.MarginLoss.ZERO_ONE;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class MarginLossTest {

  private static final double LN_3 = Math.log(3);

  @Test
  void logisticByHand() {
    assertThat(LOGISTIC.value(0)).isCloseTo(Math.log(2), within(1e-16));
    // ln(1 + 1/3) and ln(1 + 3)
    assertThat(LOGISTIC.value(LN_3)).isCloseTo(Math.log(4.0 / 3), within(1e-15));
    assertThat(LOGISTIC.value(-LN_3)).isCloseTo(Math.log(4), within(1e-15));
    assertThat(LOGISTIC.derivative(LN_3)).isCloseTo(-0.25, within(1e-15));
    assertThat(LOGISTIC.derivative(-LN_3)).isCloseTo(-0.75, within(1e-15));
  }

  @Test
  void logisticInBothTails() {
    // ln(1 + t) = t − t²/2 + …, so the right tail is exp(−z) itself.
    assertThat(LOGISTIC.value(100)).isCloseTo(Math.exp(-100), withinPercentage(1e-12));
    assertThat(LOGISTIC.derivative(100)).isCloseTo(-Math.exp(-100), withinPercentage(1e-12));
    assertThat(LOGISTIC.value(-100)).isEqualTo(100);
    assertThat(LOGISTIC.derivative(-100)).isEqualTo(-1);
    assertThat(LOGISTIC.value(1000)).isZero();
    assertThat(LOGISTIC.derivative(1000)).isZero();
    assertThat(LOGISTIC.value(-1000)).isEqualTo(1000);
    assertThat(LOGISTIC.derivative(-1000)).isEqualTo(-1);
  }

  @Test
  void sigmoidByHand() {
    assertThat(SIGMOID.value(0)).isEqualTo(0.5);
    assertThat(SIGMOID.value(LN_3)).isCloseTo(0.25, within(1e-16));
    assertThat(SIGMOID.value(-LN_3)).isCloseTo(0.75, within(1e-15));
    // −¼·¾
    assertThat(SIGMOID.derivative(LN_3)).isCloseTo(-3.0 / 16, within(1e-15));
    assertThat(SIGMOID.derivative(-LN_3)).isCloseTo(-3.0 / 16, within(1e-15));
    assertThat(SIGMOID.derivative(0)).isEqualTo(-0.25);
  }

  @Test
  void sigmoidInBothTails() {
    assertThat(SIGMOID.value(100)).isCloseTo(Math.exp(-100), withinPercentage(1e-12));
    assertThat(SIGMOID.derivative(100)).isCloseTo(-Math.exp(-100), withinPercentage(1e-12));
    assertThat(SIGMOID.derivative(-100)).isCloseTo(-Math.exp(-100), withinPercentage(1e-12));
    assertThat(SIGMOID.value(-100)).isEqualTo(1);
    assertThat(SIGMOID.value(720)).as("exp(720) overflows, exp(-720) does not").isPositive();
    assertThat(SIGMOID.value(1000)).isZero();
    assertThat(SIGMOID.value(-1000)).isEqualTo(1);
    assertThat(SIGMOID.derivative(1000)).isZero();
    assertThat(SIGMOID.derivative(-1000)).isZero();
  }

  @Test
  void zeroOneIsAHalfAtZero() {
    assertThat(ZERO_ONE.value(0.0)).isEqualTo(0.5);
    assertThat(ZERO_ONE.value(-0.0)).isEqualTo(0.5);
    assertThat(ZERO_ONE.value(1e-300)).isZero();
    assertThat(ZERO_ONE.value(-1e-300)).isEqualTo(1);
    assertThat(ZERO_ONE.value(1000)).isZero();
    assertThat(ZERO_ONE.value(-1000)).isEqualTo(1);
  }

  @Test
  void zeroOneCannotBeMinimised() {
    assertThatThrownBy(() -> ZERO_ONE.derivative(1))
        .isInstanceOf(UnsupportedOperationException.class)
        .hasMessageContaining("zero-one loss");
  }

  @ParameterizedTest
  @EnumSource
  void notANumberStaysVisible(MarginLoss loss) {
    assertThat(loss.value(Double.NaN)).isNaN();
  }
}
