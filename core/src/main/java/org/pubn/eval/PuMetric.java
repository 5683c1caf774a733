package org.pubn.eval;

import java.util.Locale;
import java.util.OptionalDouble;
import org.pubn.stats.Interval;

/**
 * What can be measured without labels, from positives P ~ p(x | y=+1) and unlabeled rows U ~ p(x) =
 * π p(x | y=+1) + (1 − π) p(x | y=−1), if π is known. The formulas write r for the recall, the
 * share of P that is called positive, and q for the share of U that is; since q = π r + (1 − π)
 * FPR, every rate of the labeled world follows.
 *
 * <p>Recovering performance from positive and unlabeled data in this way: Jain, White and
 * Radivojac, <i>Recovering True Classifier Performance in Positive-Unlabeled Learning</i> (AAAI
 * 2017).
 *
 * <p>At fixed r and q every formula is a quotient of two linear functions of π whose denominator is
 * positive for 0 &lt; π &lt; 1. Such a function is monotone in π, so over an interval of π its
 * extremes are at the ends.
 */
public enum PuMetric {
  /** 1 − the zero-one risk. */
  ACCURACY("accuracy", Range.SHARE),
  /** The zero-one risk, as the share of rows that are called wrongly. */
  ERROR("error", Range.SHARE),
  /** (q − π r) / (1 − π). */
  FPR("false positive rate", Range.SHARE),
  /** 1 − r. */
  FNR("false negative rate", Range.SHARE),
  /** π r / q; undefined where q = 0. */
  PRECISION("precision", Range.SHARE),
  /** r. */
  RECALL("recall", Range.SHARE),
  /** 2 π r / (π + q). */
  F1("F1", Range.SHARE),
  /** (r + 1 − FPR) / 2. */
  BALANCED_ACCURACY("balanced accuracy", Range.SHARE),
  /**
   * (AUC_PU − π/2) / (1 − π), where AUC_PU takes U for negatives. A random row of U is with
   * probability π a positive, against which a positive wins half the time, hence AUC_PU = π/2 + (1
   * − π) AUC (Menon et al., <i>Learning from Corrupted Binary Labels via Class-Probability
   * Estimation</i>, ICML 2015).
   */
  ROC_AUC("ROC AUC", Range.SHARE),
  /** q. */
  POSITIVE_RATE("share of U called positive", Range.SHARE),
  /**
   * r² / q (Lee and Liu, <i>Learning with Positive and Unlabeled Examples Using Weighted Logistic
   * Regression</i>, ICML 2003), which is precision · recall / π: a criterion that needs no π.
   * Undefined where q = 0.
   */
  LEE_LIU("Lee–Liu criterion", Range.ANY),
  /**
   * π (1 − r) + q − π r: the unbiased PU risk (du Plessis et al., 2014; {@link
   * org.pubn.risk.UpuRisk}) with the zero-one loss of the decisions. It can be negative on a
   * sample.
   */
  ZERO_ONE_RISK("PU risk, zero-one loss", Range.ANY),
  /** q − π r, the part of the zero-one risk that estimates (1 − π) FPR. */
  ZERO_ONE_NEGATIVE_PART("its part of the negatives", Range.ANY),
  /**
   * π R̂_P⁺ − π R̂_P⁻ + R̂_U⁻ with the sigmoid loss of g(x) − threshold: the paper's validation
   * loss. Since ℓ_sig(z) + ℓ_sig(−z) = 1, R̂_P⁻ = 1 − R̂_P⁺.
   */
  SIGMOID_RISK("PU risk, sigmoid loss", Range.ANY),
  /** R̂_U⁻ − π R̂_P⁻ with the sigmoid loss, the part of the risk that belongs to the negatives. */
  SIGMOID_NEGATIVE_PART("its part of the negatives", Range.ANY);

  /** What values a metric can have. */
  private enum Range {
    SHARE,
    ANY
  }

  private static final Interval NUMBERS = new Interval(-Double.MAX_VALUE, Double.MAX_VALUE);

  private final String label;
  private final Range range;

  PuMetric(String label, Range range) {
    this.label = label;
    this.range = range;
  }

  /** Its name in tables. */
  public String label() {
    return label;
  }

  /** Its name in files. */
  public String id() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** The values it can have. */
  Interval range() {
    return range == Range.SHARE ? Interval.SHARE : NUMBERS;
  }

  /** Why it has no value. */
  MetricValue.Undefined undefined() {
    return new MetricValue.Undefined("needs an unlabeled row that is called positive");
  }

  /** What its formula gives, possible or not. */
  public OptionalDouble of(PuRates rates, double pi) {
    double r = rates.recall();
    double q = rates.positiveRate();
    return switch (this) {
      case ACCURACY -> OptionalDouble.of(1 - zeroOneRisk(r, q, pi));
      case ERROR, ZERO_ONE_RISK -> OptionalDouble.of(zeroOneRisk(r, q, pi));
      case ZERO_ONE_NEGATIVE_PART -> OptionalDouble.of(q - pi * r);
      case FPR -> OptionalDouble.of((q - pi * r) / (1 - pi));
      case FNR -> OptionalDouble.of(1 - r);
      case PRECISION -> q > 0 ? OptionalDouble.of(pi * r / q) : OptionalDouble.empty();
      case RECALL -> OptionalDouble.of(r);
      case F1 -> OptionalDouble.of(2 * pi * r / (pi + q));
      case BALANCED_ACCURACY -> OptionalDouble.of((r + 1 - (q - pi * r) / (1 - pi)) / 2);
      case ROC_AUC -> OptionalDouble.of((rates.auc() - pi / 2) / (1 - pi));
      case POSITIVE_RATE -> OptionalDouble.of(q);
      case LEE_LIU -> q > 0 ? OptionalDouble.of(r * r / q) : OptionalDouble.empty();
      case SIGMOID_RISK ->
          OptionalDouble.of(
              pi * rates.softMisses() + rates.softPositiveRate() - pi * (1 - rates.softMisses()));
      case SIGMOID_NEGATIVE_PART ->
          OptionalDouble.of(rates.softPositiveRate() - pi * (1 - rates.softMisses()));
    };
  }

  private static double zeroOneRisk(double r, double q, double pi) {
    return pi * (1 - r) + q - pi * r;
  }
}
