package org.pubn.advice;

import org.pubn.data.Warning;
import org.pubn.eval.MetricValue;
import org.pubn.eval.PuMetric;

/**
 * Whether PU learning is needed: what taking U for negative loses against it.
 *
 * @param comparison of the naive method with PUbN\N, neither of which looks at bN
 */
public record Need(Comparison comparison) {

  /**
   * The answer: {@code NEEDED}, {@code NOT_NEEDED}, {@code NAIVE_BETTER}, {@code NOTHING_LEARNED},
   * {@code PRIOR_AT_ODDS} or {@code UNCLEAR}.
   */
  public Verdict verdict() {
    if (!tellsApart(comparison.first()) && !tellsApart(comparison.second())) {
      return Verdict.NOTHING_LEARNED;
    }
    if (comparison.second().evaluation().warnsOf(Warning.Kind.PRIOR_AT_ODDS)) {
      return Verdict.PRIOR_AT_ODDS;
    }
    return switch (comparison.outcome()) {
      case FIRST_WORSE -> Verdict.NEEDED;
      case SECOND_WORSE -> Verdict.NAIVE_BETTER;
      case ALIKE -> Verdict.NOT_NEEDED;
      case UNCLEAR -> Verdict.UNCLEAR;
    };
  }

  /** Whether the scores order rows better than chance, beyond doubt. */
  private static boolean tellsApart(Comparison.Judged judged) {
    return judged.evaluation().get(PuMetric.ROC_AUC) instanceof MetricValue.Estimate auc
        && auc.interval().low() > 0.5;
  }
}
