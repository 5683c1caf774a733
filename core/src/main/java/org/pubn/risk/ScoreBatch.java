package org.pubn.risk;

import java.util.Arrays;

/**
 * The scores of a batch and, where a risk needs it, the logit of σ̂ at each example. For tests,
 * explanations and small data; engines feed {@link RiskEvaluation} directly.
 */
public final class ScoreBatch {

  private final double[][] scores;
  private final double[][] sigmaLogits;

  private ScoreBatch(double[][] scores, double[][] sigmaLogits) {
    this.scores = scores;
    this.sigmaLogits = sigmaLogits;
  }

  /** A batch without σ̂. All arrays are copied; each may be empty. */
  public static ScoreBatch of(double[] positive, double[] unlabeled, double[] negative) {
    double[][] scores = {positive.clone(), unlabeled.clone(), negative.clone()};
    double[][] none = new double[scores.length][];
    for (int i = 0; i < scores.length; i++) {
      none[i] = new double[scores[i].length];
      Arrays.fill(none[i], Double.NaN);
    }
    return new ScoreBatch(scores, none);
  }

  /** The same scores with the logits of σ̂, one for each. */
  public ScoreBatch withSigmaLogits(double[] positive, double[] unlabeled, double[] negative) {
    double[][] logits = {positive.clone(), unlabeled.clone(), negative.clone()};
    for (Group group : Group.values()) {
      if (logits[group.ordinal()].length != size(group)) {
        throw new IllegalArgumentException(
            logits[group.ordinal()].length
                + " logits for "
                + size(group)
                + " scores of "
                + group.symbol());
      }
    }
    return new ScoreBatch(scores, logits);
  }

  public int size(Group group) {
    return scores[group.ordinal()].length;
  }

  public double score(Group group, int index) {
    return scores[group.ordinal()][index];
  }

  /** The logit of σ̂ at an example; NaN if none was given. */
  public double sigmaLogit(Group group, int index) {
    return sigmaLogits[group.ordinal()][index];
  }
}
