package org.pubn.report.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

class HolmTest {

  private static final Offset<Double> EXACT = within(1e-12);

  /** In ascending order 0.01·4, 0.02·3, 0.03·2 = 0.06 and 0.04·1, which is less than 0.06. */
  @Test
  void fourByHand() {
    double[] corrected = Holm.corrected(0.04, 0.01, 0.03, 0.02);

    assertThat(corrected[0]).isCloseTo(0.06, EXACT);
    assertThat(corrected[1]).isCloseTo(0.04, EXACT);
    assertThat(corrected[2]).isCloseTo(0.06, EXACT);
    assertThat(corrected[3]).isCloseTo(0.06, EXACT);
  }

  /** 0.001·3, 0.2·2, 0.9·1. */
  @Test
  void threeFarApart() {
    assertThat(Holm.corrected(0.9, 0.001, 0.2))
        .containsExactly(new double[] {0.9, 0.003, 0.4}, EXACT);
  }

  @Test
  void noneIsMoreThanOne() {
    assertThat(Holm.corrected(0.6, 0.7)).containsExactly(1, 1);
    assertThat(Holm.corrected(1, 0)).containsExactly(1, 0);
  }

  @Test
  void oneStaysAsItIs() {
    assertThat(Holm.corrected(0.03)).containsExactly(0.03);
    assertThat(Holm.corrected()).isEmpty();
  }

  @Test
  void equalOnesStayEqual() {
    assertThat(Holm.corrected(0.02, 0.02)).containsExactly(0.04, 0.04);
  }

  @Test
  void whatIsNoProbabilityIsRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Holm.corrected(0.5, Double.NaN))
        .withMessage("p-value NaN: must lie in [0, 1]");
    assertThatIllegalArgumentException().isThrownBy(() -> Holm.corrected(-0.1));
  }
}
