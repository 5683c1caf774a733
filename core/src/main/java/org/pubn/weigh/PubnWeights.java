package org.pubn.weigh;

import java.util.Arrays;
import java.util.List;
import org.pubn.risk.MarginLoss;
import org.pubn.risk.PubnRisk;
import org.pubn.risk.RowMasses;
import org.pubn.risk.SigmaThreshold;
import org.pubn.sample.ByRole;
import org.pubn.sample.Priors;
import org.pubn.sample.Role;

/**
 * The weights of rows in the PUbN risk (equation 7), or, with ρ = 0, in that of PUbN\N:
 *
 * <pre>
 * P as positive    π / n_P
 * P as negative    π / n_P · (1 − σ̂)/σ̂ where σ̂ &gt; η
 * U as negative    1 / n_U · (1 − σ̂) where σ̂ ≤ η
 * bN as negative   ρ / n_bN · (1 + (1 − σ̂)/σ̂ where σ̂ &gt; η)
 * </pre>
 *
 * multiplied with a scale that makes the weights above zero average one. Immutable.
 */
public final class PubnWeights {

  private final SigmaThreshold eta;
  private final double scale;
  private final ByRole<double[]> asPositive;
  private final ByRole<double[]> asNegative;

  private PubnWeights(
      SigmaThreshold eta, double scale, ByRole<double[]> asPositive, ByRole<double[]> asNegative) {
    this.eta = eta;
    this.scale = scale;
    this.asPositive = asPositive;
    this.asNegative = asNegative;
  }

  /**
   * The weights of rows.
   *
   * @param priors π and ρ; ρ = 0 takes no notice of bN
   * @param tau τ, which decides how many U rows serve as negatives
   * @param sigmaLogits the logit of σ̂ at every row
   */
  public static PubnWeights of(Priors priors, double tau, ByRole<double[]> sigmaLogits) {
    return of(priors, tau, sigmaLogits, 0);
  }

  /**
   * The same where the first rows of U are those of P and bN again: what a copy weighs is added to
   * its row, and U is left without copies.
   */
  static PubnWeights of(Priors priors, double tau, ByRole<double[]> sigmaLogits, int copies) {
    SigmaThreshold eta = SigmaThreshold.choose(tau, priors, sigmaLogits.unlabeled());
    ByRole<double[]> positive = zeros(sigmaLogits);
    ByRole<double[]> every = zeros(sigmaLogits);
    RowMasses masses =
        RowMasses.of(
            new PubnRisk(priors, eta, MarginLoss.LOGISTIC),
            ByRole.of(role -> (double) sigmaLogits.of(role).length));
    for (Role role : Role.values()) {
      double[] logits = sigmaLogits.of(role);
      for (int i = 0; i < logits.length; i++) {
        positive.of(role)[i] = masses.positive(role, logits[i]);
        every.of(role)[i] = masses.negative(role, logits[i]);
      }
    }
    ByRole<double[]> negative = merged(every, copies);
    positive =
        new ByRole<>(
            positive.positive(),
            Arrays.copyOfRange(positive.unlabeled(), copies, positive.unlabeled().length),
            positive.negative());
    double sum = 0;
    int count = 0;
    for (Role role : Role.values()) {
      for (double[] weights : List.of(positive.of(role), negative.of(role))) {
        for (double weight : weights) {
          sum += weight;
          count += weight > 0 ? 1 : 0;
        }
      }
    }
    double scale = count / sum;
    for (Role role : Role.values()) {
      multiply(positive.of(role), scale);
      multiply(negative.of(role), scale);
    }
    return new PubnWeights(eta, scale, positive, negative);
  }

  private static ByRole<double[]> merged(ByRole<double[]> weights, int copies) {
    double[] positive = weights.positive().clone();
    double[] negative = weights.negative().clone();
    double[] unlabeled = weights.unlabeled();
    for (int i = 0; i < copies; i++) {
      if (i < positive.length) {
        positive[i] += unlabeled[i];
      } else {
        negative[i - positive.length] += unlabeled[i];
      }
    }
    return new ByRole<>(
        positive, Arrays.copyOfRange(unlabeled, copies, unlabeled.length), negative);
  }

  private static ByRole<double[]> zeros(ByRole<double[]> like) {
    return ByRole.of(role -> new double[like.of(role).length]);
  }

  private static void multiply(double[] weights, double factor) {
    for (int i = 0; i < weights.length; i++) {
      weights[i] *= factor;
    }
  }

  /** η, and how many U rows lie at or below it. */
  public SigmaThreshold eta() {
    return eta;
  }

  /** What the weights of the formula were multiplied with. */
  public double scale() {
    return scale;
  }

  /** The sum of the weights with which the rows of a sample count as positive, or as negative. */
  public double sum(Role role, boolean positive) {
    return Arrays.stream((positive ? asPositive : asNegative).of(role)).sum();
  }

  /** The weights with which the rows of a sample count as positive; those of U and bN are zero. */
  public double[] asPositive(Role role) {
    return asPositive.of(role).clone();
  }

  /** The weights with which the rows of a sample count as negative. */
  public double[] asNegative(Role role) {
    return asNegative.of(role).clone();
  }
}
