package org.pubn.advice;

import java.util.Optional;
import org.pubn.prior.RhoEstimate;

/**
 * Whether bN is biased, and how much. A fair sample of the negatives has ρ_max = 1 − π: all
 * negatives of U could have been drawn like bN. What falls short of it is negatives of kinds that
 * bN lacks.
 *
 * @param pi π
 * @param rho the largest ρ that U allows
 * @param test bN against the rows of U that are called negative; empty where there are too few
 */
public record Bias(double pi, RhoEstimate rho, Optional<TwoSampleTest> test) {

  /** A fair sample is taken for biased in so many cases of a hundred. */
  private static final double SIGNIFICANT = 0.05;

  /** ρ_max below this share of 1 − π is a large bias. */
  private static final double LARGE = 0.75;

  /** An AUC up to this one is no difference to speak of. */
  private static final double ALIKE = 0.6;

  /** ρ_max / (1 − π), the share of the negatives that could have been drawn like bN. */
  public double coverage() {
    return Math.min(1, rho.max() / (1 - pi));
  }

  /** The low end of the coverage. */
  public double leastCoverage() {
    return Math.min(1, rho.interval().low() / (1 - pi));
  }

  /** The high end of the coverage. */
  public double mostCoverage() {
    return Math.min(1, rho.interval().high() / (1 - pi));
  }

  /** Whether the test tells bN from other negatives. */
  public boolean significant() {
    return test.isPresent() && test.get().pValue() < SIGNIFICANT;
  }

  /**
   * The answer: {@code FOREIGN}, {@code BIASED}, {@code SLIGHTLY_BIASED}, {@code NO_SIGN} or {@code
   * UNCLEAR}.
   */
  public Verdict verdict() {
    if (rho.recommended() <= 0) {
      return Verdict.FOREIGN;
    }
    if (significant()) {
      return coverage() < LARGE ? Verdict.BIASED : Verdict.SLIGHTLY_BIASED;
    }
    boolean alike = test.isPresent() && test.get().interval().high() <= ALIKE;
    return alike && mostCoverage() >= LARGE ? Verdict.NO_SIGN : Verdict.UNCLEAR;
  }
}
