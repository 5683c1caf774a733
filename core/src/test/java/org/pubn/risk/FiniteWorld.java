package org.pubn.risk;

import java.util.List;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import org.pubn.sample.Priors;

/**
 * A distribution p(x, y, s) over finitely many x with p(s=+1 | x, y=+1) = 1, and a score for every
 * x. Expectations over it are finite sums, so what the paper says of them can be checked exactly.
 */
record FiniteWorld(List<Point> points) {

  /**
   * One x.
   *
   * @param positive p(x, y=+1), where always s=+1
   * @param biased p(x, y=−1, s=+1)
   * @param rest p(x, s=−1), where always y=−1
   * @param score g(x)
   */
  record Point(double positive, double biased, double rest, double score) {

    /** p(x). */
    double mass() {
      return positive + biased + rest;
    }

    /** σ(x) = p(s=+1 | x). */
    double sigma() {
      return (positive + biased) / mass();
    }

    /** The logit of σ(x), taken from the odds. */
    double sigmaLogit() {
      return StrictMath.log((positive + biased) / rest);
    }
  }

  double sum(ToDoubleFunction<Point> summand) {
    return points.stream().mapToDouble(summand).sum();
  }

  Priors priors() {
    return new Priors(sum(Point::positive), sum(Point::biased));
  }

  /** R(g) = E[ℓ(y g(x))], equation 1. */
  double risk(Loss loss) {
    return sum(
        x ->
            x.positive() * loss.value(x.score())
                + (x.biased() + x.rest()) * loss.value(-x.score()));
  }

  /** E[ℓ(s g(x))]. */
  double riskOfS(Loss loss) {
    return sum(
        x ->
            (x.positive() + x.biased()) * loss.value(x.score())
                + x.rest() * loss.value(-x.score()));
  }

  /** The expectation of an estimator before correction, bN being drawn from p(x | y=−1, s=+1). */
  double expectation(Risk risk) {
    return expectation(x -> risk, Point::biased);
  }

  /** The same where negatives are representative, drawn from p(x | y=−1). */
  double expectationWithUnbiasedNegatives(Risk risk) {
    return expectation(x -> risk, x -> x.biased() + x.rest());
  }

  /** The expectation of an estimator whose weights are chosen at every x anew. */
  double expectation(Function<Point, Risk> riskAt) {
    return expectation(riskAt, Point::biased);
  }

  private double expectation(Function<Point, Risk> riskAt, ToDoubleFunction<Point> negative) {
    return sum(
        x -> {
          double value = 0;
          for (Term term : riskAt.apply(x).terms()) {
            double density =
                switch (term.group()) {
                  case POSITIVE -> x.positive() / sum(Point::positive);
                  case UNLABELED -> x.mass();
                  case NEGATIVE -> negative.applyAsDouble(x) / sum(negative);
                };
            // A point outside the support is never drawn, so its weight need not exist.
            if (density > 0) {
              value += term.coefficient() * density * term.value(x.score(), x.sigmaLogit());
            }
          }
          return value;
        });
  }
}
