package org.pubn.prior;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.pubn.data.DenseFeatures;
import org.pubn.nn.NetworkSpec;
import org.pubn.sample.Priors;
import org.pubn.sample.PubnSamples;
import org.pubn.sample.Seed;

/** Estimates on samples whose π and ρ_max are known. */
final class PriorEstimationTest {

  private static final PriorOptions OPTIONS =
      new PriorOptions(
          PriorOptions.DEFAULT,
          List.of(),
          CrossFittingOptions.of(NetworkSpec.mlp(2, 20)),
          40,
          0.95,
          new Seed(1),
          1);

  @ParameterizedTest
  @EnumSource(Estimator.class)
  void everyEstimatorFindsThePriorOfSeparatedClasses(Estimator estimator) {
    PubnSamples samples = new Blobs(1).samples(200, 800, 0.4);

    PriorEstimates estimates =
        PriorEstimation.estimate(
            samples, OPTIONS.withEstimator(estimator).withAlternatives(List.of()));

    assertThat(estimates.pi().estimator()).isEqualTo(estimator);
    assertThat(estimates.pi().value()).isCloseTo(0.4, within(0.1));
    assertThat(estimates.priors()).isEqualTo(Priors.positive(estimates.pi().value()));
    estimates
        .pi()
        .interval()
        .ifPresent(i -> assertThat(i.contains(estimates.pi().value())).isTrue());
  }

  @Test
  void theDefaultIsWithinItsIntervalsOfTheTruth() {
    PriorEstimates estimates =
        PriorEstimation.estimate(new Blobs(2).samples(300, 1500, 0.3), OPTIONS);

    assertThat(estimates.pi().value()).isCloseTo(0.3, within(0.04));
    assertThat(estimates.pi().interval())
        .hasValueSatisfying(i -> assertThat(i.contains(0.3)).isTrue());
    assertThat(estimates.bound()).hasValueSatisfying(i -> assertThat(i.contains(0.3)).isTrue());
    assertThat(estimates.rho()).isEmpty();
  }

  @Test
  void resultsDoNotDependOnThreadsButOnTheSeed() {
    PubnSamples samples = new Blobs(3).samples(60, 200, 0.5);

    PriorEstimates one = PriorEstimation.estimate(samples, OPTIONS);
    PriorEstimates three = PriorEstimation.estimate(samples, OPTIONS.withThreads(3));

    assertThat(three.pi().value()).isEqualTo(one.pi().value());
    assertThat(three.pi().interval()).isEqualTo(one.pi().interval());
  }

  /** Of the negatives, 0.25 and 0.35 of U, the first kind is 0.8 of bN: ρ_max is 0.25 / 0.8. */
  @Test
  void rhoMaxIsTheLeastShareOverTheKindsOfNegatives() {
    Blobs blobs = new Blobs(4);
    PubnSamples samples =
        new PubnSamples(
            blobs.blob(300, 0), blobs.mixture(3000, 0.4, 0.25), blobs.mixture(600, 0, 0.8));

    PriorEstimates estimates = PriorEstimation.estimate(samples, OPTIONS);

    RhoEstimate rho = estimates.rho().orElseThrow();
    assertThat(rho.max()).isCloseTo(0.3125, within(0.05));
    assertThat(rho.recommended()).isEqualTo(rho.interval().low()).isLessThanOrEqualTo(rho.max());
    assertThat(estimates.priors().rho()).isEqualTo(rho.recommended());
    assertThat(estimates.priors().rest()).isPositive();
  }

  /** The same samples, π being known. */
  @Test
  void rhoMaxForAKnownPrior() {
    Blobs blobs = new Blobs(4);
    PubnSamples samples =
        new PubnSamples(
            blobs.blob(300, 0), blobs.mixture(3000, 0.4, 0.25), blobs.mixture(600, 0, 0.8));

    RhoEstimate rho = RhoEstimation.givenPi(samples, 0.4, OPTIONS);

    assertThat(rho.max()).isCloseTo(0.3125, within(0.05));
    assertThat(rho.interval().contains(rho.max())).isTrue();
    assertThat(rho.priors(0.4)).isEqualTo(new Priors(0.4, rho.interval().low()));
    assertThat(RhoEstimation.givenPi(samples, 0.4, OPTIONS.withThreads(2))).isEqualTo(rho);
  }

  @Test
  void negativesThatAreNotBiasedLeaveALittle() {
    Blobs blobs = new Blobs(5);
    PubnSamples samples =
        new PubnSamples(
            blobs.blob(200, 0), blobs.mixture(1000, 0.3, 0.35), blobs.mixture(200, 0, 0.5));

    RhoEstimate rho = RhoEstimation.givenPi(samples, 0.6, OPTIONS);

    assertThat(rho.max()).isEqualTo(0.4);
    assertThat(rho.priors(0.6).rest()).isPositive();
  }

  @Test
  void withoutNegativesThereIsNoRho() {
    PubnSamples samples = new Blobs(8).samples(50, 100, 0.5);

    assertThatThrownBy(() -> RhoEstimation.givenPi(samples, 0.5, OPTIONS))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("negative sample: has no rows, without them there is no rho to estimate");
    assertThatThrownBy(() -> RhoEstimation.givenPi(samples, 1.5, OPTIONS))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("prior 1.5: must lie in (0, 1)");
  }

  @Test
  void negativesUnlikeAnythingGiveNoPriors() {
    assertThatThrownBy(() -> new RhoEstimate(0.01, new Interval(0, 0.02, 0.95), 0).priors(0.3))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith(
            "estimated rho 0.010, low end of its interval 0: it cannot be told");
  }

  @Test
  void alternativesAreAsked() {
    PubnSamples samples = new Blobs(5).samples(100, 400, 0.3);
    PriorOptions options =
        OPTIONS.withAlternatives(
            List.of(Estimator.LOWEST_BIN, Estimator.BEST_BIN, Estimator.ELKAN_NOTO));

    PriorEstimates estimates = PriorEstimation.estimate(samples, options);

    assertThat(estimates.alternatives())
        .extracting(PriorAnswer::estimator)
        .containsExactly(Estimator.BEST_BIN, Estimator.ELKAN_NOTO);
  }

  /** Kernel means never say more than 0.87. */
  @Test
  void disagreementIsSaidInOneSentence() {
    Blobs blobs = new Blobs(6);
    PubnSamples samples =
        PubnSamples.withoutNegatives(blobs.mixture(200, 0.5, 0.5), blobs.mixture(200, 0.5, 0.5));
    PriorOptions options =
        OPTIONS
            .withEstimator(Estimator.KERNEL_MEANS)
            .withAlternatives(List.of(Estimator.LOWEST_BIN, Estimator.ELKAN_NOTO));

    assertThat(PriorEstimation.estimate(samples, options).warnings())
        .singleElement()
        .asString()
        .matches(
            "Estimates of the prior differ by more than 0\\.1: KM2 says 0\\.\\d+, but lowest bin"
                + " says [01]\\.\\d+\\.");
  }

  @Test
  void alphaMaxIsNotHeededWhereItCannotGiveTheAnswer() {
    DenseFeatures rows = new Blobs(6).mixture(200, 0.5, 0.5);

    PriorEstimates estimates =
        PriorEstimation.estimate(
            PubnSamples.withoutNegatives(rows, rows),
            OPTIONS.withAlternatives(List.of(Estimator.ALPHA_MAX)));

    assertThat(estimates.pi().value()).isEqualTo(1);
    assertThat(estimates.alternatives().get(0).estimate().orElseThrow().value())
        .isLessThanOrEqualTo(AlphaMax.GREATEST);
    assertThat(estimates.warnings()).isEmpty();
  }

  @Test
  void aSmallPriorComesWithAWarning() {
    Blobs blobs = new Blobs(6);
    PubnSamples samples =
        PubnSamples.withoutNegatives(blobs.mixture(200, 1, 0), blobs.mixture(1000, 0.1, 0.9));

    assertThat(PriorEstimation.estimate(samples, OPTIONS.withAlternatives(List.of())).warnings())
        .singleElement()
        .asString()
        .startsWith("Where classes overlap, a small prior is easily overestimated");
  }

  /** No estimate of kernel means exceeds 0.87. */
  @Test
  void thoseWhoAreOftenWrongAreAskedButNotHeeded() {
    Blobs blobs = new Blobs(6);
    PubnSamples samples =
        PubnSamples.withoutNegatives(blobs.mixture(200, 0.5, 0.5), blobs.mixture(200, 0.5, 0.5));

    PriorEstimates estimates =
        PriorEstimation.estimate(
            samples, OPTIONS.withAlternatives(List.of(Estimator.KERNEL_MEANS)));

    assertThat(
            estimates.pi().value()
                - estimates.alternatives().get(0).estimate().orElseThrow().value())
        .isGreaterThan(0.1);
    assertThat(estimates.warnings()).isEmpty();
  }

  @Test
  void equalSamplesArePositiveAltogether() {
    DenseFeatures rows = new Blobs(6).mixture(200, 0.5, 0.5);

    PriorEstimates estimates =
        PriorEstimation.estimate(PubnSamples.withoutNegatives(rows, rows), OPTIONS);

    assertThat(estimates.pi().value()).isEqualTo(1);
    assertThatThrownBy(estimates::priors)
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("estimated prior 1: the unlabeled examples cannot be told");
  }

  @Test
  void disjointSupportsLeaveNoPositives() {
    Blobs blobs = new Blobs(7);
    PubnSamples samples =
        PubnSamples.withoutNegatives(shifted(blobs.blob(100, 0), 20), blobs.blob(300, 1));

    PriorEstimates estimates = PriorEstimation.estimate(samples, OPTIONS);

    assertThat(estimates.pi().value()).isZero();
    assertThatThrownBy(estimates::priors)
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("estimated prior 0: no unlabeled example looks like the positives");
  }

  private static DenseFeatures shifted(DenseFeatures rows, float by) {
    List<Float> values = new ArrayList<>();
    for (int row = 0; row < rows.rows(); row++) {
      values.add(rows.get(row, 0) + by);
      values.add(rows.get(row, 1));
    }
    float[] cells = new float[values.size()];
    for (int i = 0; i < cells.length; i++) {
      cells[i] = values.get(i);
    }
    return DenseFeatures.ofOwned(2, cells);
  }

  @Test
  void fivePositivesAreTooFew() {
    PubnSamples samples = new Blobs(8).samples(5, 100, 0.5);

    assertThatThrownBy(() -> PriorEstimation.estimate(samples, OPTIONS))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "positive sample: has 5 rows to estimate priors from, must have 20 or more; give the"
                + " priors instead");
  }

  @Test
  void constantFeaturesAreRefused() {
    PubnSamples samples =
        PubnSamples.withoutNegatives(
            DenseFeatures.ofOwned(2, new float[80]), DenseFeatures.ofOwned(2, new float[200]));

    assertThatThrownBy(() -> PriorEstimation.estimate(samples, OPTIONS))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("too few different values");
  }

  @Test
  void aRefusingAlternativeIsReportedNotThrown() {
    DenseFeatures rows = new Blobs(9).mixture(100, 0.5, 0.5);
    PriorOptions options = OPTIONS.withAlternatives(List.of(Estimator.KERNEL_MEANS));

    PriorEstimates estimates =
        PriorEstimation.estimate(PubnSamples.withoutNegatives(rows, rows), options);

    assertThat(estimates.alternatives().get(0).estimate()).isEmpty();
    assertThat(estimates.alternatives().get(0).refusal()).contains("same kernel mean");
  }
}
