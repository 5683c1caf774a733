package org.pubn.lab.study;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.pubn.lab.task.BinaryLabels;
import org.pubn.random.Seed;

final class TestedScoresTest {

  /** Scores 0 to 29; positive from 20 on. */
  private static TestedScores stairs() {
    float[] scores = new float[30];
    boolean[] positive = new boolean[30];
    for (int i = 0; i < 30; i++) {
      scores[i] = i;
      positive[i] = i >= 20;
    }
    return new TestedScores(scores, BinaryLabels.of(positive));
  }

  @Test
  void ratesAtALine() {
    TestedScores tested = stairs();

    assertThat(tested.recall(24.5)).isEqualTo(0.5);
    assertThat(tested.precision(14.5)).isEqualTo(10 / 15.0);
    assertThat(tested.calledPositive(14.5)).isEqualTo(0.5);
    assertThat(tested.error(14.5)).isEqualTo(5 / 30.0);
    assertThat(tested.precision(99)).isNaN();
  }

  @Test
  void calibrationErrorByHand() {
    TestedScores tested = stairs();

    assertThat(tested.calibrationError(score -> score >= 20 ? 1 : 0)).isZero();
    // Ten bins of two negatives are off by 1/3 each, five of two positives by 2/3.
    assertThat(tested.calibrationError(score -> 1 / 3.0))
        .isCloseTo((20 / 3.0 + 10 * 2 / 3.0) / 30, within(1e-12));
  }

  @Test
  void regretIsTheDistanceToTheBestLineOfTheOtherHalf() {
    TestedScores tested = stairs();

    // Calling nobody positive costs ten mistakes in thirty; the best line of either half makes few.
    assertThat(tested.regret(99, new Seed(1))).isBetween(0.2, 0.34);
    assertThat(tested.regret(19.5, new Seed(1))).isBetween(-0.1, 0.0);
  }
}
