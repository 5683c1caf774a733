package org.pubn.sample;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.pubn.random.RandomStream;
import org.pubn.random.Seed;

/** Rows drawn by their weights. */
class WeightedDrawTest {

  private static int[] counts(int[] drawn, int rows) {
    int[] counts = new int[rows];
    Arrays.stream(drawn).forEach(row -> counts[row]++);
    return counts;
  }

  @Test
  void equalWeightsChangeNothing() {
    double[] weights = new double[17];
    Arrays.fill(weights, 0.3);
    int[] every = new int[17];
    Arrays.setAll(every, i -> i);
    assertThat(WeightedDraw.of(weights, new Seed(1))).containsExactly(every);
    assertThat(WeightedDraw.effectiveSize(weights)).isCloseTo(17, within(1e-9));
  }

  @Test
  void wholeSharesAreExact() {
    // The mean is 2: rows of weight 4 stand twice, of 2 once, of … 0.5 at most once.
    double[] weights = {4, 2, 2, 2, 0.5, 1.5};
    int[] counts = counts(WeightedDraw.of(weights, new Seed(9)), 6);
    assertThat(counts[0]).isEqualTo(2);
    assertThat(Arrays.copyOfRange(counts, 1, 4)).containsOnly(1);
    assertThat(counts[4] + counts[5]).isEqualTo(1);
  }

  @Test
  void everyRowStandsOnAverageAsOftenAsItsWeightSays() {
    RandomStream random = new Seed(5).random();
    double[] weights = new double[40];
    Arrays.setAll(weights, i -> 0.1 + 3 * random.nextDouble() * random.nextDouble());
    double mean = Arrays.stream(weights).average().orElseThrow();
    int draws = 4000;
    double[] sums = new double[40];
    for (int draw = 0; draw < draws; draw++) {
      int[] counts = counts(WeightedDraw.of(weights, new Seed(draw)), 40);
      for (int row = 0; row < 40; row++) {
        assertThat((double) counts[row])
            .isBetween(Math.floor(weights[row] / mean), Math.ceil(weights[row] / mean));
        sums[row] += counts[row];
      }
    }
    for (int row = 0; row < 40; row++) {
      // Four standard deviations of a count that takes two values.
      assertThat(sums[row] / draws)
          .isCloseTo(weights[row] / mean, within(4 * 0.5 / Math.sqrt(draws)));
    }
  }

  @Test
  void effectiveSizeByHand() {
    assertThat(WeightedDraw.effectiveSize(new double[] {1, 1, 2}))
        .isCloseTo(16.0 / 6, within(1e-12));
  }
}
