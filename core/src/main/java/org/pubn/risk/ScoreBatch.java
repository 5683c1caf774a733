package org.pubn.risk;

import java.util.Arrays;
import org.pubn.sample.ByRole;
import org.pubn.sample.Role;

/**
 * The scores of a batch and, where a risk needs it, the logit of σ̂ at each example. For tests,
 * explanations and small data; engines feed {@link RiskEvaluation} directly.
 */
public final class ScoreBatch {

  private final ByRole<double[]> scores;
  private final ByRole<double[]> sigmaLogits;

  private ScoreBatch(ByRole<double[]> scores, ByRole<double[]> sigmaLogits) {
    this.scores = scores;
    this.sigmaLogits = sigmaLogits;
  }

  /** A batch without σ̂. All arrays are copied; each may be empty. */
  public static ScoreBatch of(double[] positive, double[] unlabeled, double[] negative) {
    ByRole<double[]> scores = new ByRole<>(positive.clone(), unlabeled.clone(), negative.clone());
    ByRole<double[]> none = ByRole.of(role -> new double[scores.of(role).length]);
    for (Role role : Role.values()) {
      Arrays.fill(none.of(role), Double.NaN);
    }
    return new ScoreBatch(scores, none);
  }

  /** The same scores with the logits of σ̂, one for each. */
  public ScoreBatch withSigmaLogits(double[] positive, double[] unlabeled, double[] negative) {
    ByRole<double[]> logits = new ByRole<>(positive.clone(), unlabeled.clone(), negative.clone());
    for (Role role : Role.values()) {
      if (logits.of(role).length != size(role)) {
        throw new IllegalArgumentException(
            logits.of(role).length + " logits for " + size(role) + " scores of " + role.symbol());
      }
    }
    return new ScoreBatch(scores, logits);
  }

  public int size(Role role) {
    return scores.of(role).length;
  }

  public double score(Role role, int index) {
    return scores.of(role)[index];
  }

  /** The logit of σ̂ at an example; NaN if none was given. */
  public double sigmaLogit(Role role, int index) {
    return sigmaLogits.of(role)[index];
  }
}
