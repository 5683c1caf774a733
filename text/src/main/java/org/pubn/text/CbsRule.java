package org.pubn.text;

/**
 * The hyper-parameters of {@link CbsFeatures}.
 *
 * @param terms how many terms are kept
 * @param alpha α, the weight of the positive documents in the center
 * @param beta β, the weight of the negative documents in the center
 */
public record CbsRule(int terms, double alpha, double beta) {

  /** 2400 terms, α = 6, β = 4. */
  public static final CbsRule PAPER = new CbsRule(2400, 6, 4);

  public CbsRule {
    if (terms < 1) {
      throw new IllegalArgumentException("terms " + terms + ": must be at least 1");
    }
    if (!(alpha >= 0 && beta >= 0 && Double.isFinite(alpha + beta) && alpha + beta > 0)) {
      throw new IllegalArgumentException(
          "alpha " + alpha + " and beta " + beta + ": must be at least 0 and not both 0");
    }
  }
}
