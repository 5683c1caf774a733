package org.pubn.eval;

import java.util.EnumMap;
import java.util.Map;
import java.util.OptionalDouble;
import org.pubn.stats.Confusion;

/**
 * Computes every {@link Metric} of a sample or a resample in time proportional to its rows. What
 * depends on a row alone is worked out once. Immutable.
 */
final class LabeledMeasurement {

  private final Ranking ranking;
  private final int calledPositive;
  private final double[] probabilities;
  private final byte[] bins;

  LabeledMeasurement(LabeledScores scores, double threshold) {
    ranking = scores.ranking();
    calledPositive = ranking.above(threshold);
    probabilities = new double[ranking.size()];
    bins = new byte[ranking.size()];
    for (int i = 0; i < probabilities.length; i++) {
      probabilities[i] = scores.probability(ranking.score(i));
      bins[i] = (byte) CalibrationCurve.bin(probabilities[i]);
    }
  }

  Ranking ranking() {
    return ranking;
  }

  /** All metrics where place i of the ranking counts {@code counts[i]} times. */
  Map<Metric, OptionalDouble> metrics(int[] counts) {
    Confusion confusion = confusion(counts);
    Map<Metric, OptionalDouble> metrics = new EnumMap<>(Metric.class);
    metrics.put(Metric.ACCURACY, confusion.accuracy());
    metrics.put(Metric.ERROR, confusion.error());
    metrics.put(Metric.FPR, confusion.fpr());
    metrics.put(Metric.FNR, confusion.fnr());
    metrics.put(Metric.PRECISION, confusion.precision());
    metrics.put(Metric.RECALL, confusion.recall());
    metrics.put(Metric.F1, confusion.f1());
    metrics.put(Metric.BALANCED_ACCURACY, confusion.balancedAccuracy());
    metrics.put(Metric.ROC_AUC, ranking.auc(counts));
    metrics.put(Metric.PR_AUC, averagePrecision(counts, confusion.positives()));
    metrics.put(Metric.BRIER, OptionalDouble.of(brier(counts) / confusion.size()));
    metrics.put(Metric.ECE, OptionalDouble.of(calibration(counts).expectedError()));
    return metrics;
  }

  Confusion confusion(int[] counts) {
    long[] called = new long[2];
    long[] notCalled = new long[2];
    for (int i = 0; i < counts.length; i++) {
      (i < calledPositive ? called : notCalled)[ranking.isFirst(i) ? 1 : 0] += counts[i];
    }
    return new Confusion(called[1], called[0], notCalled[1], notCalled[0]);
  }

  private OptionalDouble averagePrecision(int[] counts, long positives) {
    if (positives == 0) {
      return OptionalDouble.empty();
    }
    double sum = 0;
    long rows = 0;
    long found = 0;
    long tied = 0;
    for (int i = 0; i < counts.length; i++) {
      rows += counts[i];
      tied += ranking.isFirst(i) ? counts[i] : 0;
      if (ranking.endsTie(i) && tied > 0) {
        found += tied;
        sum += (double) tied * found / rows;
        tied = 0;
      }
    }
    return OptionalDouble.of(sum / positives);
  }

  private double brier(int[] counts) {
    double sum = 0;
    for (int i = 0; i < counts.length; i++) {
      double miss = ranking.isFirst(i) ? 1 - probabilities[i] : probabilities[i];
      sum += counts[i] * miss * miss;
    }
    return sum;
  }

  CalibrationCurve calibration(int[] counts) {
    CalibrationCurve.Builder builder = new CalibrationCurve.Builder();
    for (int i = 0; i < counts.length; i++) {
      builder.add(bins[i], probabilities[i], ranking.isFirst(i), counts[i]);
    }
    return builder.build();
  }
}
