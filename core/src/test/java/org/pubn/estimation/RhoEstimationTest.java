package org.pubn.estimation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;
import static org.pubn.estimation.PriorEstimationTest.OPTIONS;

import org.junit.jupiter.api.Test;
import org.pubn.prior.GivenPriors;
import org.pubn.prior.PriorReport;
import org.pubn.prior.RhoEstimate;
import org.pubn.sample.Priors;
import org.pubn.sample.PubnSamples;
import org.pubn.stats.Interval;

/** Estimates of ρ on samples whose ρ_max is known. */
final class RhoEstimationTest {

  /** Of the negatives, 0.25 and 0.35 of U, the first kind is 0.8 of bN: ρ_max is 0.25 / 0.8. */
  @Test
  void rhoMaxIsTheLeastShareOverTheKindsOfNegatives() {
    Blobs blobs = new Blobs(4);
    PubnSamples samples =
        new PubnSamples(
            blobs.blob(300, 0), blobs.mixture(3000, 0.4, 0.25), blobs.mixture(600, 0, 0.8));

    PriorReport report = PriorEstimation.estimate(samples, OPTIONS);

    RhoEstimate rho = report.rho().orElseThrow();
    assertThat(rho.max()).isCloseTo(0.3125, within(0.05));
    assertThat(rho.recommended()).isEqualTo(rho.interval().low()).isLessThanOrEqualTo(rho.max());
    assertThat(report.priors().rho()).isEqualTo(rho.recommended());
    assertThat(report.priors().rest()).isPositive();
  }

  /** The same samples, π being known. */
  @Test
  void rhoMaxForAKnownPrior() {
    Blobs blobs = new Blobs(4);
    PubnSamples samples =
        new PubnSamples(
            blobs.blob(300, 0), blobs.mixture(3000, 0.4, 0.25), blobs.mixture(600, 0, 0.8));

    RhoEstimate rho = RhoEstimation.givenPi(samples, GivenPriors.ofPi(0.4), OPTIONS);

    assertThat(rho.max()).isCloseTo(0.3125, within(0.05));
    assertThat(rho.interval().contains(rho.max())).isTrue();
    assertThat(rho.priors(0.4)).isEqualTo(new Priors(0.4, rho.interval().low()));
    assertThat(RhoEstimation.givenPi(samples, GivenPriors.ofPi(0.4), OPTIONS.withThreads(2)))
        .isEqualTo(rho);
  }

  @Test
  void negativesThatAreNotBiasedLeaveALittle() {
    Blobs blobs = new Blobs(5);
    PubnSamples samples =
        new PubnSamples(
            blobs.blob(200, 0), blobs.mixture(1000, 0.3, 0.35), blobs.mixture(200, 0, 0.5));

    RhoEstimate rho = RhoEstimation.givenPi(samples, GivenPriors.ofPi(0.6), OPTIONS);

    assertThat(rho.max()).isEqualTo(0.4);
    assertThat(rho.priors(0.6).rest()).isPositive();
  }

  @Test
  void withoutNegativesThereIsNoRho() {
    PubnSamples samples = new Blobs(8).samples(50, 100, 0.5);

    assertThatThrownBy(() -> RhoEstimation.givenPi(samples, GivenPriors.ofPi(0.5), OPTIONS))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("negative sample: has no rows, so there is no rho to estimate");
    assertThatThrownBy(() -> RhoEstimation.givenPi(samples, GivenPriors.ofPi(1.5), OPTIONS))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("prior 1.5: must lie in (0, 1)");
  }

  @Test
  void negativesUnlikeAnythingGiveNoPriors() {
    assertThatThrownBy(() -> new RhoEstimate(0.01, new Interval(0, 0.02)).priors(0.3))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith(
            "estimated rho 0.010, low end of its interval 0: it cannot be told");
  }
}
