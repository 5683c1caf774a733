package org.pubn.estimation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.pubn.crossfit.CrossFittingOptions;
import org.pubn.data.DenseFeatures;
import org.pubn.data.InputException;
import org.pubn.data.Warning;
import org.pubn.nn.NetworkSpec;
import org.pubn.prior.Estimator;
import org.pubn.prior.GivenPriors;
import org.pubn.prior.PriorEstimate;
import org.pubn.prior.PriorReport;
import org.pubn.random.Seed;
import org.pubn.sample.Priors;
import org.pubn.sample.PubnSamples;

/** Estimates on samples whose π and ρ_max are known. */
final class PriorEstimationTest {

  static final PriorOptions OPTIONS =
      new PriorOptions(
          PriorOptions.DEFAULT,
          List.of(),
          CrossFittingOptions.of(NetworkSpec.mlp(2, 20)),
          40,
          0.95,
          new Seed(1),
          1);

  private static PriorEstimate pi(PriorReport report) {
    return report.pi().orElseThrow();
  }

  @ParameterizedTest
  @EnumSource(Estimator.class)
  void everyEstimatorFindsThePriorOfSeparatedClasses(Estimator estimator) {
    PubnSamples samples = new Blobs(1).samples(200, 800, 0.4);

    PriorReport report =
        PriorEstimation.estimate(
            samples, OPTIONS.withEstimator(estimator).withAlternatives(List.of()));

    assertThat(pi(report).estimator()).isEqualTo(estimator);
    assertThat(pi(report).value()).isCloseTo(0.4, within(0.1));
    assertThat(report.priors()).isEqualTo(Priors.positive(pi(report).value()));
    report.piInterval().ifPresent(i -> assertThat(i.contains(pi(report).value())).isTrue());
  }

  @Test
  void theDefaultIsWithinItsIntervalsOfTheTruth() {
    PriorReport report = PriorEstimation.estimate(new Blobs(2).samples(300, 1500, 0.3), OPTIONS);

    assertThat(pi(report).value()).isCloseTo(0.3, within(0.04));
    assertThat(report.piInterval()).hasValueSatisfying(i -> assertThat(i.contains(0.3)).isTrue());
    assertThat(report.bound()).hasValueSatisfying(i -> assertThat(i.contains(0.3)).isTrue());
    assertThat(report.rho()).isEmpty();
  }

  @Test
  void resultsDoNotDependOnThreadsButOnTheSeed() {
    PubnSamples samples = new Blobs(3).samples(60, 200, 0.5);

    PriorReport one = PriorEstimation.estimate(samples, OPTIONS);
    PriorReport three = PriorEstimation.estimate(samples, OPTIONS.withThreads(3));

    assertThat(pi(three).value()).isEqualTo(pi(one).value());
    assertThat(three.piInterval()).isEqualTo(one.piInterval());
  }

  @Test
  void alternativesAreAsked() {
    PubnSamples samples = new Blobs(5).samples(100, 400, 0.3);
    PriorOptions options =
        OPTIONS.withAlternatives(
            List.of(Estimator.BINOMIAL_BIN, Estimator.BEST_BIN, Estimator.ELKAN_NOTO));

    PriorReport report = PriorEstimation.estimate(samples, options);

    assertThat(report.alternatives())
        .extracting(PriorEstimate::estimator)
        .containsExactly(Estimator.BEST_BIN, Estimator.ELKAN_NOTO);
  }

  /** P is drawn like U: that estimators disagree as well is no news. */
  @Test
  void overlapIsSaidInOneSentence() {
    Blobs blobs = new Blobs(6);
    PubnSamples samples =
        PubnSamples.withoutNegatives(blobs.mixture(200, 0.5, 0.5), blobs.mixture(200, 0.5, 0.5));
    PriorOptions options =
        OPTIONS
            .withEstimator(Estimator.KERNEL_MEANS)
            .withAlternatives(List.of(Estimator.LOWEST_BIN, Estimator.ELKAN_NOTO));

    assertThat(PriorEstimation.estimate(samples, options).warnings())
        .singleElement()
        .extracting(Warning::sentence)
        .asString()
        .startsWith("The classes overlap so much");
  }

  @Test
  void alphaMaxIsNotHeededWhereItCannotGiveTheAnswer() {
    DenseFeatures rows = new Blobs(6).mixture(200, 0.5, 0.5);

    PriorReport report =
        PriorEstimation.estimate(
            PubnSamples.withoutNegatives(rows, rows),
            OPTIONS.withAlternatives(List.of(Estimator.ALPHA_MAX)));

    assertThat(pi(report).value()).isEqualTo(1);
    assertThat(report.alternatives().get(0).value()).isLessThanOrEqualTo(AlphaMax.GREATEST);
    assertThat(report.warnings()).isEmpty();
  }

  @Test
  void aSmallPriorOfSeparatedClassesIsToldWithoutAWarning() {
    PubnSamples samples = new Blobs(6).samples(200, 1000, 0.1);

    PriorReport report = PriorEstimation.estimate(samples, OPTIONS);

    assertThat(pi(report).estimator()).isEqualTo(Estimator.BINOMIAL_BIN);
    assertThat(pi(report).value()).isCloseTo(0.1, within(0.03));
    assertThat(report.piInterval().orElseThrow().low()).isPositive();
    assertThat(report.overlap()).isFalse();
    assertThat(report.warnings()).isEmpty();
  }

  @Test
  void whereClassesOverlapTheIntervalReachesDownToZeroWithAWarning() {
    PriorReport report = PriorEstimation.estimate(OverlapTest.samples(1, 0.1, 3), OVERLAPPING);

    assertThat(report.overlap()).isTrue();
    assertThat(pi(report).value()).isGreaterThan(0.15);
    assertThat(report.piInterval().orElseThrow().low()).isZero();
    assertThat(report.warnings())
        .extracting(Warning::sentence)
        .singleElement()
        .asString()
        .startsWith("The classes overlap so much that the prior cannot be told")
        .contains("any prior from 0 to 0.");
    assertThat(PriorEstimation.estimate(OverlapTest.samples(4, 0.1, 3), OVERLAPPING).warnings())
        .isEmpty();
  }

  private static final PriorOptions OVERLAPPING =
      PriorOptions.of(
              CrossFittingOptions.of(NetworkSpec.linear(1)).withLearningRate(1e-2), new Seed(1))
          .withAlternatives(List.of());

  @Test
  void alphaMaxIsNotAskedBelowWhatItCanSay() {
    PubnSamples samples = new Blobs(6).samples(200, 1000, 0.05);

    PriorReport report =
        PriorEstimation.estimate(samples, OPTIONS.withAlternatives(List.of(Estimator.ALPHA_MAX)));

    assertThat(pi(report).value()).isLessThan(0.1);
    assertThat(report.alternatives()).isEmpty();
    assertThat(report.refusals().get(Estimator.ALPHA_MAX)).contains("less than 0.1");
  }

  /** No estimate of kernel means exceeds 0.87. */
  @Test
  void thoseWhoAreOftenWrongAreAskedButNotHeeded() {
    Blobs blobs = new Blobs(6);
    PubnSamples samples =
        PubnSamples.withoutNegatives(blobs.mixture(200, 0.5, 0.5), blobs.mixture(200, 0.5, 0.5));

    PriorReport report =
        PriorEstimation.estimate(
            samples, OPTIONS.withAlternatives(List.of(Estimator.KERNEL_MEANS)));

    assertThat(pi(report).value() - report.alternatives().get(0).value()).isGreaterThan(0.1);
    assertThat(report.warnings()).isEmpty();
  }

  @Test
  void equalSamplesArePositiveAltogether() {
    DenseFeatures rows = new Blobs(6).mixture(200, 0.5, 0.5);

    PriorReport report =
        PriorEstimation.estimate(PubnSamples.withoutNegatives(rows, rows), OPTIONS);

    assertThat(pi(report).value()).isEqualTo(1);
    assertThatThrownBy(report::priors)
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("estimated prior 1: the unlabeled examples cannot be told");
  }

  @Test
  void disjointSupportsLeaveNoPositives() {
    Blobs blobs = new Blobs(7);
    PubnSamples samples =
        PubnSamples.withoutNegatives(shifted(blobs.blob(100, 0), 20), blobs.blob(300, 1));

    PriorReport report = PriorEstimation.estimate(samples, OPTIONS);

    assertThat(pi(report).value()).isZero();
    assertThatThrownBy(report::priors)
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
                + " prior");
  }

  @Test
  void fewNegativesAreTooFewForRhoOnly() {
    Blobs blobs = new Blobs(8);
    PubnSamples samples =
        new PubnSamples(
            blobs.samples(30, 100, 0.5).positive(),
            blobs.samples(30, 100, 0.5).unlabeled(),
            blobs.samples(6, 100, 0.5).positive());

    assertThatThrownBy(() -> PriorEstimation.estimate(samples, GivenPriors.ofPi(0.4), OPTIONS))
        .isInstanceOf(InputException.class)
        .hasMessage(
            "negative sample: has 6 rows to estimate rho from, must have 20 or more; give rho, or"
                + " leave the negative rows out");
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

    PriorReport report =
        PriorEstimation.estimate(PubnSamples.withoutNegatives(rows, rows), options);

    assertThat(report.alternatives()).isEmpty();
    assertThat(report.refusals().get(Estimator.KERNEL_MEANS)).contains("same kernel mean");
  }
}
