package org.pubn.app.evaluation;

import org.pubn.eval.Metric;
import org.pubn.eval.PuMetric;

/** What each metric says, in a few words for people who did not study it. */
final class MetricWords {

  private MetricWords() {}

  static String of(Metric metric) {
    return switch (metric) {
      case ACCURACY -> "decisions that are right";
      case ERROR -> "decisions that are wrong";
      case FPR -> "negatives that are called positive";
      case FNR -> "positives that are called negative";
      case PRECISION -> "rows called positive that are positive";
      case RECALL -> "positives that are found";
      case F1 -> "harmonic mean of precision and recall";
      case BALANCED_ACCURACY -> "accuracy if both classes were as frequent";
      case ROC_AUC -> "how often a positive outscores a negative";
      case PR_AUC -> "average precision over all thresholds";
      case BRIER -> "squared error of probabilities, 0 is best";
      case ECE -> "probabilities against frequencies, 0 is best";
    };
  }

  static String of(PuMetric metric) {
    return switch (metric) {
      case ACCURACY, ERROR, FPR, FNR, PRECISION, RECALL, F1, BALANCED_ACCURACY, ROC_AUC ->
          of(Metric.valueOf(metric.name()));
      case POSITIVE_RATE -> "unlabeled rows that are called positive";
      case LEE_LIU -> "to compare classifiers, greater is better";
      case ZERO_ONE_RISK -> "the error before it is moved into 0 – 1";
      case SIGMOID_RISK -> "the loss by which the paper chooses";
      case ZERO_ONE_NEGATIVE_PART, SIGMOID_NEGATIVE_PART -> "below 0: a sign that something is off";
    };
  }
}
