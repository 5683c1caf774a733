package org.pubn.report.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Locale;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.pubn.report.stats.MeanStd;

class ValueColumnTest {

  private static final ValueColumn PERCENT = ValueColumn.percent("error");

  @Test
  void fractionsArePrintedAsPercentages() {
    assertThat(PERCENT.format(new MeanStd(0.0405, 0.0027, 10))).isEqualTo("4.05 ± 0.27");
    assertThat(PERCENT.format(Published.percent(12.02, 0.65, 10))).isEqualTo("12.02 ± 0.65");
    assertThat(PERCENT.format(Published.percent(12.02, 10))).isEqualTo("12.02");
    assertThat(PERCENT.format(1)).isEqualTo("100.00");
    assertThat(PERCENT.heading()).isEqualTo("error (%)");
  }

  @Test
  void aTieOfTheShortestDecimalRoundsUp() {
    assertThat(PERCENT.format(0.10005)).isEqualTo("10.01");
    assertThat(PERCENT.format(1.005e-2)).isEqualTo("1.01");
  }

  @Test
  void oneTrialHasNoSpread() {
    assertThat(PERCENT.format(new MeanStd(0.0405, 0, 1))).isEqualTo("4.05");
    assertThat(PERCENT.format(new MeanStd(0.0405, 0, 2))).isEqualTo("4.05 ± 0.00");
  }

  @Test
  void aColumnOfMeansPrintsNoSpread() {
    assertThat(ValueColumn.percentMean("FPR").format(new MeanStd(0.0405, 0.1, 10)))
        .isEqualTo("4.05");
    assertThat(ValueColumn.number("n", 0).format(new MeanStd(12, 3, 10))).isEqualTo("12");
  }

  @Test
  void differencesCarryTheirSignAndZeroIsPositive() {
    assertThat(PERCENT.formatDifference(0.0102)).isEqualTo("+1.02");
    assertThat(PERCENT.formatDifference(-0.0102)).isEqualTo("-1.02");
    assertThat(PERCENT.formatDifference(-0.000001)).isEqualTo("+0.00");
  }

  @Test
  void theDefaultLocaleDoesNotMatter() {
    Locale before = Locale.getDefault();
    try {
      Locale.setDefault(Locale.GERMANY);
      assertThat(PERCENT.format(12.3456)).isEqualTo("1234.56");
      Comparison tested = new Comparison(1, OptionalDouble.of(0.0123), OptionalDouble.of(0.0369));
      assertThat(Legend.p(tested)).isEqualTo("p = 0.012");
      assertThat(Legend.holm(tested)).isEqualTo("Holm 0.037");
    } finally {
      Locale.setDefault(before);
    }
  }

  @Test
  void decimalsAreChecked() {
    assertThatThrownBy(() -> ValueColumn.number("x", -1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("column x, decimals -1: must lie in [0, 15]");
  }
}
