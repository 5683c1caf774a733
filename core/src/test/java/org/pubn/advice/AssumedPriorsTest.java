package org.pubn.advice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.pubn.advisor.World;
import org.pubn.eval.PriorBelief;
import org.pubn.prior.GivenPriors;
import org.pubn.prior.RhoEstimate;
import org.pubn.sample.Priors;
import org.pubn.sample.PubnSamples;
import org.pubn.sample.TrainingData;
import org.pubn.stats.Interval;

class AssumedPriorsTest {

  private static final World WORLD = new World(0.4, 2, 2);
  private static final PubnSamples SAMPLES = WORLD.samples(1, 200, 800, 200, 0.9);
  private static final TrainingData DATA = World.split(SAMPLES);
  private static final TrainingData WITHOUT_NEGATIVES =
      World.split(PubnSamples.withoutNegatives(SAMPLES.positive(), SAMPLES.unlabeled()));

  @Test
  void whatIsGivenMayBeWrongByALittle() {
    AssumedPriors assumed = World.assumed(DATA, 0.4, 0.3);

    assertThat(assumed.pi().low()).isCloseTo(0.35, within(1e-9));
    assertThat(assumed.pi().high()).isCloseTo(0.45, within(1e-9));
    assertThat(assumed.pi().estimated()).isFalse();
    assertThat(assumed.rho().low()).isCloseTo(0.27, within(1e-9));
    assertThat(assumed.rho().high()).isCloseTo(0.33, within(1e-9));
    assertThat(assumed.belief()).isEqualTo(PriorBelief.known(0.4));
    assertThat(assumed.rhoMax()).isPresent();
  }

  @Test
  void whatIsMissingIsEstimatedWithItsInterval() {
    AssumedPriors assumed = World.assumed(DATA, Double.NaN, Double.NaN);

    assertThat(assumed.pi().estimated()).isTrue();
    assertThat(assumed.pi().value()).isCloseTo(0.4, within(0.15));
    assertThat(assumed.belief().range()).isPresent();
    RhoEstimate rhoMax = assumed.rhoMax().orElseThrow();
    assertThat(assumed.rho().estimated()).isTrue();
    assertThat(assumed.rho().value()).isEqualTo(rhoMax.recommended());
    assertThat(assumed.rho().high())
        .isCloseTo(Math.min(rhoMax.interval().high(), 0.99 - assumed.pi().value()), within(0.05));
  }

  @Test
  void aRangeIsLookedAtAsItIs() {
    GivenPriors given =
        GivenPriors.NONE.withPi(new Interval(0.3, 0.5)).withRho(new Interval(0.1, 0.3));

    AssumedPriors assumed = World.assumed(DATA, given);

    assertThat(assumed.priors()).isEqualTo(new Priors(0.4, 0.1));
    assertThat(assumed.pi().estimated()).isFalse();
    assertThat(assumed.belief()).isEqualTo(PriorBelief.within(0.4, 0.3, 0.5));
    assertThat(assumed.rho().low()).isEqualTo(0.1);
    assertThat(assumed.rho().high()).isEqualTo(0.3);
  }

  @Test
  void withoutNegativesThereIsNoRho() {
    AssumedPriors assumed = World.assumed(WITHOUT_NEGATIVES, 0.4, Double.NaN);

    assertThat(assumed.rho().value()).isZero();
    assertThat(assumed.rhoMax()).isEmpty();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> World.assumed(WITHOUT_NEGATIVES, 0.4, 0.2))
        .withMessage("rho 0.2: needs negative rows, and there are none");
  }

  @Test
  void endsLeaveRoomForOtherNegatives() {
    AssumedPriors assumed = World.assumed(DATA, 0.6, 0.38);

    assertThat(assumed.pi().high() + assumed.rho().value()).isLessThan(1);
    assertThat(assumed.pi().value() + assumed.rho().high()).isLessThan(1);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> World.assumed(DATA, 0.6, 0.5))
        .withMessage("prior 0.6 and rho 0.5: their sum must be less than 1");
  }

  @Test
  void aRarePriorIsHalvedAtMost() {
    AssumedPriors assumed = World.assumed(WITHOUT_NEGATIVES, 0.02, Double.NaN);

    assertThat(assumed.pi().low()).isCloseTo(0.01, within(1e-12));
    assertThat(assumed.pi().high()).isCloseTo(0.03, within(1e-12));
  }
}
