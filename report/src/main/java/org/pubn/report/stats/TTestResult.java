package org.pubn.report.stats;

/**
 * The outcome of a t-test of the hypothesis that two means are equal.
 *
 * @param t the statistic; negative where the first mean is the smaller one
 * @param degreesOfFreedom of Student's distribution that t is compared with
 * @param p the two-sided probability of a |t| at least as large under the hypothesis
 */
public record TTestResult(double t, double degreesOfFreedom, double p) {

  /** Whether the first mean is smaller, significantly at a level such as 0.05. */
  public boolean firstIsSmaller(double level) {
    return t < 0 && p < level;
  }
}
