package org.pubn.risk;

import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/**
 * A risk computed on a batch, with how it came about.
 *
 * @param value the risk
 * @param parts each term by its name, in the order of the formula; their sum is the risk before
 *     correction
 * @param guarded r, the sum of the guarded terms
 * @param corrected whether the non-negative correction acted
 * @param derivatives per group, the derivative per score of what the next step descends
 */
public record RiskValue(
    double value,
    Map<String, Double> parts,
    double guarded,
    boolean corrected,
    Map<Group, double[]> derivatives) {

  static RiskValue of(Risk risk, ScoreBatch batch) {
    RiskEvaluation evaluation = new RiskEvaluation(risk);
    for (Group group : Group.values()) {
      for (int i = 0; i < batch.size(group); i++) {
        evaluation.add(group, batch.score(group, i), batch.sigmaLogit(group, i));
      }
    }
    Map<String, Double> parts = new LinkedHashMap<>();
    for (int i = 0; i < risk.terms().size(); i++) {
      parts.put(risk.terms().get(i).name(), evaluation.part(i));
    }
    Map<Group, double[]> derivatives = new EnumMap<>(Group.class);
    for (Group group : Group.values()) {
      double[] slopes = new double[batch.size(group)];
      for (int i = 0; i < slopes.length; i++) {
        slopes[i] = evaluation.derivative(group, batch.score(group, i), batch.sigmaLogit(group, i));
      }
      derivatives.put(group, slopes);
    }
    return new RiskValue(
        evaluation.value(), parts, evaluation.guarded(), evaluation.corrected(), derivatives);
  }

  /** How the number came about, one line per term. */
  public String explain() {
    StringBuilder text = new StringBuilder();
    parts.forEach(
        (name, part) -> text.append(String.format(Locale.ROOT, "%12.6f  %s%n", part, name)));
    text.append(String.format(Locale.ROOT, "%12.6f  risk", value));
    if (corrected) {
      text.append(
          String.format(Locale.ROOT, " (corrected: r = %.6f, the step follows -r)", guarded));
    }
    return text.toString();
  }
}
