package org.pubn.estimation;

import java.util.Locale;
import org.pubn.crossfit.HeldOutScores;
import org.pubn.numbers.Sigmoid;
import org.pubn.sample.Role;

/**
 * Elkan and Noto's estimator e₁ (<i>Learning Classifiers from Only Positive and Unlabeled Data</i>,
 * KDD 2008, section 2). A classifier f(x) of what was labeled, p(s=1 | x), is nearly c = p(s=1 |
 * y=1) where only positives lie, so on held-out positives
 *
 * <pre>ĉ = (1/n_P) Σ_{x ∈ P} f(x)</pre>
 *
 * <p>There the labeled were drawn from one sample. Here P was drawn besides U, so that of the n_P +
 * π n_U positives at hand n_P are labeled: c = n_P / (n_P + π n_U), hence
 *
 * <pre>π̂ = (n_P / n_U) · (1 − ĉ) / ĉ</pre>
 *
 * <p>It assumes classes that do not overlap and an f that is calibrated; where positives look like
 * negatives, f is too low on them and π̂ too high.
 */
record ElkanNoto() {

  /**
   * π̂, at most 1.
   *
   * @param logits of a classifier of P against U for which both count the same, such as {@link
   *     org.pubn.crossfit.CrossFittedScores#contrast()}; the sizes of the samples are allowed for
   *     here
   */
  public double estimate(HeldOutScores logits) {
    double sizes = (double) logits.size(Role.POSITIVE) / logits.size(Role.UNLABELED);
    double shift = StrictMath.log(sizes);
    double sum = 0;
    for (double logit : logits.of(Role.POSITIVE)) {
      sum += Sigmoid.of(logit + shift);
    }
    double c = sum / logits.size(Role.POSITIVE);
    double estimate = sizes * (1 - c) / c;
    if (Double.isNaN(estimate)) {
      throw new ArithmeticException(
          String.format(Locale.ROOT, "Elkan-Noto: the mean probability of positives is %s", c));
    }
    return Math.min(1, estimate);
  }
}
