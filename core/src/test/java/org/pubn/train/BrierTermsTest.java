package org.pubn.train;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.pubn.calibration.PosteriorMap;
import org.pubn.random.RandomStream;
import org.pubn.random.Seed;
import org.pubn.sample.ByRole;
import org.pubn.sample.Priors;

class BrierTermsTest {

  private static final Priors PRIORS = Priors.positive(0.4);

  /** Scores of rows whose folds take turns. */
  private static HonestScores scores(float[] positive, float[] unlabeled) {
    ByRole<float[]> scores =
        ByRole.of(
            role ->
                switch (role) {
                  case POSITIVE -> positive;
                  case UNLABELED -> unlabeled;
                  case NEGATIVE -> new float[0];
                });
    return new HonestScores(
        scores,
        ByRole.of(
            role -> {
              int[] folds = new int[scores.of(role).length];
              for (int i = 0; i < folds.length; i++) {
                folds[i] = i % ReplayedChoice.FOLDS;
              }
              return folds;
            }));
  }

  /** Log-odds of a world in which the posterior is known, with noise of a given deviation. */
  private static final class World {
    private final float[] positive;
    private final float[] unlabeled;
    private final double truth;

    World(int rows, double noise, long seed) {
      RandomStream random = new Seed(seed).random();
      positive = new float[rows / 4];
      unlabeled = new float[rows];
      for (int i = 0; i < positive.length; i++) {
        positive[i] = score(true, noise, random);
      }
      boolean[] labels = new boolean[rows];
      for (int i = 0; i < rows; i++) {
        labels[i] = random.nextDouble() < PRIORS.pi();
        unlabeled[i] = score(labels[i], noise, random);
      }
      HonestScores scores = scores(positive, unlabeled);
      PosteriorMap[] maps = new PosteriorMap[ReplayedChoice.FOLDS];
      for (int fold = 0; fold < maps.length; fold++) {
        maps[fold] = scores.calibrationWithout(PRIORS, fold, BrierTerms.NONE);
      }
      double sum = 0;
      for (int i = 0; i < rows; i++) {
        double difference = maps[i % maps.length].at(unlabeled[i]) - (labels[i] ? 1 : 0);
        sum += difference * difference;
      }
      truth = sum / rows;
    }

    private static float score(boolean positive, double noise, RandomStream random) {
      double sum = 0;
      for (int i = 0; i < 12; i++) {
        sum += random.nextDouble();
      }
      return (float) ((positive ? 1 : -1) + (1 + noise) * (sum - 6));
    }

    BrierTerms terms() {
      return BrierTerms.of(scores(positive, unlabeled), PRIORS, BrierTerms.NONE);
    }
  }

  @Test
  void estimatesTheBrierLossThatLabelsWouldTell() {
    for (long seed = 0; seed < 5; seed++) {
      World world = new World(1000, 0.5, seed);

      BrierTerms.Estimated loss = world.terms().loss();

      assertThat(loss.deviation()).isBetween(0.005, 0.05);
      assertThat(loss.value()).isCloseTo(world.truth, within(4 * loss.deviation()));
    }
  }

  @Test
  void seesThatLessNoiseIsBetter() {
    BrierTerms.Estimated difference =
        new World(2000, 2, 1).terms().minus(new World(2000, 0, 2).terms());

    assertThat(difference.value()).isGreaterThan(3 * difference.deviation());
  }

  @Test
  void isTheSumOfItsTermsByHand() {
    float[] positive = {1, 2, 3, 4, 5, 6};
    float[] unlabeled = {-3, -2, -1, 0, 1, 2, 3, 4};
    HonestScores scores = scores(positive, unlabeled);
    double ofPositive = 0;
    for (int i = 0; i < positive.length; i++) {
      ofPositive += scores.calibrationWithout(PRIORS, i % 5, BrierTerms.NONE).at(positive[i]);
    }
    double ofUnlabeled = 0;
    for (int i = 0; i < unlabeled.length; i++) {
      double phi = scores.calibrationWithout(PRIORS, i % 5, BrierTerms.NONE).at(unlabeled[i]);
      ofUnlabeled += phi * phi;
    }

    double loss = BrierTerms.of(scores, PRIORS, BrierTerms.NONE).loss().value();

    assertThat(loss)
        .isCloseTo(
            0.4 - 0.8 * ofPositive / positive.length + ofUnlabeled / unlabeled.length,
            within(1e-12));
  }

  @Test
  void aFoldThatIsLeftOutHasNoPart() {
    float[] positive = {1, 2, 3, 4, 5, 6};
    float[] unlabeled = {-3, -2, -1, 0, 1, 2, 3, 4};
    double loss = BrierTerms.of(scores(positive, unlabeled), PRIORS, 1).loss().value();
    float[] otherPositive = positive.clone();
    otherPositive[1] = -100;
    float[] otherUnlabeled = unlabeled.clone();
    otherUnlabeled[6] = -100;

    assertThat(BrierTerms.of(scores(otherPositive, otherUnlabeled), PRIORS, 1).loss().value())
        .isEqualTo(loss);
    assertThat(
            BrierTerms.of(scores(otherPositive, otherUnlabeled), PRIORS, BrierTerms.NONE)
                .loss()
                .value())
        .isNotEqualTo(
            BrierTerms.of(scores(positive, unlabeled), PRIORS, BrierTerms.NONE).loss().value());
  }

  @Test
  void equalModelsDoNotDiffer() {
    BrierTerms terms = new World(200, 0, 3).terms();

    assertThat(terms.minus(terms)).isEqualTo(new BrierTerms.Estimated(0, 0));
  }

  @Test
  void aModelTakesThePlaceOfTheStandardOnlyWhereItIsClearlyBetter() {
    BrierTerms noisy = new World(2000, 2, 1).terms();
    BrierTerms clean = new World(2000, 0, 2).terms();
    BrierTerms alike = new World(2000, 2, 3).terms();

    assertThat(ModelChoice.among(List.of("a", "b", "c"), List.of(noisy, alike, clean)).chosen())
        .isEqualTo(2);
    assertThat(ModelChoice.among(List.of("a", "b"), List.of(noisy, alike)).chosen()).isZero();
    ModelChoice kept = ModelChoice.among(List.of("a", "b"), List.of(clean, noisy));
    assertThat(kept.chosen()).isZero();
    assertThat(kept.candidates().get(1).isClearlyWorse()).isTrue();
  }
}
