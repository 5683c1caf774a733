package org.pubn.estimation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.pubn.crossfit.HeldOutScores;
import org.pubn.random.Seed;
import org.pubn.sample.Role;
import org.pubn.stats.Bootstrap;
import org.pubn.stats.Interval;

final class BinomialBinTest {

  /** Of 100 positives half score 2 and half 1; of 1000 unlabeled a number each, the rest 0. */
  private static Tails tails(int unlabeledAtTwo, int unlabeledAtOne) {
    double[] positive = new double[100];
    Arrays.fill(positive, 0, 50, 2);
    Arrays.fill(positive, 50, 100, 1);
    double[] unlabeled = new double[1000];
    Arrays.fill(unlabeled, 0, unlabeledAtTwo, 2);
    Arrays.fill(unlabeled, unlabeledAtTwo, unlabeledAtTwo + unlabeledAtOne, 1);
    return Tails.of(HeldOutScores.of(positive, unlabeled));
  }

  /** (0.1 · 0.9 / 1000 + 0.2² · 0.5 · 0.5 / 100)^½ / 0.5. */
  @Test
  void theStandardErrorIsThatOfTwoShares() {
    assertThat(BinomialBin.standardError(tails(100, 100), 0, 0.2))
        .isCloseTo(Math.sqrt(0.00009 + 0.0001) / 0.5, within(1e-15));
  }

  /**
   * The upper bin has the ratio 0.02 / 0.5 = 0.04 and s = (0.02 · 0.98 / 1000 + 0.04² · 0.25 /
   * 100)^½ / 0.5 = 0.0097; all of P has 0.2 and s = 0.0126. So 0.04 + 0.049 wins over 0.263. The
   * bound of BBE prefers all of P: (0.02 + 0.18) / 0.5 is more than 0.2 + 0.18.
   */
  @Test
  void aSmallPureBinWinsWhereTheBoundOfBestBinIsTooWide() {
    Tails tails = tails(20, 180);

    assertThat(new BinomialBin().estimate(List.of(tails))).isCloseTo(0.04, within(1e-15));
    assertThat(new BestBin().estimate(tails)).isCloseTo(0.2, within(1e-15));
  }

  @Test
  void ofSeveralScoringsTheLowestDecides() {
    BinomialBin.Choice choice = new BinomialBin().choose(List.of(tails(150, 50), tails(20, 180)));

    assertThat(choice.scoring()).isEqualTo(1);
    assertThat(choice.estimate()).isCloseTo(0.04, within(1e-15));
  }

  @Test
  void withoutAnyOfUAmongPThereAreNoPositives() {
    assertThat(new BinomialBin().estimate(List.of(tails(0, 0)))).isZero();
  }

  /** With equal ratios in all bins nothing is lowered for purer ones, and both ends are alike. */
  @Test
  void theIntervalHoldsTheEstimateAndReachesAsFarUpAsDown() {
    Bootstrap bootstrap = new Bootstrap(200, 0.95, new Seed(3));
    BinomialBin method = new BinomialBin();
    Tails tails = tails(100, 100);

    double estimate = method.estimate(List.of(tails));

    Interval interval = new TailIntervals(new BestBin(), bootstrap).pi(method, tails, estimate);

    double[] replicates =
        bootstrap.replicates(random -> method.estimate(List.of(tails.resampled(random))));
    assertThat(estimate).isEqualTo(0.2);
    assertThat(interval.low()).isLessThanOrEqualTo(bootstrap.low(replicates));
    assertThat(interval.high())
        .isGreaterThanOrEqualTo(2 * estimate - bootstrap.low(replicates) - 1e-12);
  }

  /** The highest fifth of P has a ratio of 0.1, all others 0.2: the low end knows. */
  @Test
  void theLowEndFallsWhereThePurestBinIsLower() {
    double[] positive = new double[500];
    double[] unlabeled = new double[3000];
    Arrays.setAll(positive, i -> i < 100 ? 2 : 1);
    Arrays.setAll(unlabeled, i -> i < 60 ? 2 : i < 600 ? 1 : 0);
    Tails tails = Tails.of(HeldOutScores.of(positive, unlabeled));
    BinomialBin half = new BinomialBin(0.5, 5);

    Interval interval =
        new TailIntervals(new BestBin(), new Bootstrap(200, 0.95, new Seed(3)))
            .pi(half, tails, 0.2);

    assertThat(half.estimate(List.of(tails))).isEqualTo(0.2);
    assertThat(TailIntervals.ratioAt(tails, 0.2)).isCloseTo(0.1, within(1e-12));
    assertThat(interval.low()).isLessThan(0.1);
    assertThat(tails.size(Role.POSITIVE)).isEqualTo(500);
  }

  @Test
  void settingsAreChecked() {
    assertThatIllegalArgumentException().isThrownBy(() -> new BinomialBin(0.6, 5));
    assertThatIllegalArgumentException().isThrownBy(() -> new BinomialBin(0.2, -1));
  }
}
