package org.pubn.risk;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.pubn.sample.Role;

/** A risk computed on a batch, with how it came about. Immutable. */
public final class RiskValue {

  private final ScoreBatch batch;
  private final RiskEvaluation evaluation;
  private final double value;

  RiskValue(Risk risk, ScoreBatch batch) {
    this.batch = batch;
    this.evaluation = RiskEvaluation.of(risk, batch);
    this.value = evaluation.value();
  }

  /** The risk. */
  public double value() {
    return value;
  }

  /**
   * Each term by its name, in the order of the formula; their sum is the risk before correction.
   */
  public Map<String, Double> parts() {
    Map<String, Double> parts = new LinkedHashMap<>();
    List<Term> terms = evaluation.terms();
    for (int i = 0; i < terms.size(); i++) {
      parts.put(terms.get(i).name(), evaluation.part(i));
    }
    return Collections.unmodifiableMap(parts);
  }

  /** r, the sum of the guarded terms; 0 if there are none. */
  public double guarded() {
    return evaluation.guarded();
  }

  /** Whether the non-negative correction acts. */
  public boolean correctionActs() {
    return evaluation.correctionActs();
  }

  /**
   * The derivative of what the next step descends with respect to each score of a group.
   *
   * @throws UnsupportedOperationException if the loss can only be evaluated
   */
  public double[] derivatives(Role group) {
    double[] derivatives = new double[batch.size(group)];
    for (int i = 0; i < derivatives.length; i++) {
      derivatives[i] =
          evaluation.derivative(group, batch.score(group, i), batch.sigmaLogit(group, i));
    }
    return derivatives;
  }

  /** How the number came about, one line per term. */
  public String explain() {
    StringBuilder text = new StringBuilder();
    parts()
        .forEach(
            (name, part) -> text.append(String.format(Locale.ROOT, "%12.6f  %s%n", part, name)));
    text.append(String.format(Locale.ROOT, "%12.6f  risk", value));
    if (correctionActs()) {
      text.append(
          String.format(Locale.ROOT, " (corrected: r = %.6f, the step follows -r)", guarded()));
    }
    return text.toString();
  }
}
