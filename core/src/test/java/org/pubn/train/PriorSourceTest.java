package org.pubn.train;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.pubn.data.DenseFeatures;
import org.pubn.nn.NetworkSpec;
import org.pubn.prior.CrossFittingOptions;
import org.pubn.prior.PriorEstimation;
import org.pubn.prior.PriorOptions;
import org.pubn.prior.RhoEstimate;
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

  /** Positives in [2, 3); negatives in [0, 1), of which those below ½ were collected. */
  private static PubnSamples withNegatives() {
    RandomStream random = new Seed(3).random();
    float[] collected = new float[60];
    for (int i = 0; i < collected.length; i++) {
      collected[i] = random.nextFloat() / 2;
    }
    return new PubnSamples(
        rows(60, 1, random), rows(300, 0.3, random), DenseFeatures.ofOwned(1, collected));
  }

  private static final PriorOptions OPTIONS =
      PriorOptions.of(CrossFittingOptions.of(NetworkSpec.mlp(1, 8)), new Seed(2))
          .withAlternatives(List.of());

  @Test
  void rhoIsEstimatedForAPriorThatIsKnown() {
    PriorKnowledge knowledge = PriorSource.givenPi(0.3, OPTIONS).knowledge(withNegatives());

    assertThat(knowledge.priors().pi()).isEqualTo(0.3);
    assertThat(knowledge.pi()).isEmpty();
    RhoEstimate rho = knowledge.rho().orElseThrow();
    assertThat(knowledge.priors().rho()).isEqualTo(rho.interval().low()).isBetween(0.01, 0.45);
  }

  @Test
  void thePriorIsEstimatedBesideARhoThatIsKnown() {
    PriorKnowledge knowledge = PriorSource.givenRho(0.2, OPTIONS).knowledge(withNegatives());

    assertThat(knowledge.priors().rho()).isEqualTo(0.2);
    assertThat(knowledge.rho()).isEmpty();
    assertThat(knowledge.priors().pi())
        .isEqualTo(knowledge.pi().orElseThrow().value())
        .isBetween(0.2, 0.4);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> PriorSource.givenRho(0.9, OPTIONS).knowledge(withNegatives()))
        .withMessageStartingWith("rho 0.9: with the estimated prior 0.")
        .withMessageEndingWith("so give a smaller rho, or the prior too");
  }
}
