package org.pubn.advisor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.pubn.advice.TwoSampleTest;
import org.pubn.random.RandomStream;
import org.pubn.random.Seed;
import org.pubn.sample.ByRole;
import org.pubn.sample.Role;
import org.pubn.stats.Bootstrap;

class TwoSampleTestTest {

  private static final Bootstrap BOOTSTRAP = new Bootstrap(200, 0.95, new Seed(3));

  private static float[] of(float... values) {
    return values;
  }

  private static ByRole<float[]> scores(float[] positive, float[] unlabeled, float[] negative) {
    return new ByRole<>(positive, unlabeled, negative);
  }

  /**
   * In the region: P at 5; U at 1, 3 and 5; bN at 2 and 3. ν is 1/4 at 1, at 3 and at 5, less π/2 =
   * 1/8 at 5: together 5/8. bN at 2 wins 1/4, bN at 3 wins 1/4 + 1/8.
   */
  @Test
  void theAucByHand() {
    NegativesAuc auc =
        new NegativesAuc(
            0.25,
            List.of(
                new NegativesAuc.Fold(
                    scores(of(1, -1), of(-1, -1, -1, 1), of(-1, 0, 1)),
                    scores(of(9, 5), of(1, 3, 5, 9), of(2, 3, 9)))));

    assertThat(auc.value().orElseThrow()).isCloseTo((0.25 + 0.375) / 0.625 / 2, within(1e-12));
    assertThat(auc.rows(Role.NEGATIVE)).isEqualTo(2);
    assertThat(auc.rows(Role.UNLABELED)).isEqualTo(3);
    assertThat(auc.rows(Role.POSITIVE)).isEqualTo(1);
  }

  @Test
  void foldsCountByTheirNegatives() {
    NegativesAuc.Fold wins =
        new NegativesAuc.Fold(
            scores(of(1), of(-1), of(-1, -1, -1)), scores(of(0), of(0), of(1, 1, 1)));
    NegativesAuc.Fold loses =
        new NegativesAuc.Fold(scores(of(1), of(-1), of(-1)), scores(of(0), of(0), of(-1)));

    assertThat(new NegativesAuc(0.5, List.of(wins, loses)).value())
        .isEqualTo(OptionalDouble.of(0.75));
  }

  @Test
  void noRowsToCompare() {
    ByRole<float[]> all = scores(of(1), of(1), of(1));
    NegativesAuc none = new NegativesAuc(0.5, List.of(new NegativesAuc.Fold(all, all)));

    assertThat(none.value()).isEmpty();
    assertThat(BiasTest.test(none, BOOTSTRAP)).isEmpty();
  }

  /** Its interval has the quantiles of all others, which lie between two resamples. */
  @Test
  void theIntervalIsThatOfTheBootstrap() {
    NegativesAuc auc = new NegativesAuc(0.4, List.of(fold(5, 0.2)));

    double[] replicates = BOOTSTRAP.replicates(random -> auc.resampled(random).orElseThrow());

    assertThat(BiasTest.test(auc, BOOTSTRAP).orElseThrow().interval())
        .isEqualTo(BOOTSTRAP.interval(replicates));
  }

  /**
   * A world in which t of negatives is uniform, that of positives is high, and a fifth of the
   * positives and four fifths of the negatives are called negative whatever their t.
   *
   * @param shift by which t of bN is higher than that of other negatives
   */
  private static NegativesAuc.Fold fold(long seed, double shift) {
    RandomStream random = new Seed(seed).child("world").random();
    ByRole<Integer> sizes = new ByRole<>(200, 500, 100);
    ByRole<float[]> decisions = ByRole.of(role -> new float[sizes.of(role)]);
    ByRole<float[]> scores = ByRole.of(role -> new float[sizes.of(role)]);
    for (Role role : Role.values()) {
      for (int i = 0; i < sizes.of(role); i++) {
        boolean positive =
            role == Role.POSITIVE || (role == Role.UNLABELED && random.nextDouble() < 0.4);
        decisions.of(role)[i] = random.nextDouble() < (positive ? 0.2 : 0.8) ? -1 : 1;
        double t = positive ? 0.8 + 0.2 * random.nextDouble() : random.nextDouble();
        scores.of(role)[i] = (float) (role == Role.NEGATIVE ? t + shift : t);
      }
    }
    return new NegativesAuc.Fold(decisions, scores);
  }

  private static TwoSampleTest test(long seed, double shift) {
    NegativesAuc auc = new NegativesAuc(0.4, List.of(fold(seed, shift)));
    return BiasTest.test(auc, new Bootstrap(100, 0.95, new Seed(seed))).orElseThrow();
  }

  /** Without the positives taken out, the AUC would be below ½ and the test would never reject. */
  @Test
  void aFairSampleIsRejectedAsOftenAsItMay() {
    int runs = 400;
    int rejected = 0;
    double sum = 0;
    for (int seed = 0; seed < runs; seed++) {
      TwoSampleTest test = test(seed, 0);
      rejected += test.pValue() < 0.05 ? 1 : 0;
      sum += test.auc();
    }

    assertThat(sum / runs).isCloseTo(0.5, within(0.005));
    assertThat(rejected / (double) runs).isBetween(0.02, 0.08);
  }

  @Test
  void aBiasedSampleIsRejected() {
    TwoSampleTest test = test(1, 0.3);

    assertThat(test.auc()).isGreaterThan(0.65);
    assertThat(test.pValue()).isLessThan(1e-4);
    assertThat(test.interval().low()).isGreaterThan(0.5);
  }

  /** Every resample has the AUC 1, and still the p-value is not 0. */
  @Test
  void samplesWithoutOverlapAreNotInfinitelySure() {
    TwoSampleTest test = test(2, 5);

    assertThat(test.auc()).isEqualTo(1, within(0.02));
    assertThat(test.pValue()).isPositive();
  }
}
