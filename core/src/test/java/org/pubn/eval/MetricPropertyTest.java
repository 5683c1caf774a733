package org.pubn.eval;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import java.util.OptionalDouble;
import java.util.function.DoubleUnaryOperator;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.DoubleRange;
import org.pubn.random.Seed;
import org.pubn.stats.Bootstrap;

class MetricPropertyTest {

  private static final Bootstrap BOOTSTRAP = new Bootstrap(20, 0.9, new Seed(0));

  /**
   * Small samples with many ties.
   *
   * @param positive scores of positives
   * @param negative scores of negatives
   */
  record Samples(List<Integer> positive, List<Integer> negative) {

    double[] positives() {
      return positive.stream().mapToDouble(i -> i / 4.0).toArray();
    }

    double[] negatives() {
      return negative.stream().mapToDouble(i -> i / 4.0).toArray();
    }

    LabeledScores scores(DoubleUnaryOperator map, boolean swapped) {
      double[] all =
          DoubleStream.concat(Arrays.stream(positives()), Arrays.stream(negatives()))
              .map(map)
              .toArray();
      boolean[] labels = new boolean[all.length];
      IntStream.range(0, all.length).forEach(i -> labels[i] = (i < positive.size()) != swapped);
      return LabeledScores.ofScores(all, labels);
    }

    LabeledScores scores() {
      return scores(s -> s, false);
    }
  }

  @Provide
  Arbitrary<Samples> samples() {
    Arbitrary<List<Integer>> scores =
        Arbitraries.integers().between(-20, 20).list().ofMinSize(1).ofMaxSize(30);
    return Combinators.combine(scores, scores).as(Samples::new);
  }

  private static double value(LabeledScores scores, double threshold, Metric metric) {
    LabeledEvaluation evaluation = LabeledEvaluation.of(scores, threshold, BOOTSTRAP);
    return ((MetricValue.Estimate) evaluation.get(metric)).value();
  }

  @Property(tries = 200)
  void aucCountsPairs(@ForAll("samples") Samples samples) {
    double won = 0;
    for (double p : samples.positives()) {
      for (double n : samples.negatives()) {
        won += p > n ? 1 : p == n ? 0.5 : 0;
      }
    }
    assertThat(value(samples.scores(), 0, Metric.ROC_AUC))
        .isCloseTo(won / (samples.positive.size() * samples.negative.size()), within(1e-12));
  }

  @Property(tries = 100)
  void rankingMetricsDependOnTheOrderAlone(@ForAll("samples") Samples samples) {
    LabeledScores mapped = samples.scores(s -> Math.expm1(s / 2) * 3 - 7, false);

    for (Metric metric : List.of(Metric.ROC_AUC, Metric.PR_AUC)) {
      assertThat(value(mapped, 0, metric)).isEqualTo(value(samples.scores(), 0, metric));
    }
  }

  @Property(tries = 100)
  void reversingOrSwappingComplementsAuc(@ForAll("samples") Samples samples) {
    double auc = value(samples.scores(), 0, Metric.ROC_AUC);

    assertThat(value(samples.scores(s -> -s, false), 0, Metric.ROC_AUC))
        .isCloseTo(1 - auc, within(1e-12));
    assertThat(value(samples.scores(s -> s, true), 0, Metric.ROC_AUC))
        .isCloseTo(1 - auc, within(1e-12));
    assertThat(value(samples.scores(s -> -s, true), 0, Metric.ROC_AUC))
        .isCloseTo(auc, within(1e-12));
  }

  @Property(tries = 100)
  void accuracyAndErrorAddUp(
      @ForAll("samples") Samples samples, @ForAll @DoubleRange(min = -6, max = 6) double t) {
    LabeledScores scores = samples.scores();

    assertThat(value(scores, t, Metric.ACCURACY) + value(scores, t, Metric.ERROR))
        .isCloseTo(1, within(1e-12));
    assertThat(value(scores, t, Metric.RECALL) + value(scores, t, Metric.FNR))
        .isCloseTo(1, within(1e-12));
  }

  @Property(tries = 100)
  void everyValueAndIntervalLiesBetweenZeroAndOne(@ForAll("samples") Samples samples) {
    LabeledEvaluation evaluation = LabeledEvaluation.of(samples.scores(), 0, BOOTSTRAP);

    for (Metric metric : Metric.values()) {
      if (evaluation.get(metric) instanceof MetricValue.Estimate estimate) {
        assertThat(estimate.value()).isBetween(0.0, 1.0);
        assertThat(estimate.interval().low()).isBetween(0.0, 1.0);
        assertThat(estimate.interval().high()).isBetween(0.0, 1.0);
      }
    }
  }

  /** On a finite population U that is exactly π P + (1 − π) N, label-free equals labeled. */
  @Property(tries = 200)
  void withoutLabelsTheSameNumbers(
      @ForAll("samples") Samples samples, @ForAll @DoubleRange(min = -6, max = 6) double t) {
    double[] p = samples.positives();
    double[] u =
        DoubleStream.concat(Arrays.stream(p), Arrays.stream(samples.negatives())).toArray();
    double pi = (double) p.length / u.length;
    PuMeasurement measurement = new PuMeasurement(PuScores.of(p, u), t);
    PuRates rates = measurement.rates(measurement.ranking().once());
    LabeledEvaluation labeled = LabeledEvaluation.of(samples.scores(), t, BOOTSTRAP);

    for (Metric metric : Metric.values()) {
      if (metric == Metric.PR_AUC || metric == Metric.BRIER || metric == Metric.ECE) {
        continue;
      }
      OptionalDouble free = PuMetric.valueOf(metric.name()).of(rates, pi);
      if (labeled.get(metric) instanceof MetricValue.Estimate estimate) {
        assertThat(free).as(metric.label()).hasValueCloseTo(estimate.value(), within(1e-9));
      } else {
        assertThat(free).as(metric.label()).isEmpty();
      }
    }
  }

  /** What the envelope over an interval of π rests on. */
  @Property
  void everyFormulaIsMonotoneInPi(
      @ForAll @DoubleRange(min = 0, max = 1) double recall,
      @ForAll @DoubleRange(min = 0.01, max = 1) double positiveRate,
      @ForAll @DoubleRange(min = 0, max = 1) double auc,
      @ForAll @DoubleRange(min = 0.01, max = 0.99) double a,
      @ForAll @DoubleRange(min = 0.01, max = 0.99) double b,
      @ForAll @DoubleRange(min = 0, max = 1) double between) {
    PuRates rates = new PuRates(recall, positiveRate, auc, 1 - recall, positiveRate);
    double pi = a + (b - a) * between;
    for (PuMetric metric : PuMetric.values()) {
      double atA = metric.of(rates, a).orElseThrow();
      double atB = metric.of(rates, b).orElseThrow();
      assertThat(metric.of(rates, pi).orElseThrow())
          .as(metric.label())
          .isBetween(Math.min(atA, atB) - 1e-9, Math.max(atA, atB) + 1e-9);
    }
  }
}
