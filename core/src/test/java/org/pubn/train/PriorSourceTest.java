package org.pubn.train;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.pubn.data.DenseFeatures;
import org.pubn.nn.NetworkSpec;
import org.pubn.prior.CrossFittingOptions;
import org.pubn.prior.PriorEstimation;
import org.pubn.prior.PriorOptions;
import org.pubn.sample.Priors;
import org.pubn.sample.PubnSamples;
import org.pubn.sample.RandomStream;
import org.pubn.sample.Seed;

final class PriorSourceTest {

  /** Positives in [2, 3), negatives in [0, 1). */
  private static DenseFeatures rows(int count, double positives, RandomStream random) {
    float[] values = new float[count];
    for (int i = 0; i < count; i++) {
      values[i] = (random.nextDouble() < positives ? 2 : 0) + random.nextFloat();
    }
    return DenseFeatures.ofOwned(1, values);
  }

  @Test
  void knownPriorsAreGivenBack() {
    Priors priors = new Priors(0.3, 0.2);
    DenseFeatures rows = DenseFeatures.of(1, 0, 1);

    assertThat(PriorSource.known(priors).priors(PubnSamples.withoutNegatives(rows, rows)))
        .isEqualTo(priors);
  }

  @Test
  void estimatedPriorsAreThoseOfTheEstimation() {
    RandomStream random = new Seed(1).random();
    PubnSamples samples = PubnSamples.withoutNegatives(rows(40, 1, random), rows(150, 0.3, random));
    PriorOptions options =
        PriorOptions.of(CrossFittingOptions.of(NetworkSpec.mlp(1, 8)), new Seed(2))
            .withAlternatives(List.of());

    assertThat(PriorSource.estimated(options).priors(samples))
        .isEqualTo(PriorEstimation.estimate(samples, options).priors());
  }
}
