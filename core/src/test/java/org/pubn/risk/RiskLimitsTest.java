package org.pubn.risk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;
import static org.pubn.risk.MarginLoss.LOGISTIC;
import static org.pubn.risk.MarginLoss.SIGMOID;
import static org.pubn.risk.MarginLoss.ZERO_ONE;

import java.util.EnumSet;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.pubn.sample.Priors;
import org.pubn.sample.Role;

/** Where one risk becomes another, and what none of them accepts. */
class RiskLimitsTest {

  private static final ScoreBatch BATCH = Batches.random(7, 1, -1);
  private static final ScoreBatch WITHOUT_BN =
      Batches.only(EnumSet.of(Role.POSITIVE, Role.UNLABELED), BATCH);
  private static final Priors NO_BIASED = Priors.positive(0.4);

  @Test
  void pnuIsPnAtGammaOneAndUpuAtGammaZero() {
    assertSame(new PnuRisk(0.4, 1, LOGISTIC), new PnRisk(0.4, LOGISTIC), BATCH);
    assertSame(new PnuRisk(0.4, 0, LOGISTIC), new UpuRisk(0.4, LOGISTIC), WITHOUT_BN);
  }

  @Test
  void bothNonNegativePnusAreNnPuAtGammaZeroAndPnAtGammaOne() {
    Risk nnpu = new NnPuRisk(0.9, LOGISTIC, 0.01);
    assertThat(nnpu.evaluate(WITHOUT_BN).correctionActs()).isTrue();
    assertSame(new NnPnuRisk(0.9, 0, LOGISTIC, 0.01), nnpu, WITHOUT_BN);
    assertSame(new NnPuPnRisk(0.9, 0, LOGISTIC, 0.01), nnpu, WITHOUT_BN);
    assertSame(new NnPnuRisk(0.4, 1, LOGISTIC, 0), new PnRisk(0.4, LOGISTIC), BATCH);
    assertSame(new NnPuPnRisk(0.4, 1, LOGISTIC, 0), new PnRisk(0.4, LOGISTIC), BATCH);
  }

  @Test
  void withoutBiasedNegativesSIsY() {
    assertSame(new UpuSRisk(NO_BIASED, SIGMOID), new UpuRisk(0.4, SIGMOID), WITHOUT_BN);
    assertSame(new NnPuSRisk(NO_BIASED, SIGMOID, 0), new NnPuRisk(0.4, SIGMOID, 0), WITHOUT_BN);
    assertSame(
        new PubnRisk(NO_BIASED, 0.1, SIGMOID), new PubnMinusNRisk(0.4, 0.1, SIGMOID), WITHOUT_BN);
  }

  @Test
  void pubnAtTheEndsOfEta() {
    Priors priors = new Priors(0.4, 0.2);
    RiskValue fromU = new PubnRisk(priors, Double.POSITIVE_INFINITY, SIGMOID).evaluate(BATCH);
    assertThat(fromU.parts().get("P as s=−1, σ>η")).isZero();
    assertThat(fromU.parts().get("bN as s=−1, σ>η")).isZero();
    assertThat(fromU.parts().get("U as s=−1, σ≤η")).isPositive();
    RiskValue fromLabeled = new PubnRisk(priors, Double.NEGATIVE_INFINITY, SIGMOID).evaluate(BATCH);
    assertThat(fromLabeled.parts().get("U as s=−1, σ≤η")).isZero();
    assertThat(fromLabeled.parts().get("P as s=−1, σ>η")).isPositive();
  }

  @Test
  void nothingSelectedGivesNoWeightToU() {
    SigmaThreshold none = SigmaThreshold.choose(0, new Priors(0.4, 0.2), new double[] {-1, 0, 2});
    RiskValue value = new PubnRisk(new Priors(0.4, 0.2), none, SIGMOID).evaluate(BATCH);
    assertThat(value.derivatives(Role.UNLABELED)).containsOnly(0);
  }

  @Test
  void zeroOneRisksHaveAValueAndNoDerivative() {
    ScoreBatch batch =
        ScoreBatch.of(new double[] {1, -1, 2, 0}, new double[] {1, -1}, new double[0]);
    RiskValue value = new UpuRisk(0.4, ZERO_ONE).evaluate(batch);
    // R_P⁺ = (0 + 1 + 0 + ½)/4, R_P⁻ = 1 − R_P⁺, R_U⁻ = ½
    assertThat(value.value()).isCloseTo(0.4 * 0.375 - 0.4 * 0.625 + 0.5, within(1e-15));
    assertThatThrownBy(() -> value.derivatives(Role.POSITIVE))
        .isInstanceOf(UnsupportedOperationException.class);
  }

  @Test
  void priorsAreCheckedAlike() {
    assertRejected(() -> new PnRisk(1.3, SIGMOID), "prior 1.3: must lie in (0, 1)");
    assertRejected(() -> new UpuRisk(0, SIGMOID), "prior 0.0: must lie in (0, 1)");
    assertRejected(() -> new NnPuRisk(Double.NaN, SIGMOID, 0), "prior NaN: must lie in (0, 1)");
    assertRejected(() -> new PnuRisk(1, 0.5, SIGMOID), "prior 1.0: must lie in (0, 1)");
    assertRejected(() -> new NnPnuRisk(-1, 0.5, SIGMOID, 0), "prior -1.0: must lie in (0, 1)");
    assertRejected(() -> new NnPuPnRisk(-1, 0.5, SIGMOID, 0), "prior -1.0: must lie in (0, 1)");
    assertRejected(() -> new PubnMinusNRisk(2, 0.0, SIGMOID), "prior 2.0: must lie in (0, 1)");
  }

  @Test
  void gammaBetaAndEtaAreChecked() {
    assertRejected(() -> new PnuRisk(0.4, 1.1, SIGMOID), "gamma 1.1: must lie in [0, 1]");
    assertRejected(() -> new NnPnuRisk(0.4, -0.1, SIGMOID, 0), "gamma -0.1: must lie in [0, 1]");
    assertRejected(
        () -> new NnPuPnRisk(0.4, Double.NaN, SIGMOID, 0), "gamma NaN: must lie in [0, 1]");
    assertRejected(
        () -> new NnPuRisk(0.4, SIGMOID, -1), "beta -1.0: must be finite and at least 0");
    assertRejected(
        () -> new NnPuSRisk(NO_BIASED, SIGMOID, Double.NaN),
        "beta NaN: must be finite and at least 0");
    assertRejected(
        () -> new PubnRisk(NO_BIASED, Double.NaN, SIGMOID), "logit of eta NaN: must be a number");
  }

  @Test
  void missingSigmaIsAnError() {
    ScoreBatch withoutSigma = ScoreBatch.of(new double[] {1}, new double[] {1}, new double[] {1});
    Priors priors = new Priors(0.4, 0.2);
    assertRejected(
        () -> new PubnRisk(priors, 0.0, SIGMOID).evaluate(withoutSigma),
        "logit NaN of σ̂: this risk needs a number for every example");
    assertRejected(
        () -> new ImportanceWeightedPnRisk(priors, SIGMOID).evaluate(withoutSigma),
        "logit NaN of σ̂: this risk needs a number for every example");
  }

  @Test
  void aWeightThatOverflowsIsAnError() {
    double[] one = {1};
    ScoreBatch batch = ScoreBatch.of(one, one, one).withSigmaLogits(new double[] {-800}, one, one);
    Priors priors = new Priors(0.4, 0.2);
    assertThatThrownBy(() -> new PubnRisk(priors, -900, SIGMOID).evaluate(batch))
        .isInstanceOf(ArithmeticException.class)
        .hasMessage("logit -800.0 of σ̂: the weight (1 − σ̂)/σ̂ of the example overflows");
    assertThat(new PubnRisk(priors, -800, SIGMOID).evaluate(batch).value())
        .as("below η the weight is 0")
        .isFinite();
  }

  @Test
  void blocksOfOtherRisksAreRefused() {
    RiskEvaluation evaluation = new RiskEvaluation(new PubnRisk(NO_BIASED, 0.5, SIGMOID));
    evaluation.add(new RiskEvaluation(new PubnRisk(NO_BIASED, 0.5, SIGMOID)));
    assertRejected(
        () -> evaluation.add(new RiskEvaluation(new PubnRisk(NO_BIASED, 0.6, SIGMOID))),
        "blocks of different risks cannot be added");
  }

  private static void assertSame(Risk left, Risk right, ScoreBatch batch) {
    RiskValue leftValue = left.evaluate(batch);
    RiskValue rightValue = right.evaluate(batch);
    assertThat(leftValue.value()).isCloseTo(rightValue.value(), within(1e-15));
    assertThat(leftValue.correctionActs()).isEqualTo(rightValue.correctionActs());
    for (Role group : Role.values()) {
      assertThat(leftValue.derivatives(group))
          .containsExactly(rightValue.derivatives(group), within(1e-16));
    }
  }

  private static void assertRejected(ThrowingCallable call, String message) {
    assertThatIllegalArgumentException().isThrownBy(call).withMessage(message);
  }
}
