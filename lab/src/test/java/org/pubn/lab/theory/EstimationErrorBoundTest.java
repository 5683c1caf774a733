package org.pubn.lab.theory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.pubn.lab.theory.BoundInputs.ExampleCounts;
import org.pubn.lab.theory.BoundInputs.LossConstants;
import org.pubn.lab.theory.BoundInputs.RademacherComplexity;
import org.pubn.lab.theory.BoundInputs.SigmaAccuracy;
import org.pubn.risk.MarginLoss;
import org.pubn.sample.Priors;

class EstimationErrorBoundTest {

  private static final Offset<Double> EXACT = within(1e-12);
  private static final Priors PRIORS = new Priors(0.4, 0.2);
  private static final LossConstants LOSS = new LossConstants(0.5, 2);
  private static final SigmaAccuracy SIGMA = new SigmaAccuracy(0.5, 0.64, 0.01);

  /** δ = 6 e⁻² makes ln(6/δ) = 2, so that each deviation is 1/√n. */
  private static final double DELTA = 6 * Math.exp(-2);

  @Test
  void byHand() {
    ExampleCounts sizes = new ExampleCounts(100, 400, 10_000);
    RademacherComplexity complexity = new RademacherComplexity(0.01, 0.1, 0.05);
    EstimationErrorBound bound =
        EstimationErrorBound.of(new BoundInputs(sizes, PRIORS, SIGMA, LOSS, complexity, DELTA));
    assertThat(bound.parts().values().stream().mapToDouble(Double::doubleValue).toArray())
        .containsExactly(
            new double[] {
              0.02, // 4·½·0.01
              0.16, // 4·0.4·½/½·0.1
              0.04, // 4·0.2·½/½·0.05
              0.04, // 2·2/100
              0.32, // 2·0.4·2/½/10
              0.08, // 2·0.2·2/½/20
              0.32, // 2·2·√0.0064
              0.48 // 2·2/½·√0.0036
            },
            EXACT);
    assertThat(bound.total()).isCloseTo(1.46, EXACT);
    assertThat(bound.limit()).isCloseTo(0.8, EXACT);
    assertThat(bound.isVacuous()).isFalse();
    assertThat(bound.verdict())
        .isEqualTo(
            "With probability at least 0.1880 the excess risk is at most 1.460, out of 2.000"
                + " possible.");
  }

  @Test
  void partsKeepTheOrderOfTheTheorem() {
    EstimationErrorBound bound = bound(100, 200, 300, SIGMA);
    assertThat(bound.parts().values())
        .containsExactly(
            bound.complexityU(),
            bound.complexityP(),
            bound.complexityBn(),
            bound.deviationU(),
            bound.deviationP(),
            bound.deviationBn(),
            bound.sigmaBelow(),
            bound.sigmaAbove());
  }

  @Test
  void moreExamplesOfAnyKindLowerItTowardsTheErrorOfSigma() {
    double total = bound(1000, 1000, 1000, SIGMA).total();
    assertThat(bound(2000, 1000, 1000, SIGMA).total()).isLessThan(total);
    assertThat(bound(1000, 2000, 1000, SIGMA).total()).isLessThan(total);
    assertThat(bound(1000, 1000, 2000, SIGMA).total()).isLessThan(total);
    long many = 1_000_000_000_000_000L;
    EstimationErrorBound endless = bound(many, many, many, SIGMA);
    assertThat(endless.total()).isCloseTo(endless.limit(), within(1e-5));
  }

  @Test
  void aWorseSigmaRaisesItAndALargerEtaLowersIt() {
    double total = bound(1000, 1000, 1000, SIGMA).total();
    assertThat(bound(1000, 1000, 1000, new SigmaAccuracy(0.5, 0.64, 0.02)).total())
        .isGreaterThan(total);
    assertThat(bound(1000, 1000, 1000, new SigmaAccuracy(0.6, 0.64, 0.01)).total())
        .isLessThan(total);
  }

  @Test
  void greaterConfidenceCostsMore() {
    ExampleCounts sizes = new ExampleCounts(1000, 1000, 1000);
    RademacherComplexity complexity = RademacherComplexity.atRate(1, sizes);
    double likely =
        EstimationErrorBound.of(new BoundInputs(sizes, PRIORS, SIGMA, LOSS, complexity, 0.1))
            .total();
    double surer =
        EstimationErrorBound.of(new BoundInputs(sizes, PRIORS, SIGMA, LOSS, complexity, 0.01))
            .total();
    assertThat(surer).isGreaterThan(likely);
  }

  @Test
  void aBoundAboveTheLargestLossIsVacuous() {
    EstimationErrorBound bound = bound(10, 10, 10, SIGMA);
    assertThat(bound.total()).isGreaterThan(2);
    assertThat(bound.isVacuous()).isTrue();
    assertThat(bound.verdict())
        .contains("says nothing")
        .contains("no excess risk can exceed 2.000");
  }

  @Test
  void withoutBiasedNegativesNoneAreNeeded() {
    ExampleCounts sizes = new ExampleCounts(100, 0, 1000);
    RademacherComplexity complexity = RademacherComplexity.atRate(1, sizes);
    EstimationErrorBound bound =
        EstimationErrorBound.of(
            new BoundInputs(sizes, Priors.positive(0.4), SIGMA, LOSS, complexity, 0.05));
    assertThat(bound.complexityBn()).isZero();
    assertThat(bound.deviationBn()).isZero();
    assertThat(bound.total()).isFinite();
  }

  @Test
  void linearModelsFallWithTheRootOfTheSample() {
    RademacherComplexity linear =
        RademacherComplexity.linear(3, 2, new ExampleCounts(100, 400, 900));
    // 3·2/√n
    assertThat(linear).isEqualTo(new RademacherComplexity(0.2, 0.6, 0.3));
  }

  @Test
  void constantsOfTheLosses() {
    double ln3 = Math.log(3);
    LossConstants logistic = LossConstants.of(MarginLoss.LOGISTIC, ln3);
    assertThat(logistic.lipschitz()).isCloseTo(0.75, EXACT);
    assertThat(logistic.supremum()).isCloseTo(Math.log(4), EXACT);
    LossConstants sigmoid = LossConstants.of(MarginLoss.SIGMOID, ln3);
    assertThat(sigmoid.lipschitz()).isCloseTo(0.25, EXACT);
    assertThat(sigmoid.supremum()).isCloseTo(0.75, EXACT);
    assertRejected(
        () -> LossConstants.of(MarginLoss.ZERO_ONE, 1),
        "loss ZERO_ONE: theorem 2 needs a Lipschitz continuous loss");
  }

  @Test
  void inputsAreChecked() {
    assertRejected(() -> new ExampleCounts(0, 1, 1), "n_P 0: must be at least 1");
    assertRejected(() -> new ExampleCounts(1, 1, 0), "n_U 0: must be at least 1");
    assertRejected(() -> new ExampleCounts(1, -1, 1), "n_bN -1: must be at least 0");
    assertRejected(() -> new SigmaAccuracy(0, 0.5, 0.1), "eta 0.0: must lie in (0, 1]");
    assertRejected(() -> new SigmaAccuracy(1.5, 0.5, 0.1), "eta 1.5: must lie in (0, 1]");
    assertRejected(() -> new SigmaAccuracy(1, -0.5, 0.1), "zeta -0.5: must lie in [0, 1]");
    assertRejected(() -> new SigmaAccuracy(1, 0.5, 1.1), "epsilon 1.1: must lie in [0, 1]");
    assertRejected(
        () -> new LossConstants(0, 1),
        "Lipschitz constant of the loss 0.0: must be finite and above 0");
    assertRejected(
        () -> new LossConstants(1, Double.NaN),
        "supremum of the loss NaN: must be finite and above 0");
    assertRejected(
        () -> new RademacherComplexity(-1, 0, 0),
        "Rademacher complexity of U -1.0: must be finite and at least 0");
    RademacherComplexity complexity = new RademacherComplexity(0, 0, 0);
    ExampleCounts withoutBn = new ExampleCounts(1, 0, 1);
    assertRejected(
        () -> new BoundInputs(withoutBn, Priors.positive(0.4), SIGMA, LOSS, complexity, 1),
        "delta 1.0: must lie in (0, 1)");
    assertRejected(
        () -> new BoundInputs(withoutBn, PRIORS, SIGMA, LOSS, complexity, 0.05),
        "n_bN 0: must be at least 1 where rho is 0.2");
  }

  private static EstimationErrorBound bound(long nP, long nU, long nBn, SigmaAccuracy sigma) {
    ExampleCounts sizes = new ExampleCounts(nP, nBn, nU);
    RademacherComplexity complexity = RademacherComplexity.atRate(1, sizes);
    return EstimationErrorBound.of(new BoundInputs(sizes, PRIORS, sigma, LOSS, complexity, 0.05));
  }

  private static void assertRejected(ThrowingCallable call, String message) {
    assertThatIllegalArgumentException().isThrownBy(call).withMessage(message);
  }
}
