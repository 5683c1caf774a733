package org.pubn.spark;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class EtaSearchTest {

  @Test
  void theOrderOfBitsIsThatOfNumbers() {
    double[] rising = {
      Double.NEGATIVE_INFINITY, -1e300, -1.5, -1e-300, 0, Double.MIN_VALUE, 2, 3e7, Double.MAX_VALUE
    };

    for (int i = 0; i < rising.length; i++) {
      assertThat(EtaSearch.number(EtaSearch.order(rising[i]))).isEqualTo(rising[i]);
      if (i > 0) {
        assertThat(Long.compareUnsigned(EtaSearch.order(rising[i - 1]), EtaSearch.order(rising[i])))
            .isNegative();
      }
    }
    assertThat(EtaSearch.order(-0.0)).isEqualTo(EtaSearch.order(0.0));
  }
}
