package org.pubn.risk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.pubn.data.InputException;
import org.pubn.sample.ByRole;
import org.pubn.sample.Priors;
import org.pubn.sample.Role;

class RowMassesTest {

  private static final Priors PRIORS = new Priors(0.4, 0.2);
  private static final ByRole<Double> SIZES = new ByRole<>(4.0, 10.0, 5.0);

  @Test
  void thePuRiskOfS() {
    RowMasses masses = RowMasses.of(new UpuSRisk(PRIORS, MarginLoss.LOGISTIC), SIZES);

    assertThat(masses.positive(Role.POSITIVE, Double.NaN)).isEqualTo(0.1);
    assertThat(masses.negative(Role.POSITIVE, Double.NaN)).isEqualTo(-0.1);
    assertThat(masses.positive(Role.NEGATIVE, Double.NaN)).isEqualTo(0.04);
    assertThat(masses.negative(Role.NEGATIVE, Double.NaN)).isEqualTo(-0.04);
    assertThat(masses.positive(Role.UNLABELED, Double.NaN)).isZero();
    assertThat(masses.negative(Role.UNLABELED, Double.NaN)).isEqualTo(0.1);
  }

  /** methods.md's weights of equation 7; η = ½, so that the logit 1 lies above and −1 below. */
  @Test
  void thePubnRisk() {
    RowMasses masses = RowMasses.of(new PubnRisk(PRIORS, 0, MarginLoss.LOGISTIC), SIZES);
    double odds = Math.exp(-1);

    assertThat(masses.positive(Role.POSITIVE, 1)).isEqualTo(0.1);
    assertThat(masses.negative(Role.POSITIVE, 1)).isCloseTo(0.1 * odds, within(1e-16));
    assertThat(masses.negative(Role.POSITIVE, -1)).isZero();
    assertThat(masses.positive(Role.NEGATIVE, 1)).isZero();
    assertThat(masses.negative(Role.NEGATIVE, 1)).isCloseTo(0.04 * (1 + odds), within(1e-16));
    assertThat(masses.negative(Role.NEGATIVE, -1)).isEqualTo(0.04);
    assertThat(masses.negative(Role.UNLABELED, 1)).isZero();
    assertThat(masses.negative(Role.UNLABELED, -1))
        .isCloseTo(0.1 / (1 + Math.exp(-1)), within(1e-16));
  }

  @Test
  void refusesWhatIsNotConvex() {
    assertThatThrownBy(() -> RowMasses.of(new NnPuRisk(0.4, MarginLoss.LOGISTIC, 0), SIZES))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("NnPuRisk: can be minimized exactly only with the logistic loss");
    assertThatThrownBy(() -> RowMasses.of(new UpuRisk(0.4, MarginLoss.SIGMOID), SIZES))
        .isInstanceOf(InputException.class);
  }

  @Test
  void refusesASampleWithoutRows() {
    ByRole<Double> none = new ByRole<>(4.0, 10.0, 0.0);

    assertThatThrownBy(() -> RowMasses.of(new UpuSRisk(PRIORS, MarginLoss.LOGISTIC), none))
        .isInstanceOf(InputException.class)
        .hasMessage("UpuSRisk: needs bN examples, there are none");
  }
}
