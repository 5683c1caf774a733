package org.pubn.calibration;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.pubn.numbers.Sigmoid;
import org.pubn.random.RandomStream;
import org.pubn.random.Seed;
import org.pubn.sample.Priors;

/** Scores of a world whose posterior is known: g is the logit of p(y = 1 | x), scaled. */
final class CalibrationTest {

  private static final double PI = 0.3;

  /** Positives have mean 1, negatives −1, both variance 2: the logit is g + ln(π / (1 − π)). */
  private static double posterior(double score) {
    return Sigmoid.of(score + Math.log(PI / (1 - PI)));
  }

  private static float[] scores(int count, double share, String name) {
    RandomStream random = new Seed(7).child(name).random();
    float[] scores = new float[count];
    for (int i = 0; i < count; i++) {
      double mean = random.nextDouble() < share ? 1 : -1;
      double normal =
          Math.sqrt(-2 * Math.log(1 - random.nextDouble()))
              * Math.cos(2 * Math.PI * random.nextDouble());
      scores[i] = (float) (mean + Math.sqrt(2) * normal);
    }
    return scores;
  }

  private static double meanMiss(PosteriorMap map, float[] unlabeled) {
    double sum = 0;
    for (float score : unlabeled) {
      sum += Math.abs(map.at(score) - posterior(score));
    }
    return sum / unlabeled.length;
  }

  @Test
  void fewPositivesGiveASmoothMapNearTheTruth() {
    float[] unlabeled = scores(1000, PI, "unlabeled");
    PosteriorMap map =
        Calibration.learn(scores(40, 1, "positive"), unlabeled, new float[0], Priors.positive(PI));
    assertThat(meanMiss(map, unlabeled)).isLessThan(0.06);
  }

  @Test
  void manyPositivesGiveAMapCloserToTheTruth() {
    float[] unlabeled = scores(20_000, PI, "unlabeled");
    PosteriorMap map =
        Calibration.learn(
            scores(4000, 1, "positive"), unlabeled, new float[0], Priors.positive(PI));
    assertThat(meanMiss(map, unlabeled)).isLessThan(0.025);
  }

  @Test
  void noPosteriorIsCertain() {
    PosteriorMap map =
        Calibration.learn(
            new float[] {5, 6, 7}, new float[] {-1, -2, -3, 6}, new float[0], Priors.positive(0.3));
    assertThat(map.at(7)).isLessThan(1).isGreaterThan(0.9);
    assertThat(map.at(-3)).isPositive().isLessThan(0.1);
  }

  @Test
  void negativesBoundThePosteriorAndTheMeanStays() {
    float[] unlabeled = scores(5000, PI, "unlabeled");
    float[] positive = scores(500, 1, "positive");
    // All negatives are of the kind that was collected, and score like the rest of U.
    float[] negative = scores(2000, 0, "negative");
    Priors priors = new Priors(PI, 0.69);
    PosteriorMap free = Calibration.learn(positive, unlabeled, new float[0], priors);
    PosteriorMap bounded = Calibration.learn(positive, unlabeled, negative, priors);
    assertThat(bounded).isNotEqualTo(free);
    assertThat(meanMiss(bounded, unlabeled)).isLessThan(0.03);
    double sumFree = 0;
    double sumBounded = 0;
    for (float score : unlabeled) {
      sumFree += free.at(score);
      sumBounded += bounded.at(score);
    }
    assertThat(sumBounded / sumFree).isCloseTo(1, within(0.01));
  }

  @Test
  void scoresThatTellNothingGiveThePrior() {
    float[] alike = new float[1000];
    PosteriorMap map = Calibration.learn(alike, alike, new float[0], Priors.positive(0.2));
    assertThat(map.at(0)).isCloseTo(0.2, within(0.01));
  }
}
