package org.pubn.estimation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.pubn.crossfit.HeldOutScores;
import org.pubn.random.Seed;
import org.pubn.sample.Role;

/** Tails by hand, and the answers of what is read from them at the limits. */
final class TailsTest {

  private static double[] repeated(double value, int times) {
    double[] values = new double[times];
    Arrays.fill(values, value);
    return values;
  }

  @Test
  void tailsByHand() {
    Tails tails =
        Tails.of(
            HeldOutScores.of(new double[] {3, 1}, new double[] {3, 2, 2, 0}, new double[] {0}));

    assertThat(tails.thresholds()).isEqualTo(4);
    assertThat(List.of(tails.fraction(Role.POSITIVE, 0), tails.fraction(Role.UNLABELED, 0)))
        .containsExactly(0.5, 0.25);
    assertThat(List.of(tails.fraction(Role.POSITIVE, 1), tails.fraction(Role.UNLABELED, 1)))
        .containsExactly(0.5, 0.75);
    assertThat(tails.fraction(Role.POSITIVE, 2)).isEqualTo(1);
    assertThat(tails.fraction(Role.NEGATIVE, 2)).isZero();
    assertThat(tails.reaching(Role.POSITIVE, 0.6)).isEqualTo(2);
    assertThat(tails.reaching(Role.POSITIVE, 0.5)).isZero();
  }

  @Test
  void replicatesKeepTheThresholdsAndEndAtOne() {
    Tails tails = Tails.of(GoldenPriors.scores());

    Tails replicate = tails.resampled(new Seed(5).random());

    assertThat(replicate.thresholds()).isEqualTo(tails.thresholds());
    for (Role group : Role.values()) {
      assertThat(replicate.fraction(group, tails.thresholds() - 1)).isEqualTo(1);
    }
    assertThat(new BestBin().estimate(replicate)).isNotEqualTo(new BestBin().estimate(tails));
  }

  /** The first scoring mixes 40 of 100 unlabeled with the positives, the second only 30. */
  @Test
  void ofTwoScoringsTheOneWithTheLowerBinWins() {
    double[] first = repeated(0, 100);
    Arrays.fill(first, 0, 40, 1);
    double[] second = repeated(0, 100);
    Arrays.fill(second, 0, 30, 1);
    Tails higher = Tails.of(HeldOutScores.of(repeated(1, 50), first));
    Tails lower = Tails.of(HeldOutScores.of(repeated(1, 50), second));

    assertThat(new BestBin().bestScoring(List.of(higher, lower))).isSameAs(lower);
    assertThat(new BestBin().bestScoring(List.of(lower, higher))).isSameAs(lower);
    assertThat(new BestBin().estimate(lower)).isEqualTo(0.3);
  }

  /** A bin that is purer but holds few positives does not win: its ratio is known too badly. */
  @Test
  void aScoringWithANearlyEmptyBinDoesNotWin() {
    double[] positive = repeated(0, 50);
    positive[0] = 1;
    Tails empty = Tails.of(HeldOutScores.of(positive, repeated(0, 100)));
    double[] unlabeled = repeated(0, 100);
    Arrays.fill(unlabeled, 0, 30, 1);
    Tails filled = Tails.of(HeldOutScores.of(repeated(1, 50), unlabeled));

    assertThat(new BestBin().bestScoring(List.of(empty, filled))).isSameAs(filled);
  }

  @Test
  void equalSamplesGiveAPriorOfOne() {
    double[] scores = GoldenPriors.numbers("scores.unlabeled");

    assertThat(new BestBin().estimate(Tails.of(HeldOutScores.of(scores, scores)))).isEqualTo(1);
  }

  @Test
  void disjointSamplesGiveAPriorOfZero() {
    HeldOutScores scores = HeldOutScores.of(repeated(1, 50), repeated(0, 80));

    assertThat(new BestBin().estimate(Tails.of(scores))).isZero();
  }

  @Test
  void scoresWithoutInformationGiveAPriorOfOne() {
    HeldOutScores scores = HeldOutScores.of(repeated(1, 50), repeated(1, 80));

    assertThat(new BestBin().estimate(Tails.of(scores))).isEqualTo(1);
  }

  @Test
  void positivesAreTakenOffWhereTheyOverlapTheNegatives() {
    // 40 of 100 unlabeled score 1; half of the positives do, so 0.5 · 0.4 of the 0.4 are positive.
    double[] positive = {1, 1, 1, 1, 1, 0, 0, 0, 0, 0};
    double[] unlabeled = repeated(0, 100);
    Arrays.fill(unlabeled, 0, 40, 1);
    Tails tails = Tails.of(HeldOutScores.of(positive, unlabeled, repeated(1, 50)));

    assertThat(new RhoMax().estimate(List.of(tails), 0.4)).isCloseTo(0.2, within(1e-12));
    assertThat(new RhoMax().estimate(List.of(tails), 0)).isCloseTo(0.4, within(1e-12));
  }

  /**
   * A third of the unlabeled are of bN's kind. That none of them is among the highest tenth of bN
   * is chance, and must not be taken for a ratio of 0 that is known exactly.
   */
  @Test
  void aBinThatIsEmptyByChanceDoesNotWin() {
    double[] negative = repeated(1, 50);
    Arrays.fill(negative, 0, 5, 2);
    double[] unlabeled = repeated(0, 90);
    Arrays.fill(unlabeled, 0, 30, 1);
    Tails tails = Tails.of(HeldOutScores.of(repeated(0, 50), unlabeled, negative));

    assertThat(new RhoMax().estimate(List.of(tails), 0.3)).isCloseTo(1 / 3.0, within(1e-12));
  }

  @Test
  void rhoAndPiNeverSumToMoreThanOne() {
    Tails tails = Tails.of(HeldOutScores.of(repeated(0, 30), repeated(1, 60), repeated(1, 50)));

    assertThat(new RhoMax().estimate(List.of(tails), 0.7)).isCloseTo(0.3, within(1e-12));
  }

  @Test
  void scoresThatAreNoNumbersAreRefused() {
    assertThatThrownBy(() -> HeldOutScores.of(new double[] {1, Double.NaN}, new double[] {1}))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("positive score 1: is not a number");
    assertThatThrownBy(() -> HeldOutScores.of(new double[0], new double[] {1}))
        .hasMessage("0 positive and 1 unlabeled scores: at least one of each is needed");
  }

  @Test
  void alphaMaxNeedsScoresThatDiffer() {
    assertThatThrownBy(
            () -> new AlphaMax().estimate(HeldOutScores.of(repeated(1, 30), repeated(0, 30))))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("all 30 positives have the same score");
  }
}
