package org.pubn.numbers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pubn.random.Seed;
import org.pubn.stats.Bootstrap;
import org.pubn.stats.Interval;

class QuantilesTest {

  private static final double[] SORTED = {1, 2, 4, 8, 16};

  /** At 0.1 the position is 0.4: 0.4 of the way from 1 to 2. At 0.9 it is 3.6: from 8 to 16. */
  @ParameterizedTest
  @CsvSource({"0, 1", "0.1, 1.4", "0.25, 2", "0.5, 4", "0.9, 12.8", "1, 16"})
  void linesBetweenTheOrderStatistics(double q, double value) {
    assertThat(Quantiles.of(SORTED, q)).isCloseTo(value, within(1e-12));
  }

  @Test
  void quantilesByHand() {
    double[] sorted = {0, 10, 20, 40};

    assertThat(Quantiles.of(sorted, 0)).isEqualTo(0);
    assertThat(Quantiles.of(sorted, 0.5)).isEqualTo(15);
    assertThat(Quantiles.of(sorted, 0.9)).isCloseTo(34, within(1e-12));
    assertThat(Quantiles.of(sorted, 1)).isEqualTo(40);
    assertThat(Quantiles.of(new double[] {0, 1, 2, 3, 4}, 0.625)).isEqualTo(2.5);
  }

  @Test
  void oneValueIsEveryQuantile() {
    assertThat(Quantiles.of(new double[] {3}, 0.3)).isEqualTo(3);
  }

  @Test
  void theMedian() {
    assertThat(Quantiles.median(SORTED)).isEqualTo(4);
    assertThat(Quantiles.median(new double[] {1, 2, 5, 9})).isEqualTo(3.5);
  }

  /** What every interval of the library is made of. */
  @Test
  void theBootstrapTakesItsIntervalFromHere() {
    Bootstrap bootstrap = new Bootstrap(20, 0.8, new Seed(1));
    double[] unsorted = {8, 1, 16, 2, 4};

    Interval interval = bootstrap.interval(unsorted);

    assertThat(interval.low()).isCloseTo(1.4, within(1e-12));
    assertThat(interval.high()).isCloseTo(12.8, within(1e-12));
    assertThat(unsorted).containsExactly(8, 1, 16, 2, 4);
  }
}
