package org.pubn.random;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** Chi-square bounds are the 99.9 % quantiles; all seeds are fixed, so no run differs. */
class RandomStreamTest {

  private static final double CHI_SQUARE_2 = 13.82;
  private static final double CHI_SQUARE_6 = 22.46;
  private static final double CHI_SQUARE_23 = 49.73;

  @Test
  void bitsAreThoseOfSplitMix64() {
    RandomStream random = new RandomStream(1234567);

    assertThat(random.nextLong()).isEqualTo(6457827717110365317L);
    assertThat(random.nextLong()).isEqualTo(3203168211198807973L);
    assertThat(random.nextLong()).isEqualTo(Long.parseUnsignedLong("9817491932198370423"));
    assertThat(random.nextLong()).isEqualTo(4593380528125082431L);
    assertThat(random.nextLong()).isEqualTo(Long.parseUnsignedLong("16408922859458223821"));
  }

  @Test
  void smallIntegersAreUniform() {
    RandomStream random = new RandomStream(1);
    int[] counts = new int[7];
    for (int i = 0; i < 70_000; i++) {
      counts[random.nextInt(7)]++;
    }

    assertThat(chiSquare(counts)).isLessThan(CHI_SQUARE_6);
  }

  @Test
  void aBoundThatDoesNotDivideTheRangeGivesNoBias() {
    // 2^32 is 8/3 of this bound: without rejection the remainders would come up as 3 : 3 : 2.
    int bound = 3 << 29;
    RandomStream random = new RandomStream(2);
    int[] counts = new int[3];
    for (int i = 0; i < 30_000; i++) {
      counts[random.nextInt(bound) % 3]++;
    }

    assertThat(chiSquare(counts)).isLessThan(CHI_SQUARE_2);
  }

  @Test
  void theBoundsOfTheRangesHold() {
    RandomStream random = new RandomStream(3);
    for (int i = 0; i < 1000; i++) {
      assertThat(random.nextInt(1)).isZero();
      assertThat(random.nextInt(Integer.MAX_VALUE)).isBetween(0, Integer.MAX_VALUE - 1);
      assertThat(random.nextDouble()).isBetween(0.0, Math.nextDown(1.0));
      assertThat(random.nextFloat()).isBetween(0f, Math.nextDown(1f));
    }
    assertThatIllegalArgumentException()
        .isThrownBy(() -> random.nextInt(0))
        .withMessage("bound 0: must be at least 1");
  }

  @Test
  void realNumbersHaveTheMomentsOfTheUniformDistribution() {
    RandomStream random = new RandomStream(4);
    int n = 100_000;
    double sum = 0;
    double squares = 0;
    float floats = 0;
    for (int i = 0; i < n; i++) {
      double x = random.nextDouble();
      sum += x;
      squares += x * x;
      floats += random.nextFloat() / n;
    }

    // Three standard errors of the mean, 3 · sqrt(1/12 / n), and of the mean of squares.
    assertThat(sum / n).isBetween(0.5 - 0.0028, 0.5 + 0.0028);
    assertThat(squares / n).isBetween(1 / 3.0 - 0.0029, 1 / 3.0 + 0.0029);
    assertThat(floats).isBetween(0.497f, 0.503f);
  }

  @Test
  void allOrdersAreEquallyLikely() {
    int[] counts = new int[24];
    RandomStream random = new RandomStream(5);
    for (int i = 0; i < 24_000; i++) {
      int[] items = {0, 1, 2, 3};
      random.shuffle(items);
      counts[rank(items)]++;
    }

    assertThat(chiSquare(counts)).isLessThan(CHI_SQUARE_23);
  }

  /** The number of an order of 0, 1, 2, 3 among all 24. */
  private static int rank(int[] items) {
    int rank = 0;
    for (int i = 0; i < items.length; i++) {
      int smaller = 0;
      for (int j = i + 1; j < items.length; j++) {
        smaller += items[j] < items[i] ? 1 : 0;
      }
      rank = rank * (items.length - i) + smaller;
    }
    return rank;
  }

  @Test
  void aPartialShuffleKeepsEveryItem() {
    int[] items = {10, 11, 12, 13, 14, 15};
    new RandomStream(6).shuffleFirst(items, 2);

    assertThat(items).containsExactlyInAnyOrder(10, 11, 12, 13, 14, 15);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new RandomStream(6).shuffleFirst(items, 7))
        .withMessage("7 of 6 items: too many");
  }

  @Test
  void aPartialShuffleIsTheBeginningOfAFullOne() {
    int[] part = {0, 1, 2, 3, 4, 5, 6, 7};
    int[] full = part.clone();
    new RandomStream(7).shuffleFirst(part, 3);
    new RandomStream(7).shuffle(full);

    assertThat(Arrays.copyOf(part, 3)).isEqualTo(Arrays.copyOf(full, 3));
  }

  private static double chiSquare(int[] counts) {
    double expected = Arrays.stream(counts).sum() / (double) counts.length;
    return Arrays.stream(counts).mapToDouble(c -> (c - expected) * (c - expected) / expected).sum();
  }
}
