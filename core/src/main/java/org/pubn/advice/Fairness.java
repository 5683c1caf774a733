package org.pubn.advice;

import java.util.List;

/**
 * Whether P is a fair sample of the positives: P against the rows of U that a PU classifier calls
 * positive, by a classifier two-sample test (Lopez-Paz and Oquab, ICLR 2017) on held-out rows.
 *
 * <pre>z = (AUC − (1 − w/2)) / s,   p = 1 − Φ(z)</pre>
 *
 * <p>w is the estimated share of positives among those rows of U; with a fair P the AUC is at most
 * 1 − w/2, so p is at most what it says. s is the standard deviation over bootstrap resamples or,
 * where that is greater, √((m + n + 1) / (12 m n)), which the AUC has for m and n rows of one
 * distribution.
 *
 * @param auc of P against U among rows called positive
 * @param share w, shown as at most 1; a π that is too high makes it too high, and then a fair P
 *     looks biased
 * @param pValue how often the AUC would be at least this high with a fair P; 1 without a test
 * @param positives m: rows of P that were compared
 * @param unlabeled n: rows of U that were compared
 * @param differences the features whose means differ most among rows called positive, the greatest
 *     difference first
 */
public record Fairness(
    double auc,
    double share,
    double pValue,
    int positives,
    int unlabeled,
    List<Difference> differences) {

  /** A fair sample is taken for biased in at most so many cases of a hundred. */
  private static final double SIGNIFICANT = 0.05;

  /** Fewer rows are not compared. */
  public static final int LEAST = 20;

  /** With fewer positives among the rows called so, an AUC of any height could be fair. */
  private static final double MUDDY = 0.7;

  /**
   * A feature whose mean differs.
   *
   * @param feature its index
   * @param ofPositive its mean over P among rows called positive
   * @param ofUnlabeled its mean over U among rows called positive
   * @param deviations by how many standard errors they differ
   */
  public record Difference(int feature, double ofPositive, double ofUnlabeled, double deviations) {}

  public Fairness {
    differences = List.copyOf(differences);
  }

  /** The answer: {@code BIASED}, {@code NO_SIGN} or {@code UNCLEAR}. */
  public Verdict verdict() {
    if (positives < LEAST || unlabeled < LEAST) {
      return Verdict.UNCLEAR;
    }
    if (pValue < SIGNIFICANT) {
      return Verdict.BIASED;
    }
    return share < MUDDY ? Verdict.UNCLEAR : Verdict.NO_SIGN;
  }
}
