package org.pubn.numbers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NormalTest {

  @ParameterizedTest
  @CsvSource({
    "0, 0.5",
    "1, 0.15865525393145705",
    "-1, 0.8413447460685429",
    "1.959963984540054, 0.025",
    "3, 0.0013498980316300933",
    "6, 9.865876450376946e-10"
  })
  void theUpperTail(double z, double tail) {
    assertThat(Normal.above(z)).isCloseTo(tail, within(2e-7 * tail));
  }
}
