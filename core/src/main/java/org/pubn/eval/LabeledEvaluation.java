package org.pubn.eval;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Stream;
import org.pubn.data.Warning;
import org.pubn.stats.Bootstrap;
import org.pubn.stats.Confusion;
import org.pubn.stats.Interval;

/**
 * How good a classifier is on rows whose true labels are known.
 *
 * <pre>{@code
 * LabeledScores scores = LabeledScores.ofScores(classifier.scores(rows), labels);
 * LabeledEvaluation evaluation =
 *     LabeledEvaluation.of(scores, classifier.threshold(), new Bootstrap(new Seed(0)));
 * }</pre>
 *
 * <p>The rows are taken for a sample of the population one wants to know about. Resamples are drawn
 * from all of them, whatever their label: that the share of positives is known from this sample
 * alone is a part of the uncertainty. Where a metric is undefined on a resample, as may happen
 * where a class is rare, its interval is made from the others.
 *
 * @param threshold the score above which a row is called positive
 * @param confusion rows by label and decision
 * @param metrics the value of every metric
 * @param roc the ROC curve; empty where a class is missing
 * @param precisionRecall the precision–recall curve; empty without positives
 * @param calibration the calibration curve
 * @param histogram the scores of both classes
 * @param warnings what to know before one believes the numbers
 */
public record LabeledEvaluation(
    double threshold,
    Confusion confusion,
    Map<Metric, MetricValue> metrics,
    Optional<RocCurve> roc,
    Optional<PrecisionRecallCurve> precisionRecall,
    CalibrationCurve calibration,
    ScoreHistogram histogram,
    List<Warning> warnings) {

  public LabeledEvaluation {
    metrics = Collections.unmodifiableMap(new EnumMap<>(metrics));
    warnings = List.copyOf(warnings);
  }

  /** The same with more to know, before all else. */
  public LabeledEvaluation withWarnings(List<Warning> more) {
    return new LabeledEvaluation(
        threshold,
        confusion,
        metrics,
        roc,
        precisionRecall,
        calibration,
        histogram,
        Stream.concat(more.stream(), warnings.stream()).toList());
  }

  /** The value of a metric. */
  public MetricValue get(Metric metric) {
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
   * @param bootstrap how the intervals are made
   */
  public static LabeledEvaluation of(LabeledScores scores, double threshold, Bootstrap bootstrap) {
    LabeledMeasurement measurement = new LabeledMeasurement(scores, threshold);
    Ranking ranking = measurement.ranking();
    int[] once = ranking.once();
    Confusion confusion = measurement.confusion(once);
    boolean hasPositives = confusion.positives() > 0;
    boolean hasNegatives = confusion.negatives() > 0;
    return new LabeledEvaluation(
        threshold,
        confusion,
        values(measurement, bootstrap),
        hasPositives && hasNegatives ? Optional.of(RocCurve.of(ranking)) : Optional.empty(),
        hasPositives ? Optional.of(PrecisionRecallCurve.of(ranking)) : Optional.empty(),
        measurement.calibration(once),
        scores.histogram(),
        warnings(confusion));
  }

  private static Map<Metric, MetricValue> values(
      LabeledMeasurement measurement, Bootstrap bootstrap) {
    Ranking ranking = measurement.ranking();
    List<Map<Metric, OptionalDouble>> replicates =
        bootstrap.replicates(ranking.size(), Bootstrap::drawFromAll, measurement::metrics);
    Map<Metric, MetricValue> values = new EnumMap<>(Metric.class);
    measurement
        .metrics(ranking.once())
        .forEach(
            (metric, value) -> {
              double[] resampled =
                  replicates.stream()
                      .map(r -> r.getOrDefault(metric, OptionalDouble.empty()))
                      .flatMapToDouble(OptionalDouble::stream)
                      .toArray();
              values.put(
                  metric,
                  value.isEmpty()
                      ? metric.undefined()
                      : new MetricValue.Estimate(
                          value.getAsDouble(),
                          value.getAsDouble(),
                          resampled.length == 0 ? Interval.SHARE : bootstrap.interval(resampled)));
            });
    return values;
  }

  private static List<Warning> warnings(Confusion confusion) {
    List<Warning> warnings = new ArrayList<>();
    if (confusion.negatives() == 0) {
      warnings.add(EvaluationWarnings.NO_NEGATIVES);
    }
    if (confusion.positives() == 0) {
      warnings.add(EvaluationWarnings.NO_POSITIVES);
    }
    EvaluationWarnings.ofDecisions(confusion.calledPositive(), confusion.size())
        .ifPresent(warnings::add);
    return warnings;
  }
}
