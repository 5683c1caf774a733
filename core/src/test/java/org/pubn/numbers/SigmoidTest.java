package org.pubn.numbers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SigmoidTest {

  @ParameterizedTest
  @CsvSource({
    "0, 0.5",
    "1, 0.7310585786300049",
    "-1, 0.2689414213699951",
    "40, 1",
    "-40, 4.248354255291589e-18",
    "-740, 4.2e-322",
    "-Infinity, 0",
    "Infinity, 1"
  })
  void values(double z, double value) {
    assertThat(Sigmoid.of(z)).isCloseTo(value, within(1e-15 * value + Double.MIN_VALUE));
  }
}
