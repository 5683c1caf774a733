package org.pubn.eval;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ForkJoinPool;
import org.junit.jupiter.api.Test;
import org.pubn.random.RandomStream;
import org.pubn.random.Seed;
import org.pubn.stats.Bootstrap;
import org.pubn.stats.Confusion;
import org.pubn.stats.Interval;

class LabeledEvaluationTest {

  private static final Bootstrap BOOTSTRAP = new Bootstrap(200, 0.9, new Seed(1));

  /** Positives 0.9 0.6 0.4, negatives 0.8 0.4 0.1 0.1. */
  private static final LabeledScores SEVEN =
      LabeledScores.ofProbabilities(
          new double[] {0.9, 0.8, 0.6, 0.4, 0.4, 0.1, 0.1},
          true,
          false,
          true,
          true,
          false,
          false,
          false);

  private static double value(LabeledEvaluation evaluation, Metric metric) {
    return ((MetricValue.Estimate) evaluation.get(metric)).value();
  }

  @Test
  void everyMetricByHand() {
    LabeledEvaluation evaluation = LabeledEvaluation.of(SEVEN, 0.5, BOOTSTRAP);

    assertThat(evaluation.confusion()).isEqualTo(new Confusion(2, 1, 1, 3));
    Map<Metric, Double> expected =
        Map.ofEntries(
            Map.entry(Metric.ACCURACY, 5 / 7.0),
            Map.entry(Metric.ERROR, 2 / 7.0),
            Map.entry(Metric.FPR, 1 / 4.0),
            Map.entry(Metric.FNR, 1 / 3.0),
            Map.entry(Metric.PRECISION, 2 / 3.0),
            Map.entry(Metric.RECALL, 2 / 3.0),
            Map.entry(Metric.F1, 2 / 3.0),
            Map.entry(Metric.BALANCED_ACCURACY, (2 / 3.0 + 3 / 4.0) / 2),
            // 0.9 beats 4 negatives, 0.6 beats 3, 0.4 beats 2 and ties with 1.
            Map.entry(Metric.ROC_AUC, (4 + 3 + 2.5) / 12),
            // Precision at the scores 0.9, 0.6, 0.4, each of which finds one more positive.
            Map.entry(Metric.PR_AUC, (1 + 2 / 3.0 + 3 / 5.0) / 3),
            Map.entry(Metric.BRIER, (0.1 * 0.1 + 0.64 + 0.4 * 0.4 + 0.36 + 0.16 + 0.01 + 0.01) / 7),
            // Bins of two for 0.1 and for 0.4, of one for 0.6, 0.8 and 0.9.
            Map.entry(Metric.ECE, (2 * 0.1 + 2 * 0.1 + 0.4 + 0.8 + 0.1) / 7));
    assertThat(expected).hasSameSizeAs(Metric.values());
    expected.forEach(
        (metric, number) ->
            assertThat(value(evaluation, metric))
                .as(metric.label())
                .isCloseTo(number, within(1e-12)));
    assertThat(evaluation.warnings()).isEmpty();
  }

  @Test
  void curvesByHand() {
    LabeledEvaluation evaluation = LabeledEvaluation.of(SEVEN, 0.5, BOOTSTRAP);

    assertThat(evaluation.roc().orElseThrow().points())
        .containsExactly(
            new RocCurve.Point(0, 0),
            new RocCurve.Point(0, 1 / 3.0),
            new RocCurve.Point(0.25, 1 / 3.0),
            new RocCurve.Point(0.25, 2 / 3.0),
            new RocCurve.Point(0.5, 1),
            new RocCurve.Point(1, 1));
    assertThat(evaluation.precisionRecall().orElseThrow().points())
        .containsExactly(
            new PrecisionRecallCurve.Point(1 / 3.0, 1),
            new PrecisionRecallCurve.Point(2 / 3.0, 2 / 3.0),
            new PrecisionRecallCurve.Point(1, 3 / 5.0));
    assertThat(evaluation.calibration().bins())
        .containsExactly(
            new CalibrationCurve.Bin(2, 0.1, 0),
            new CalibrationCurve.Bin(2, 0.4, 0.5),
            new CalibrationCurve.Bin(1, 0.6, 1),
            new CalibrationCurve.Bin(1, 0.8, 0),
            new CalibrationCurve.Bin(1, 0.9, 1));
  }

  @Test
  void areasOfTheCurvesAreTheMetrics() {
    LabeledEvaluation evaluation = LabeledEvaluation.of(random(500, 0.3), 0, BOOTSTRAP);

    assertThat(evaluation.roc().orElseThrow().area())
        .isCloseTo(value(evaluation, Metric.ROC_AUC), within(1e-12));
    assertThat(evaluation.precisionRecall().orElseThrow().area())
        .isCloseTo(value(evaluation, Metric.PR_AUC), within(1e-12));
    assertThat(evaluation.calibration().expectedError())
        .isCloseTo(value(evaluation, Metric.ECE), within(1e-12));
  }

  @Test
  void aScoreEqualToTheThresholdIsNegative() {
    LabeledScores scores = LabeledScores.ofScores(new float[] {0, 0, 1}, true, false, true);

    assertThat(LabeledEvaluation.of(scores, 0, BOOTSTRAP).confusion())
        .isEqualTo(new Confusion(1, 0, 1, 1));
  }

  @Test
  void withoutNegativesWhatNeedsThemIsUndefined() {
    LabeledScores scores = LabeledScores.ofScores(new double[] {1, -1, 2}, true, true, true);
    LabeledEvaluation evaluation = LabeledEvaluation.of(scores, 0, BOOTSTRAP);

    for (Metric metric : List.of(Metric.ROC_AUC, Metric.BALANCED_ACCURACY)) {
      assertThat(evaluation.get(metric))
          .isEqualTo(new MetricValue.Undefined("needs a positive and a negative"));
    }
    assertThat(evaluation.get(Metric.FPR)).isEqualTo(new MetricValue.Undefined("needs a negative"));
    assertThat(value(evaluation, Metric.RECALL)).isEqualTo(2 / 3.0);
    assertThat(evaluation.roc()).isEqualTo(Optional.empty());
    assertThat(evaluation.warnings()).containsExactly(EvaluationWarnings.NO_NEGATIVES);
  }

  @Test
  void withoutPositivesWhatNeedsThemIsUndefined() {
    LabeledScores scores = LabeledScores.ofScores(new double[] {-1, -2}, false, false);
    LabeledEvaluation evaluation = LabeledEvaluation.of(scores, 0, BOOTSTRAP);

    assertThat(
            List.of(
                Metric.FNR,
                Metric.RECALL,
                Metric.PRECISION,
                Metric.F1,
                Metric.ROC_AUC,
                Metric.PR_AUC,
                Metric.BALANCED_ACCURACY))
        .allSatisfy(
            metric -> assertThat(evaluation.get(metric)).isInstanceOf(MetricValue.Undefined.class));
    assertThat(value(evaluation, Metric.ACCURACY)).isEqualTo(1);
    assertThat(evaluation.precisionRecall()).isEmpty();
    assertThat(evaluation.warnings())
        .containsExactly(EvaluationWarnings.NO_POSITIVES, EvaluationWarnings.ALL_NEGATIVE);
  }

  @Test
  void aClassifierThatDecidesNothingIsFlagged() {
    assertThat(LabeledEvaluation.of(SEVEN, 0, BOOTSTRAP).warnings())
        .containsExactly(EvaluationWarnings.ALL_POSITIVE);
    assertThat(LabeledEvaluation.of(SEVEN, 1, BOOTSTRAP).warnings())
        .containsExactly(EvaluationWarnings.ALL_NEGATIVE);
  }

  @Test
  void anIntervalIsMadeFromTheResamplesThatDefineIt() {
    LabeledScores scores = LabeledScores.ofScores(new double[] {2, 1, -1}, true, false, false);
    LabeledEvaluation evaluation = LabeledEvaluation.of(scores, 1.5, BOOTSTRAP);

    // The only positive is missing from some resamples, and found in all others.
    assertThat(((MetricValue.Estimate) evaluation.get(Metric.RECALL)).interval())
        .isEqualTo(new Interval(1, 1));
  }

  @Test
  void resultsDoNotDependOnTheThreads() throws Exception {
    LabeledScores scores = random(300, 0.4);
    LabeledEvaluation one = inPool(1, scores);

    assertThat(inPool(7, scores)).isEqualTo(one);
    assertThat(LabeledEvaluation.of(scores, 0, new Bootstrap(200, 0.9, new Seed(2))))
        .isNotEqualTo(one);
  }

  private static LabeledEvaluation inPool(int threads, LabeledScores scores) throws Exception {
    ForkJoinPool pool = new ForkJoinPool(threads);
    try {
      return pool.submit(() -> LabeledEvaluation.of(scores, 0, BOOTSTRAP)).get();
    } finally {
      pool.shutdown();
    }
  }

  /**
   * Accuracy on a sample of n is binomial: its 90 % interval should cover about 90 times in 100.
   */
  @Test
  void intervalsCoverTheTruth() {
    int covered = 0;
    double truth = 1 / (1 + Math.exp(-1));
    for (int run = 0; run < 300; run++) {
      LabeledEvaluation evaluation =
          LabeledEvaluation.of(
              LogisticScores.labeled(300, 0.5, 1, -1, new Seed(run)),
              0,
              new Bootstrap(300, 0.9, new Seed(run)));
      MetricValue.Estimate accuracy = (MetricValue.Estimate) evaluation.get(Metric.ACCURACY);
      covered += accuracy.interval().contains(truth) ? 1 : 0;
    }
    assertThat(covered).isBetween(255, 285);
  }

  private static LabeledScores random(int size, double prior) {
    return LogisticScores.labeled(size, prior, 1, -1, new Seed(3));
  }

  @Test
  void badScoresAreRefused() {
    boolean[] labels = {true, false};

    assertThatIllegalArgumentException()
        .isThrownBy(() -> LabeledScores.ofScores(new double[] {1, Double.NaN}, labels))
        .withMessage("score of row 1: is NaN, must be a finite number");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> LabeledScores.ofScores(new double[] {1}, labels))
        .withMessage("1 scores for 2 labels");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> LabeledScores.ofScores(new double[0]))
        .withMessage("scores: there are none, at least one is needed");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> LabeledScores.ofProbabilities(new double[] {0.5, 1.5}, labels))
        .withMessage("probability of row 1: is 1.5, must lie in [0, 1]");
  }

  @Test
  void badBootstrapsAreRefused() {
    Seed seed = new Seed(0);

    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Bootstrap(1, 0.95, seed))
        .withMessage("resamples 1: must be at least 2");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Bootstrap(1000, 95, seed))
        .withMessage("confidence level 95.0: must lie in (0, 1)");
  }

  @Test
  void aResampleIsAsLargeAsTheSample() {
    RandomStream random = new Seed(5).random();
    int[] counts = new int[10];
    Bootstrap.fromEach(new int[] {0, 3}, new int[] {1, 2, 4}).accept(random, counts);

    assertThat(counts[0] + counts[3]).isEqualTo(2);
    assertThat(counts[1] + counts[2] + counts[4]).isEqualTo(3);
    assertThat(counts).endsWith(0, 0, 0, 0, 0);
  }

  @Test
  void aHistogramCountsEveryScore() {
    ScoreHistogram histogram = random(1000, 0.3).histogram();

    assertThat(histogram.samples())
        .extracting(ScoreHistogram.Sample::name)
        .containsExactly("positive", "negative");
    assertThat(
            histogram.samples().stream()
                .flatMap(sample -> sample.counts().stream())
                .mapToLong(Long::longValue)
                .sum())
        .isEqualTo(1000);
  }

  @Test
  void aHistogramOfOneValueHasBins() {
    LabeledScores same = LabeledScores.ofScores(new double[] {1e9, 1e9}, true, false);

    assertThat(same.histogram().edges()).isSorted().doesNotHaveDuplicates();
  }
}
