package org.pubn.prior;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.pubn.crossfit.CrossFittingOptions;
import org.pubn.data.DenseFeatures;
import org.pubn.estimation.PriorEstimation;
import org.pubn.estimation.PriorOptions;
import org.pubn.nn.NetworkSpec;
import org.pubn.random.RandomStream;
import org.pubn.random.Seed;
import org.pubn.sample.Priors;
import org.pubn.sample.PubnSamples;
import org.pubn.stats.Interval;

final class GivenPriorsTest {

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

    PriorReport report =
        PriorEstimation.estimate(
            PubnSamples.withoutNegatives(rows, rows), GivenPriors.of(priors), OPTIONS);

    assertThat(report.priors()).isEqualTo(priors);
    assertThat(report.pi()).isEmpty();
    assertThat(report.piInterval()).isEmpty();
  }

  @Test
  void estimatedPriorsAreThoseOfTheEstimation() {
    RandomStream random = new Seed(1).random();
    PubnSamples samples = PubnSamples.withoutNegatives(rows(40, 1, random), rows(150, 0.3, random));
    PriorOptions options =
        PriorOptions.of(CrossFittingOptions.of(NetworkSpec.mlp(1, 8)), new Seed(2))
            .withAlternatives(List.of());

    PriorReport report = PriorEstimation.estimate(samples, GivenPriors.NONE, options);

    assertThat(report.priors()).isEqualTo(Priors.positive(report.pi().orElseThrow().value()));
    assertThat(report.priors()).isEqualTo(PriorEstimation.estimate(samples, options).priors());
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
    PriorReport report = PriorEstimation.estimate(withNegatives(), GivenPriors.ofPi(0.3), OPTIONS);

    assertThat(report.priors().pi()).isEqualTo(0.3);
    assertThat(report.pi()).isEmpty();
    RhoEstimate rho = report.rho().orElseThrow();
    assertThat(report.priors().rho()).isEqualTo(rho.interval().low()).isBetween(0.01, 0.45);
  }

  @Test
  void thePriorIsEstimatedBesideARhoThatIsKnown() {
    PriorReport report = PriorEstimation.estimate(withNegatives(), givenRho(0.2), OPTIONS);

    assertThat(report.priors().rho()).isEqualTo(0.2);
    assertThat(report.rho()).isEmpty();
    assertThat(report.priors().pi())
        .isEqualTo(report.pi().orElseThrow().value())
        .isBetween(0.2, 0.4);
    assertThatIllegalArgumentException()
        .isThrownBy(
            () -> PriorEstimation.estimate(withNegatives(), givenRho(0.9), OPTIONS).priors())
        .withMessageStartingWith("rho 0.9 and the estimated prior 0.")
        .withMessageEndingWith("give a smaller rho, or give the prior, too");
  }

  private static GivenPriors givenRho(double rho) {
    return GivenPriors.NONE.withRho(rho);
  }

  @Test
  void ofARangeThePriorIsTheMiddleAndRhoTheLowEnd() {
    GivenPriors given =
        GivenPriors.NONE.withPi(new Interval(0.2, 0.4)).withRho(new Interval(0.05, 0.2));

    PriorReport report = PriorEstimation.estimate(withNegatives(), given, OPTIONS);

    assertThat(report.priors()).isEqualTo(new Priors((0.2 + 0.4) / 2, 0.05));
    assertThat(report.piInterval()).contains(new Interval(0.2, 0.4));
    assertThat(report.rhoInterval()).contains(new Interval(0.05, 0.2));
  }

  /** The smaller π may be, the more may be of the collected kind, and the other way round. */
  @Test
  void aRangeOfThePriorWidensTheIntervalOfRho() {
    PubnSamples samples = withNegatives();
    GivenPriors range = GivenPriors.NONE.withPi(new Interval(0.1, 0.5));

    PriorReport roughly = PriorEstimation.estimate(samples, range, OPTIONS);
    PriorReport exactly = PriorEstimation.estimate(samples, GivenPriors.ofPi(0.3), OPTIONS);

    assertThat(roughly.rho().orElseThrow().max()).isEqualTo(exactly.rho().orElseThrow().max());
    assertThat(roughly.rhoInterval().orElseThrow().width())
        .isGreaterThanOrEqualTo(exactly.rhoInterval().orElseThrow().width());
  }

  @Test
  void rangesMustBePossible() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> GivenPriors.NONE.withPi(new Interval(0, 0.3)))
        .withMessage("prior 0.0: must lie in (0, 1)");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> GivenPriors.NONE.withRho(new Interval(0, 0.3)))
        .withMessage(
            "rho 0 to 0.3: trainings take the low end of a range, which must be more than 0");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> GivenPriors.ofPi(0.6).withRho(new Interval(0.45, 0.5)))
        .withMessage("prior 0.6 and rho 0.45: their sum must be less than 1");
  }

  /** A method that has no use for ρ needs none; then only P and U are looked at. */
  @Test
  void rhoIsNotLookedForWhereItIsNotNeeded() {
    PriorReport report =
        PriorEstimation.estimate(
            withNegatives(), GivenPriors.ofPi(0.3).withoutNeedOfRho(), OPTIONS);

    assertThat(report.priors()).isEqualTo(Priors.positive(0.3));
    assertThat(report.rho()).isEmpty();
    assertThat(givenRho(0.2).withoutNeedOfRho()).isEqualTo(givenRho(0.2));
  }

  @Test
  void whatIsGivenMustBePossible() {
    DenseFeatures rows = DenseFeatures.of(1, 0, 1);

    assertThatIllegalArgumentException()
        .isThrownBy(() -> GivenPriors.ofPi(1))
        .withMessage("prior 1.0: must lie in (0, 1)");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> givenRho(-0.1))
        .withMessage("rho -0.1: must lie in [0, 1)");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> GivenPriors.ofPi(0.6).withRho(0.5))
        .withMessage("prior 0.6 and rho 0.5: their sum must be less than 1");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> givenRho(0.2).requireUse(PubnSamples.withoutNegatives(rows, rows)))
        .withMessage("rho 0.2: needs negative rows, and there are none");
  }
}
