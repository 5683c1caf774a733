package org.pubn.eval;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ForkJoinPool;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.pubn.random.Seed;
import org.pubn.risk.MarginLoss;
import org.pubn.risk.RiskValue;
import org.pubn.risk.ScoreBatch;
import org.pubn.risk.UpuRisk;
import org.pubn.stats.Bootstrap;
import org.pubn.stats.Interval;

class PuEvaluationTest {

  private static final Bootstrap BOOTSTRAP = new Bootstrap(200, 0.95, new Seed(1));
  private static final PriorBelief PI = PriorBelief.known(0.4);

  /** r = 3/4; q = 4/10; against U the positives win 9, 8.5, 7 and 3 times of 10. */
  private static final double[] POSITIVE = {4, 2.5, 2, -1};

  private static final double[] UNLABELED = {5, 2.5, 2.2, 1, 0, -0.5, -0.8, -2, -3, -4};

  private static PuEvaluation small(PriorBelief prior) {
    return PuEvaluation.of(PuScores.of(POSITIVE, UNLABELED), 0, prior, BOOTSTRAP);
  }

  private static MetricValue.Estimate estimate(PuEvaluation evaluation, PuMetric metric) {
    return (MetricValue.Estimate) evaluation.get(metric);
  }

  @Test
  void everyMetricByHand() {
    PuEvaluation evaluation = small(PI);
    Map<PuMetric, Double> expected = new EnumMap<>(PuMetric.class);
    expected.put(PuMetric.RECALL, 0.75);
    expected.put(PuMetric.FNR, 0.25);
    expected.put(PuMetric.POSITIVE_RATE, 0.4);
    expected.put(PuMetric.PRECISION, 0.4 * 0.75 / 0.4);
    expected.put(PuMetric.ERROR, 0.4 * 0.25 + 0.1);
    expected.put(PuMetric.ACCURACY, 0.8);
    expected.put(PuMetric.FPR, 0.1 / 0.6);
    expected.put(PuMetric.F1, 0.6 / 0.8);
    expected.put(PuMetric.BALANCED_ACCURACY, (0.75 + 1 - 0.1 / 0.6) / 2);
    expected.put(PuMetric.ROC_AUC, ((9 + 8.5 + 7 + 3) / 40 - 0.2) / 0.6);
    expected.put(PuMetric.LEE_LIU, 0.75 * 0.75 / 0.4);
    expected.put(PuMetric.ZERO_ONE_RISK, 0.2);
    expected.put(PuMetric.ZERO_ONE_NEGATIVE_PART, 0.1);

    expected.forEach(
        (metric, number) ->
            assertThat(estimate(evaluation, metric).raw())
                .as(metric.label())
                .isCloseTo(number, within(1e-12)));
  }

  @Test
  void theSigmoidRiskIsThatOfTheRisksPackage() {
    ScoreBatch batch = ScoreBatch.of(POSITIVE, UNLABELED, new double[0]);
    RiskValue risk = new UpuRisk(0.4, MarginLoss.SIGMOID).evaluate(batch);
    PuEvaluation evaluation = small(PI);

    assertThat(estimate(evaluation, PuMetric.SIGMOID_RISK).raw())
        .isCloseTo(risk.value(), within(1e-12));
    assertThat(estimate(evaluation, PuMetric.SIGMOID_NEGATIVE_PART).raw())
        .isCloseTo(part(risk, "−π·R_P⁻") + part(risk, "R_U⁻"), within(1e-12));
  }

  private static double part(RiskValue risk, String name) {
    return risk.parts().getOrDefault(name, Double.NaN);
  }

  @Test
  void theThresholdMovesTheSigmoidRiskToo() {
    double[] shifted = Arrays.stream(POSITIVE).map(s -> s - 2.2).toArray();
    double[] shiftedU = Arrays.stream(UNLABELED).map(s -> s - 2.2).toArray();
    ScoreBatch batch = ScoreBatch.of(shifted, shiftedU, new double[0]);

    PuEvaluation evaluation = PuEvaluation.of(PuScores.of(POSITIVE, UNLABELED), 2.2, PI, BOOTSTRAP);
    assertThat(estimate(evaluation, PuMetric.SIGMOID_RISK).raw())
        .isCloseTo(new UpuRisk(0.4, MarginLoss.SIGMOID).evaluate(batch).value(), within(1e-12));
    assertThat(evaluation.rates().recall()).isEqualTo(0.5);
    assertThat(evaluation.rates().positiveRate()).isEqualTo(0.2);
  }

  /** With labels that nobody showed it, the estimates converge to the truth. */
  @ParameterizedTest
  @EnumSource(
      mode = EnumSource.Mode.EXCLUDE,
      names = {"SIGMOID_RISK", "SIGMOID_NEGATIVE_PART"})
  void largeSamplesGiveTheTruth(PuMetric metric) {
    PuSamples.World world = new PuSamples.World(0.3, 2, -1.5);
    PuScores scores = PuSamples.pu(world, 50_000, 50_000, new Seed(4));
    PuEvaluation evaluation =
        PuEvaluation.of(scores, 0.5, PriorBelief.known(0.3), new Bootstrap(2, 0.5, new Seed(0)));

    assertThat(estimate(evaluation, metric).value())
        .isCloseTo(world.truth(metric, 0.5), within(metric == PuMetric.LEE_LIU ? 0.03 : 0.01));
  }

  @Test
  void anIntervalOfThePriorWidensWhatDependsOnIt() {
    PuScores scores = PuSamples.pu(new PuSamples.World(0.4, 1.5, -1), 300, 1500, new Seed(6));
    PuEvaluation known = PuEvaluation.of(scores, 0, PI, BOOTSTRAP);
    PuEvaluation within =
        PuEvaluation.of(scores, 0, PriorBelief.within(0.4, 0.35, 0.45), BOOTSTRAP);

    for (PuMetric metric : PuMetric.values()) {
      Interval narrow = estimate(known, metric).interval();
      Interval wide = estimate(within, metric).interval();
      assertThat(wide.low()).as(metric.label()).isLessThanOrEqualTo(narrow.low());
      assertThat(wide.high()).as(metric.label()).isGreaterThanOrEqualTo(narrow.high());
      boolean free =
          List.of(PuMetric.RECALL, PuMetric.FNR, PuMetric.POSITIVE_RATE, PuMetric.LEE_LIU)
              .contains(metric);
      assertThat(wide.equals(narrow)).as(metric.label()).isEqualTo(free);
      assertThat(estimate(within, metric).raw()).isEqualTo(estimate(known, metric).raw());
    }
  }

  @Test
  void impossibleValuesAreClippedAndFlagged() {
    // All of P is called positive but only 2 of 10 of U, far fewer than π = 0.8 demands.
    double[] p = {1, 1, 1, 1, 1};
    double[] u = {2, 2, -1, -1, -1, -1, -1, -1, -1, -1};
    PuEvaluation evaluation =
        PuEvaluation.of(PuScores.of(p, u), 0, PriorBelief.known(0.8), BOOTSTRAP);

    MetricValue.Estimate precision = estimate(evaluation, PuMetric.PRECISION);
    assertThat(precision.raw()).isCloseTo(4, within(1e-12));
    assertThat(precision.value()).isEqualTo(1);
    assertThat(precision.clipped()).isTrue();
    assertThat(estimate(evaluation, PuMetric.ERROR).value()).isZero();
    assertThat(estimate(evaluation, PuMetric.ZERO_ONE_RISK).value()).isCloseTo(-0.6, within(1e-12));
    assertThat(estimate(evaluation, PuMetric.ZERO_ONE_RISK).clipped()).isFalse();
    assertThat(evaluation.warnings())
        .containsExactly(
            EvaluationWarnings.FEW_POSITIVES,
            EvaluationWarnings.PRIOR_AT_ODDS,
            EvaluationWarnings.CLIPPED);
  }

  @Test
  void aNegativePartThatChanceExplainsIsAWarningOfItsOwn() {
    double[] p = {1, 1, 1, -1};
    double[] u = {2, -1, -1};
    PuEvaluation evaluation =
        PuEvaluation.of(PuScores.of(p, u), 0, PriorBelief.known(0.5), BOOTSTRAP);

    assertThat(evaluation.warnings())
        .contains(EvaluationWarnings.NEGATIVE_RISK)
        .doesNotContain(EvaluationWarnings.PRIOR_AT_ODDS);
  }

  @Test
  void degenerateClassifiersAreFlagged() {
    assertThat(PuEvaluation.of(PuScores.of(POSITIVE, UNLABELED), -9, PI, BOOTSTRAP).warnings())
        .contains(EvaluationWarnings.ALL_POSITIVE);
    PuEvaluation none = PuEvaluation.of(PuScores.of(POSITIVE, UNLABELED), 9, PI, BOOTSTRAP);
    assertThat(none.warnings()).contains(EvaluationWarnings.ALL_NEGATIVE);
    assertThat(none.get(PuMetric.PRECISION))
        .isEqualTo(new MetricValue.Undefined("needs an unlabeled row that is called positive"));
    assertThat(estimate(none, PuMetric.ERROR).value()).isEqualTo(0.4);
    assertThat(PuEvaluation.of(PuScores.of(UNLABELED, POSITIVE), 0, PI, BOOTSTRAP).warnings())
        .contains(EvaluationWarnings.WORSE_THAN_CHANCE);
  }

  @Test
  void resultsDoNotDependOnTheThreads() throws Exception {
    PuEvaluation one = inPool(1);

    assertThat(inPool(5)).isEqualTo(one);
  }

  private static PuEvaluation inPool(int threads) throws Exception {
    ForkJoinPool pool = new ForkJoinPool(threads);
    try {
      return pool.submit(() -> small(PriorBelief.within(0.4, 0.3, 0.5))).get();
    } finally {
      pool.shutdown();
    }
  }

  @Test
  void badInputIsRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> PuScores.of(new float[0], new float[1]))
        .withMessage("scores of positives: there are none, at least one is needed");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> PuScores.of(new float[1], new float[0]))
        .withMessage("scores of unlabeled rows: there are none, at least one is needed");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> PuScores.of(new float[] {0, Float.POSITIVE_INFINITY}, new float[1]))
        .withMessage("score of row 1: is Infinity, must be a finite number");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> PriorBelief.known(1.3))
        .withMessage("prior 1.3: must lie in (0, 1)");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> PriorBelief.within(0.5, 0.6, 0.7))
        .withMessage("prior 0.5: must lie in its interval 0.6 to 0.7");
  }
}
