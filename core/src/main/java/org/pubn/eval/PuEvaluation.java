package org.pubn.eval;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.stream.Stream;
import org.pubn.data.Warning;
import org.pubn.stats.Bootstrap;
import org.pubn.stats.Interval;

/**
 * How good a classifier is, judged from positives and unlabeled rows alone.
 *
 * <pre>{@code
 * PuScores scores = PuScores.of(classifier.scores(positives), classifier.scores(unlabeled));
 * PuEvaluation evaluation =
 *     PuEvaluation.of(
 *         scores, classifier.threshold(), PriorBelief.within(0.3, 0.4), new Bootstrap(seed));
 * }</pre>
 *
 * <p>P must be a random sample of the positives, as Elkan and Noto (<i>Learning Classifiers from
 * Only Positive and Unlabeled Data</i>, KDD 2008) assume, and neither sample may have been trained
 * on.
 *
 * <p>Intervals: P and U are resampled, each from itself, and on every resample a metric is computed
 * at both ends of what is believed of π ({@link PriorBelief}). The interval goes from the lower
 * quantile of the smaller values to the upper quantile of the greater ones; as every metric is
 * monotone in π, no π in between gives more. Both the estimate and its interval are moved into what
 * the metric can be.
 *
 * @param positives how many positives there were
 * @param unlabeled how many unlabeled rows there were
 * @param threshold the score above which a row is called positive
 * @param prior what was believed of π
 * @param rates what P and U tell without π
 * @param metrics the value of every metric
 * @param histogram the scores of both samples
 * @param warnings what to know before one believes the numbers
 */
public record PuEvaluation(
    int positives,
    int unlabeled,
    double threshold,
    PriorBelief prior,
    PuRates rates,
    Map<PuMetric, MetricValue> metrics,
    ScoreHistogram histogram,
    List<Warning> warnings) {

  public PuEvaluation {
    metrics = Collections.unmodifiableMap(new EnumMap<>(metrics));
    warnings = List.copyOf(warnings);
  }

  /** Whether there is a warning of a kind. */
  public boolean warnsOf(Warning.Kind kind) {
    return warnings.stream().anyMatch(warning -> warning.kind() == kind);
  }

  /** The same with more to know, before all else. */
  public PuEvaluation withWarnings(List<Warning> more) {
    return new PuEvaluation(
        positives,
        unlabeled,
        threshold,
        prior,
        rates,
        metrics,
        histogram,
        Stream.concat(more.stream(), warnings.stream()).toList());
  }

  /** The value of a metric. */
  public MetricValue get(PuMetric metric) {
    MetricValue value = metrics.get(metric);
    if (value == null) {
      throw new IllegalArgumentException("metric " + metric.label() + ": was not evaluated");
    }
    return value;
  }

  /**
   * Evaluates scores.
   *
   * @param threshold the score above which a row is called positive
   * @param prior what is believed of π
   * @param bootstrap how the intervals are made
   */
  public static PuEvaluation of(
      PuScores scores, double threshold, PriorBelief prior, Bootstrap bootstrap) {
    PuMeasurement measurement = new PuMeasurement(scores, threshold);
    Ranking ranking = measurement.ranking();
    PuRates rates = measurement.rates(ranking.once());
    List<PuRates> replicates =
        bootstrap.replicates(
            ranking.size(),
            Bootstrap.fromEach(ranking.places(true), ranking.places(false)),
            measurement::rates);
    Map<PuMetric, MetricValue> metrics = new EnumMap<>(PuMetric.class);
    for (PuMetric metric : PuMetric.values()) {
      OptionalDouble raw = metric.of(rates, prior.pi());
      metrics.put(
          metric,
          raw.isEmpty()
              ? metric.undefined()
              : new MetricValue.Estimate(
                  raw.getAsDouble(),
                  metric.range().nearest(raw.getAsDouble()),
                  interval(metric, replicates, prior.ends(), bootstrap)));
    }
    return new PuEvaluation(
        scores.positives(),
        scores.unlabeled(),
        threshold,
        prior,
        rates,
        metrics,
        scores.histogram(),
        warnings(scores, measurement, rates, metrics));
  }

  private static Interval interval(
      PuMetric metric, List<PuRates> replicates, Interval pi, Bootstrap bootstrap) {
    List<Interval> ends = new ArrayList<>();
    for (PuRates replicate : replicates) {
      OptionalDouble atLow = metric.of(replicate, pi.low());
      OptionalDouble atHigh = metric.of(replicate, pi.high());
      if (atLow.isPresent() && atHigh.isPresent()) {
        ends.add(Interval.between(atLow.getAsDouble(), atHigh.getAsDouble()));
      }
    }
    return ends.isEmpty() ? metric.range() : bootstrap.envelope(ends).clippedTo(metric.range());
  }

  private static List<Warning> warnings(
      PuScores scores,
      PuMeasurement measurement,
      PuRates rates,
      Map<PuMetric, MetricValue> metrics) {
    List<Warning> warnings = new ArrayList<>();
    EvaluationWarnings.ofDecisions(measurement.calledPositive(), measurement.ranking().size())
        .ifPresent(warnings::add);
    if (EvaluationWarnings.isFew(scores.positives())) {
      warnings.add(EvaluationWarnings.FEW_POSITIVES);
    }
    if (rates.auc() < 0.5) {
      warnings.add(EvaluationWarnings.WORSE_THAN_CHANCE);
    }
    List<MetricValue.Estimate> negativeParts =
        estimates(
            metrics, List.of(PuMetric.ZERO_ONE_NEGATIVE_PART, PuMetric.SIGMOID_NEGATIVE_PART));
    if (negativeParts.stream().anyMatch(part -> part.interval().high() < 0)) {
      warnings.add(EvaluationWarnings.PRIOR_AT_ODDS);
    } else if (negativeParts.stream().anyMatch(part -> part.raw() < 0)) {
      warnings.add(EvaluationWarnings.NEGATIVE_RISK);
    }
    if (estimates(metrics, metrics.keySet()).stream().anyMatch(MetricValue.Estimate::clipped)) {
      warnings.add(EvaluationWarnings.CLIPPED);
    }
    return warnings;
  }

  private static List<MetricValue.Estimate> estimates(
      Map<PuMetric, MetricValue> metrics, Iterable<PuMetric> wanted) {
    List<MetricValue.Estimate> estimates = new ArrayList<>();
    for (PuMetric metric : wanted) {
      if (metrics.get(metric) instanceof MetricValue.Estimate estimate) {
        estimates.add(estimate);
      }
    }
    return estimates;
  }
}
