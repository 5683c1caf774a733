package org.pubn.risk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.pubn.risk.MarginLoss.LOGISTIC;
import static org.pubn.risk.MarginLoss.SIGMOID;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;

class MarginLossPropertyTest {

  @Property
  void logisticLossesOfBothSignsDifferByTheMargin(
      @ForAll @DoubleRange(min = -1000, max = 1000) double z) {
    assertThat(LOGISTIC.value(-z) - LOGISTIC.value(z)).isCloseTo(z, within(1e-12));
  }

  @Property
  void sigmoidLossesOfBothSignsAddUpToOne(@ForAll @DoubleRange(min = -1000, max = 1000) double z) {
    assertThat(SIGMOID.value(-z) + SIGMOID.value(z)).isCloseTo(1, within(1e-15));
  }

  @Property
  void derivativesAreSlopes(@ForAll @DoubleRange(min = -30, max = 30) double z) {
    double h = 1e-5;
    for (Loss loss : new Loss[] {LOGISTIC, SIGMOID}) {
      double slope = (loss.value(z + h) - loss.value(z - h)) / (2 * h);
      assertThat(loss.derivative(z)).isCloseTo(slope, within(2e-9));
    }
  }
}
