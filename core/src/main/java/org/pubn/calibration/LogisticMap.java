package org.pubn.calibration;

import org.pubn.numbers.Sigmoid;

/**
 * A smooth posterior of two parameters, for few P: φ(g) = 1 / (1 + exp(−(a g + b))), a ≥ 0. As in
 * Platt's scaling (1999) they maximize a likelihood, here that of the labels "of P" and "of U" of
 * rows with masses π/n<sub>P</sub> and 1/n<sub>U</sub>: a row with posterior φ is one of P with
 * probability c = φ / (1 + φ).
 *
 * <pre>
 * L = Σ_P ln c + Σ_U (n_P / π n_U) ln(1 − c)
 * ∂L/∂z = (1 − φ) (1[P] − c)              with z = a g + b
 * E[−∂²L/∂z²] = φ (1 − φ)² / (1 + φ)²
 * </pre>
 *
 * <p>Scores of models that were trained with the logistic loss are logits already, if imperfect
 * ones. So a and b are held near 1 and 0 by normal priors, whose deviation is {@value #DEVIATION},
 * against a likelihood in which every P row counts one: few P rows move the map little, many move
 * it freely. Found by Fisher's scoring with halved steps.
 */
final class LogisticMap {

  /** Of the priors of a and b. */
  private static final double DEVIATION = 1;

  private static final int MOST_STEPS = 100;
  private static final int MOST_HALVINGS = 40;
  private static final double CLOSE = 1e-10;

  /** The knots reach from −Z to Z on the logit, beyond which the posterior hardly changes. */
  private static final double Z = 16;

  private static final int KNOTS = 129;

  /** Slopes below this one leave all scores alike. */
  private static final double LEVEL = 1e-9;

  private final double[] positive;
  private final double[] unlabeled;
  private final double prior;

  private LogisticMap(double[] positive, double[] unlabeled, double prior) {
    this.positive = positive;
    this.unlabeled = unlabeled;
    this.prior = prior;
  }

  /** The map of scores, neither sample empty. */
  static PosteriorMap learn(double[] positive, double[] unlabeled, double prior) {
    return new LogisticMap(positive, unlabeled, prior).map();
  }

  /** Slope a and intercept b. */
  static double[] parameters(double[] positive, double[] unlabeled, double prior) {
    return new LogisticMap(positive, unlabeled, prior).fit();
  }

  private PosteriorMap map() {
    double[] fitted = fit();
    double slope = fitted[0];
    double intercept = fitted[1];
    if (!(slope > LEVEL)) {
      return PosteriorMap.of(new double[] {0}, new double[] {Sigmoid.of(intercept)});
    }
    double[] scores = new double[KNOTS];
    double[] posteriors = new double[KNOTS];
    for (int i = 0; i < KNOTS; i++) {
      double z = Z * (2.0 * i / (KNOTS - 1) - 1);
      scores[i] = (z - intercept) / slope;
      posteriors[i] = Sigmoid.of(z);
    }
    return PosteriorMap.of(scores, posteriors);
  }

  /** The two parameters. */
  private double[] fit() {
    double[] now = {1, 0};
    double likelihood = likelihood(now);
    for (int step = 0; step < MOST_STEPS; step++) {
      double[] move = move(now);
      double share = 1;
      double[] next = moved(now, move, share);
      double reached = likelihood(next);
      for (int i = 0; i < MOST_HALVINGS && !(reached >= likelihood); i++) {
        share /= 2;
        next = moved(now, move, share);
        reached = likelihood(next);
      }
      if (!(reached > likelihood + CLOSE)) {
        break;
      }
      now = next;
      likelihood = reached;
    }
    return now;
  }

  private static double[] moved(double[] from, double[] move, double share) {
    return new double[] {
      Math.max(0, from[0] + share * move[0]), from[1] + share * move[1],
    };
  }

  private double z(double score, double[] parameters) {
    return parameters[0] * score + parameters[1];
  }

  private double likelihood(double[] parameters) {
    double ofPositive = 0;
    for (double score : positive) {
      double phi = Sigmoid.of(z(score, parameters));
      ofPositive += StrictMath.log(Math.max(phi, Double.MIN_NORMAL) / (1 + phi));
    }
    double ofUnlabeled = 0;
    for (double score : unlabeled) {
      ofUnlabeled -= StrictMath.log1p(Sigmoid.of(z(score, parameters)));
    }
    double rows = positive.length / prior;
    return ofPositive
        + rows * ofUnlabeled / unlabeled.length
        - (square(parameters[0] - 1) + square(parameters[1])) / (2 * DEVIATION * DEVIATION);
  }

  private static double square(double x) {
    return x * x;
  }

  /** Fisher's step: the inverse of the information times the gradient. */
  private double[] move(double[] parameters) {
    double[] gradient = new double[2];
    double held = 1 / (DEVIATION * DEVIATION);
    double[] information = {held, 0, held};
    gradient[0] = held * (1 - parameters[0]);
    gradient[1] = -held * parameters[1];
    double rows = positive.length / prior;
    add(positive, 1, 1, parameters, gradient, information);
    add(unlabeled, rows / unlabeled.length, 0, parameters, gradient, information);
    double determinant = information[0] * information[2] - information[1] * information[1];
    return new double[] {
      (information[2] * gradient[0] - information[1] * gradient[1]) / determinant,
      (information[0] * gradient[1] - information[1] * gradient[0]) / determinant,
    };
  }

  private void add(
      double[] scores,
      double mass,
      int label,
      double[] parameters,
      double[] gradient,
      double[] information) {
    for (double score : scores) {
      double phi = Sigmoid.of(z(score, parameters));
      double slope = mass * (1 - phi) * (label - phi / (1 + phi));
      double curve = mass * phi * (1 - phi) * (1 - phi) / ((1 + phi) * (1 + phi));
      gradient[0] += slope * score;
      gradient[1] += slope;
      information[0] += curve * score * score;
      information[1] += curve * score;
      information[2] += curve;
    }
  }
}
