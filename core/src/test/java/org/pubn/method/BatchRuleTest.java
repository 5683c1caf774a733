package org.pubn.method;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pubn.learn.BatchSizes;

class BatchRuleTest {

  @Test
  void thePapersSamplesGetThePapersMiniBatches() {
    assertThat(BatchRule.sizes(500, 500, 6000)).isEqualTo(new BatchSizes(10, 10, 120));
    assertThat(BatchRule.sizes(1000, 1000, 10_000)).isEqualTo(new BatchSizes(10, 10, 120));
  }

  @ParameterizedTest
  @CsvSource({
    "100000, 50000, 1000000,  1000, 1000, 10000",
    "100000,   300, 5000000,  1000,  300, 12000",
    " 10000, 10000,   20000,   100,  100,   200",
    "   100,    50,    5000,     5,    5,   120",
    "    10,     3,      50,     1,    1,    50",
    "   300,     0,     800,    10,    1,   120",
  })
  void otherSamples(int p, int n, int u, int batchP, int batchN, int batchU) {
    assertThat(BatchRule.sizes(p, n, u)).isEqualTo(new BatchSizes(batchP, batchN, batchU));
  }

  @Test
  void anEpochHasBetween20And100Steps() {
    for (int positive = 20; positive < 1_000_000; positive = positive * 3 / 2) {
      int batch = BatchRule.sizes(positive, 10, 10_000).positive();
      assertThat((positive + batch - 1) / batch).as("%d positives", positive).isBetween(20, 100);
    }
  }
}
