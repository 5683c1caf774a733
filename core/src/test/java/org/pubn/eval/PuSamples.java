package org.pubn.eval;

import org.pubn.random.RandomStream;
import org.pubn.random.Seed;

/**
 * Samples of a world whose truth has closed forms: scores are logistic around one place for
 * positives and another for negatives.
 */
final class PuSamples {

  private PuSamples() {}

  static PuScores pu(World world, int positives, int unlabeled, Seed seed) {
    RandomStream random = seed.child("pu").random();
    double[] p = new double[positives];
    for (int i = 0; i < positives; i++) {
      p[i] = LogisticScores.draw(world.positive, random);
    }
    double[] u = new double[unlabeled];
    for (int i = 0; i < unlabeled; i++) {
      u[i] =
          LogisticScores.draw(
              random.nextDouble() < world.pi ? world.positive : world.negative, random);
    }
    return PuScores.of(p, u);
  }

  /**
   * The population.
   *
   * @param pi the share of positives
   * @param positive where the scores of positives lie
   * @param negative where the scores of negatives lie
   */
  record World(double pi, double positive, double negative) {

    /** The share of a class above a threshold. */
    private static double above(double threshold, double place) {
      return 1 / (1 + Math.exp(threshold - place));
    }

    /** What the metric is in truth, from labels; NaN for those that have no closed form. */
    double truth(PuMetric metric, double threshold) {
      double tpr = above(threshold, positive);
      double fpr = above(threshold, negative);
      double called = pi * tpr + (1 - pi) * fpr;
      double error = pi * (1 - tpr) + (1 - pi) * fpr;
      return switch (metric) {
        case ACCURACY -> 1 - error;
        case ERROR, ZERO_ONE_RISK -> error;
        case FPR -> fpr;
        case FNR -> 1 - tpr;
        case PRECISION -> pi * tpr / called;
        case RECALL -> tpr;
        case F1 -> 2 * pi * tpr / (2 * pi * tpr + (1 - pi) * fpr + pi * (1 - tpr));
        case BALANCED_ACCURACY -> (tpr + 1 - fpr) / 2;
        case ROC_AUC -> auc();
        case POSITIVE_RATE -> called;
        case LEE_LIU -> tpr * tpr / called;
        case ZERO_ONE_NEGATIVE_PART -> (1 - pi) * fpr;
        case SIGMOID_RISK, SIGMOID_NEGATIVE_PART -> Double.NaN;
      };
    }

    /** ∫₀¹ u t / (1 − u + u t) du with t = exp(positive − negative). */
    private double auc() {
      double t = Math.exp(positive - negative);
      return t * (t - 1 - Math.log(t)) / ((t - 1) * (t - 1));
    }
  }
}
