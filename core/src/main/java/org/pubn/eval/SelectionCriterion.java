package org.pubn.eval;

import java.util.Arrays;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import org.pubn.data.InputException;
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
  SIGMOID_RISK("sigmoid", "unbiased PU risk of g", PuMetric.SIGMOID_RISK, 1),
  /** {@link PuMetric#ZERO_ONE_RISK}, the estimated error of the decisions. */
  ZERO_ONE_RISK(
      "zero-one", "unbiased PU risk of g with the zero-one loss", PuMetric.ZERO_ONE_RISK, 1),
  /**
   * −{@link PuMetric#ROC_AUC}, unclipped. As the correction rises with the uncorrected value, any π
   * chooses the same classifier.
   */
  CORRECTED_AUC("auc", "−AUC of g (corrected for π)", PuMetric.ROC_AUC, -1),
  /**
   * −{@link PuMetric#LEE_LIU}, which does not depend on π. A classifier that calls no unlabeled row
   * positive finds nothing and gets 0, the worst there is.
   */
  LEE_LIU("lee-liu", "−r²/q of g (Lee and Liu)", PuMetric.LEE_LIU, -1);

  private final String id;
  private final String label;
  private final PuMetric metric;
  private final int sign;

  SelectionCriterion(String id, String label, PuMetric metric, int sign) {
    this.id = id;
    this.label = label;
    this.metric = metric;
    this.sign = sign;
  }

  /** Its name on command lines and in files. */
  public String id() {
    return id;
  }

  /** What the loss is, in a few words and symbols. */
  public String label() {
    return label;
  }

  /**
   * The criterion with an id.
   *
   * @throws InputException if there is no such criterion
   */
  public static SelectionCriterion byId(String id) {
    return Arrays.stream(values())
        .filter(criterion -> criterion.id.equals(id))
        .findFirst()
        .orElseThrow(
            () ->
                new InputException(
                    "selection by "
                        + id
                        + ": must be one of "
                        + Arrays.stream(values())
                            .map(SelectionCriterion::id)
                            .collect(Collectors.joining(", "))));
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
