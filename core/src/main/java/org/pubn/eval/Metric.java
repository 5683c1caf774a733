package org.pubn.eval;

import java.util.Locale;

/**
 * What is measured where true labels are known. TP, FP, FN and TN count the rows by decision and
 * label, n is their number and pᵢ the predicted probability that row i is positive.
 */
public enum Metric {
  /** (TP + TN) / n. */
  ACCURACY("accuracy", "a row"),
  /** (FP + FN) / n, the misclassification rate. */
  ERROR("error", "a row"),
  /** FP / (FP + TN), the share of the negatives that is called positive. */
  FPR("false positive rate", "a negative"),
  /** FN / (FN + TP), the share of the positives that is called negative. */
  FNR("false negative rate", "a positive"),
  /** TP / (TP + FP), the share of positives among the rows called positive. */
  PRECISION("precision", "a row that is called positive"),
  /** TP / (TP + FN), the share of the positives that is called positive. */
  RECALL("recall", "a positive"),
  /** 2 TP / (2 TP + FP + FN), the harmonic mean of precision and recall. */
  F1("F1", "a row that is positive or called so"),
  /** (TP / (TP + FN) + TN / (TN + FP)) / 2, the accuracy if both classes were equally frequent. */
  BALANCED_ACCURACY("balanced accuracy", "a positive and a negative"),
  /**
   * The probability that a random positive has a higher score than a random negative, ties counted
   * half: the Mann–Whitney statistic over its greatest value, the area under {@link RocCurve}.
   */
  ROC_AUC("ROC AUC", "a positive and a negative"),
  /**
   * Average precision, Σₖ (Rₖ − Rₖ₋₁) Pₖ over the distinct scores from the highest down, with
   * recall Rₖ and precision Pₖ of calling positive whatever scores at least as high. A step
   * function under {@link PrecisionRecallCurve}: straight lines between its points would flatter.
   */
  PR_AUC("PR AUC", "a positive"),
  /** Σᵢ (pᵢ − yᵢ)² / n with yᵢ = 1 for positives and 0 for negatives. */
  BRIER("Brier score", "a row"),
  /**
   * The expected calibration error Σ_b n_b/n · |p̄_b − ȳ_b| over the {@value CalibrationCurve#BINS}
   * equally wide bins of {@link CalibrationCurve}: how far the predicted probability of the
   * positive class is from its frequency.
   */
  ECE("expected calibration error", "a row");

  private final String label;
  private final String needed;

  Metric(String label, String needed) {
    this.label = label;
    this.needed = needed;
  }

  /** Its name in tables. */
  public String label() {
    return label;
  }

  /** Its name in files. */
  public String id() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** Why it has no value. */
  MetricValue.Undefined undefined() {
    return new MetricValue.Undefined("needs " + needed);
  }
}
