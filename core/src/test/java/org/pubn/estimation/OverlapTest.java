package org.pubn.estimation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.pubn.crossfit.HeldOutScores;
import org.pubn.data.DenseFeatures;
import org.pubn.numbers.Auc;
import org.pubn.random.RandomStream;
import org.pubn.random.Seed;
import org.pubn.sample.PubnSamples;
import org.pubn.sample.Role;
import org.pubn.stats.Bootstrap;

final class OverlapTest {

  private static final Bootstrap BOOTSTRAP = new Bootstrap(100, 0.95, new Seed(5));

  /** Gaussian classes with standard deviation 1; 300 rows of P, 2,000 of U. */
  static PubnSamples samples(double distance, double pi, long seed) {
    RandomStream random = new Seed(seed).child("gaussians").random();
    return PubnSamples.withoutNegatives(
        DenseFeatures.of(1, floats(values(300, distance, 1, random))),
        DenseFeatures.of(1, floats(values(2000, distance, pi, random))));
  }

  private static HeldOutScores scores(double distance, double pi, long seed) {
    RandomStream random = new Seed(seed).child("gaussians").random();
    return HeldOutScores.of(values(300, distance, 1, random), values(2000, distance, pi, random));
  }

  private static double[] values(int count, double distance, double pi, RandomStream random) {
    double[] values = new double[count];
    for (int i = 0; i < count; i++) {
      double radius = Math.sqrt(-2 * StrictMath.log(1 - random.nextDouble()));
      double normal = radius * StrictMath.cos(2 * Math.PI * random.nextDouble());
      values[i] = normal + (random.nextDouble() < pi ? distance : 0);
    }
    return values;
  }

  private static float[] floats(double[] values) {
    float[] floats = new float[values.length];
    for (int i = 0; i < floats.length; i++) {
      floats[i] = (float) values[i];
    }
    return floats;
  }

  @Test
  void theAreaOfTailsIsThatOfScores() {
    HeldOutScores scores = GoldenPriors.scores();

    assertThat(Overlap.auc(Tails.of(scores)))
        .isCloseTo(
            Auc.of(floats(scores.of(Role.POSITIVE)), floats(scores.of(Role.UNLABELED))).value(),
            within(1e-6));
  }

  @Test
  void isStrongAtOneStandardDeviationAndNotAtFour() {
    int strong = 0;
    int easy = 0;
    for (long seed = 0; seed < 20; seed++) {
      strong += isStrong(1, seed) ? 1 : 0;
      easy += isStrong(4, seed) ? 1 : 0;
    }

    assertThat(strong).isGreaterThanOrEqualTo(18);
    assertThat(easy).isLessThanOrEqualTo(2);
  }

  private static boolean isStrong(double distance, long seed) {
    Tails tails = Tails.of(scores(distance, 0.1, seed));
    double pi = new BinomialBin().estimate(List.of(tails));
    return Overlap.of(tails, pi, BOOTSTRAP).isStrong();
  }

  /** A is 0.8: with π̂ = 0.2, the area is (0.8 − 0.1) / 0.8 = 0.875; with 0.4 it is 1. */
  @Test
  void theAreaIsCorrectedForThePositivesInU() {
    double[] positive = new double[40];
    double[] unlabeled = new double[100];
    Arrays.fill(unlabeled, 80, 100, 2);
    Arrays.fill(positive, 1);
    Tails tails = Tails.of(HeldOutScores.of(positive, unlabeled));

    assertThat(Overlap.of(tails, 0.2, BOOTSTRAP).auc()).isCloseTo(0.875, within(1e-12));
    assertThat(Overlap.of(tails, 0.2, BOOTSTRAP).isStrong()).isTrue();
    assertThat(Overlap.of(tails, 0.4, BOOTSTRAP).auc()).isCloseTo(1, within(1e-12));
  }

  /** With hardly a negative left, the area says nothing. */
  @Test
  void isNotJudgedByTheAreaWhereNearlyAllArePositive() {
    Tails tails = Tails.of(HeldOutScores.of(new double[] {1, 2, 3}, new double[] {1, 2, 3}));

    assertThat(Overlap.of(tails, 1, BOOTSTRAP).isStrong()).isFalse();
  }
}
