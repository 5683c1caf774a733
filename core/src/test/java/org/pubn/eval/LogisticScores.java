package org.pubn.eval;

import org.pubn.random.RandomStream;
import org.pubn.random.Seed;

/** Scores with a logistic distribution around a place of their class: their rates have formulas. */
final class LogisticScores {

  private LogisticScores() {}

  static double draw(double place, RandomStream random) {
    double u = random.nextDouble() + 0x1.0p-54;
    return place + Math.log(u / (1 - u));
  }

  static LabeledScores labeled(int size, double pi, double positive, double negative, Seed seed) {
    RandomStream random = seed.child("labeled").random();
    double[] scores = new double[size];
    boolean[] labels = new boolean[size];
    for (int i = 0; i < size; i++) {
      labels[i] = random.nextDouble() < pi;
      scores[i] = draw(labels[i] ? positive : negative, random);
    }
    return LabeledScores.ofScores(scores, labels);
  }
}
