package org.pubn.weigh;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.pubn.Pubn;
import org.pubn.data.DenseFeatures;
import org.pubn.random.RandomStream;
import org.pubn.random.Seed;
import org.pubn.sample.ByRole;
import org.pubn.sample.Priors;
import org.pubn.sample.PubnSamples;
import org.pubn.sample.Role;

/** Weights by hand, and in a world whose σ is known. */
class PubnWeightsTest {

  private static double logit(double share) {
    return Math.log(share / (1 - share));
  }

  @Test
  void weightsByHand() {
    // π = 0.4, ρ = 0.1, τ = 1: two of the four U rows lie at or below η = 0.3.
    PubnWeights weights =
        PubnWeights.of(
            new Priors(0.4, 0.1),
            1,
            new ByRole<>(
                new double[] {logit(0.8), logit(0.2)},
                new double[] {logit(0.1), logit(0.3), logit(0.6), logit(0.9)},
                new double[] {logit(0.5)}));
    // Unscaled: P as positive 0.2 and 0.2; as negative 0.2 · 0.25 and 0; U 0.25 · 0.9 and 0.25 ·
    // 0.7; bN 0.1 · (1 + 1): six weights, whose sum is 1.05.
    double scale = 6 / 1.05;

    assertThat(weights.eta().eta()).isCloseTo(0.3, within(1e-12));
    assertThat(weights.scale()).isCloseTo(scale, within(1e-12));
    assertThat(weights.asPositive(Role.POSITIVE))
        .containsExactly(new double[] {0.2 * scale, 0.2 * scale}, within(1e-12));
    assertThat(weights.asNegative(Role.POSITIVE))
        .containsExactly(new double[] {0.05 * scale, 0}, within(1e-12));
    assertThat(weights.asNegative(Role.UNLABELED))
        .containsExactly(new double[] {0.225 * scale, 0.175 * scale, 0, 0}, within(1e-12));
    assertThat(weights.asNegative(Role.NEGATIVE))
        .containsExactly(new double[] {0.2 * scale}, within(1e-12));
    assertThat(weights.asPositive(Role.UNLABELED)).containsOnly(0);
    assertThat(weights.sum(Role.UNLABELED, false)).isCloseTo(0.4 * scale, within(1e-12));
  }

  @Test
  void whatACopyWeighsIsAddedToItsRow() {
    // π = 0.5, ρ = 0.25, τ = 2: half of the four rows of the table, P, bN and two others, lie at or
    // below η = 0.4.
    PubnWeights weights =
        PubnWeights.of(
            new Priors(0.5, 0.25),
            2,
            new ByRole<>(
                new double[] {logit(0.8)},
                new double[] {logit(0.8), logit(0.4), logit(0.2), logit(0.9)},
                new double[] {logit(0.4)}),
            2);
    // Unscaled: P as positive 0.5, as negative 0.5 · 0.25, its copy 0; bN 0.25, its copy 0.25 ·
    // 0.6; the others 0.25 · 0.8 and 0.
    double scale = 4 / 1.225;

    assertThat(weights.scale()).isCloseTo(scale, within(1e-12));
    assertThat(weights.asPositive(Role.POSITIVE))
        .containsExactly(new double[] {0.5 * scale}, within(1e-12));
    assertThat(weights.asNegative(Role.POSITIVE))
        .containsExactly(new double[] {0.125 * scale}, within(1e-12));
    assertThat(weights.asNegative(Role.NEGATIVE))
        .containsExactly(new double[] {0.4 * scale}, within(1e-12));
    assertThat(weights.asNegative(Role.UNLABELED))
        .containsExactly(new double[] {0.2 * scale, 0}, within(1e-12));
    assertThat(weights.asPositive(Role.UNLABELED)).hasSize(2);
  }

  @Test
  void crossFittedSigmaIsNearTheTruth() {
    // P in [0, 1], bN in [1, 2], the rest in [2, 3]: σ is 1 below 2 and 0 above.
    RandomStream random = new Seed(5).random();
    Priors priors = new Priors(0.3, 0.2);
    PubnSamples samples =
        new PubnSamples(
            rows(80, 0, 1, random), mixture(300, priors, random), rows(60, 1, 1, random));
    Weighing weighing = Pubn.weigh(samples, priors, WeighOptions.DEFAULT.withThreads(2));

    assertThat(Arrays.stream(weighing.sigma(Role.POSITIVE)).average().orElseThrow())
        .isGreaterThan(0.85);
    assertThat(Arrays.stream(weighing.sigma(Role.NEGATIVE)).average().orElseThrow())
        .isGreaterThan(0.75);
    assertThat(Arrays.stream(weighing.sigma(Role.UNLABELED)).average().orElseThrow())
        .isBetween(0.4, 0.55);
    double all = 0;
    int above = 0;
    for (Role role : Role.values()) {
      for (double[] each :
          new double[][] {
            weighing.weights().asPositive(role), weighing.weights().asNegative(role)
          }) {
        all += Arrays.stream(each).sum();
        above += (int) Arrays.stream(each).filter(weight -> weight > 0).count();
      }
    }
    assertThat(all / above).isCloseTo(1, within(1e-9));
  }

  private static DenseFeatures rows(int count, double from, double width, RandomStream random) {
    float[] values = new float[2 * count];
    for (int i = 0; i < count; i++) {
      values[2 * i] = (float) (from + width * random.nextDouble()) - 1.5f;
      values[2 * i + 1] = random.nextFloat() - 0.5f;
    }
    return DenseFeatures.of(2, values);
  }

  private static DenseFeatures mixture(int count, Priors priors, RandomStream random) {
    float[] values = new float[2 * count];
    for (int i = 0; i < count; i++) {
      double which = random.nextDouble();
      int kind = which < priors.pi() ? 0 : which < priors.pi() + priors.rho() ? 1 : 2;
      values[2 * i] = (float) (kind + random.nextDouble()) - 1.5f;
      values[2 * i + 1] = random.nextFloat() - 0.5f;
    }
    return DenseFeatures.of(2, values);
  }
}
