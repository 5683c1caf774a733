package org.pubn.eval;

import java.util.Locale;
import java.util.OptionalDouble;
import org.pubn.sample.Priors;

/**
 * A way to choose among classifiers by their scores on validation samples P and U, without labels.
 * A row is called positive where its score exceeds 0.
 *
 * <pre>{@code
 * double loss = SelectionCriterion.SIGMOID_RISK.loss(PuScores.of(positive, unlabeled), priors);
 * }</pre>
 */
public enum SelectionCriterion {
  /** {@link PuMetric#SIGMOID_RISK}, by which the paper chooses epochs and hyper-parameters. */
  SIGMOID_RISK(PuMetric.SIGMOID_RISK, 1),
  /** {@link PuMetric#ZERO_ONE_RISK}, the estimated error of the decisions. */
  ZERO_ONE_RISK(PuMetric.ZERO_ONE_RISK, 1),
  /**
   * −{@link PuMetric#ROC_AUC}, unclipped. As the correction rises with the uncorrected value, any π
   * chooses the same classifier.
   */
  CORRECTED_AUC(PuMetric.ROC_AUC, -1),
  /**
   * −{@link PuMetric#LEE_LIU}, which does not depend on π. A classifier that calls no unlabeled row
   * positive finds nothing and gets 0, the worst there is.
   */
  LEE_LIU(PuMetric.LEE_LIU, -1);

  private final PuMetric metric;
  private final int sign;

  SelectionCriterion(PuMetric metric, int sign) {
    this.metric = metric;
    this.sign = sign;
  }

  /** Its name on command lines and in files. */
  public String id() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** The loss of a classifier with these validation scores: smaller is better. */
  public double loss(PuScores scores, Priors priors) {
    PuMeasurement measurement = new PuMeasurement(scores, 0);
    PuRates rates = measurement.rates(measurement.ranking().once());
    OptionalDouble value = metric.of(rates, priors.pi());
    return value.isPresent() ? sign * value.getAsDouble() : 0;
  }

  /** Like {@link #loss(PuScores, Priors)}, from the scores of P and of U. */
  public double loss(float[] positive, float[] unlabeled, Priors priors) {
    return loss(PuScores.of(positive, unlabeled), priors);
  }
}
