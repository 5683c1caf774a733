package org.pubn.train;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DecisionRuleTest {

  private static final Offset<Double> EXACTLY = within(1e-12);

  /** π = ½; ten positives at 1 … 10, and ten unlabeled at −4, −3, …, 5. */
  private static final ValidationScores SCORES =
      new ValidationScores(
          0.5,
          new float[] {10, 9, 8, 7, 6, 5, 4, 3, 2, 1},
          new float[] {5, 4, 3, 2, 1, 0, -1, -2, -3, -4});

  @Test
  void estimatesAtAThreshold() {
    DecisionThreshold decision = DecisionRule.atScore(2).decide(SCORES);

    assertThat(decision.recall()).isCloseTo(0.8, EXACTLY);
    assertThat(decision.calledPositive()).isCloseTo(0.3, EXACTLY);
    assertThat(decision.precision()).as("0.5 · 0.8 / 0.3, at most 1").isEqualTo(1);
    assertThat(SCORES.precision(-2)).isCloseTo(0.5 * 1 / 0.7, EXACTLY);
    assertThat(SCORES.precision(99)).isNaN();
    assertThat(decision.reason()).isEqualTo("as given");
  }

  @Test
  void equalCostsDecideWhereTheProbabilityIsHalf() {
    DecisionThreshold decision = DecisionRule.EVEN_COSTS.decide(SCORES);

    assertThat(decision.score()).isBetween(-1.0, 1.0);
    assertThat(decision.probability()).isCloseTo(0.5, EXACTLY);
    assertThat(decision.reason()).isEqualTo("lowest estimated error");
  }

  @Test
  void costsMoveTheThreshold() {
    DecisionThreshold decision = DecisionRule.byCosts("1:4").decide(SCORES);

    assertThat(decision.probability()).as("1 / (1 + 4)").isCloseTo(0.2, EXACTLY);
    assertThat(decision.score()).isLessThan(DecisionRule.EVEN_COSTS.decide(SCORES).score());
    assertThat(decision.reason()).isEqualTo("costs 1 : 4 of a false positive and a false negative");
  }

  @Test
  void theShareOfThePriorIsCalled() {
    DecisionThreshold decision = DecisionRule.byPrior().decide(SCORES);

    assertThat(decision.score()).as("five of ten lie above").isZero();
    assertThat(decision.calledPositive()).isEqualTo(0.5);
    assertThat(decision.reason()).isEqualTo("the share π is called");
  }

  @Test
  void aWantedPrecisionWithTheGreatestRecall() {
    DecisionThreshold decision = DecisionRule.byPrecision(0.7).decide(SCORES);

    assertThat(decision.score()).as("0.5 · 1 / 0.7 = 0.714").isEqualTo(-2);
    assertThat(decision.recall()).isEqualTo(1);
    assertThat(decision.reason()).isEqualTo("precision at least 0.7");
  }

  @Test
  void aPrecisionThatIsNotReached() {
    ValidationScores alike =
        new ValidationScores(0.5, new float[] {1, 2, 3, 4, 5, 6}, new float[] {1, 2, 3, 4, 5, 6});
    DecisionThreshold decision = DecisionRule.byPrecision(0.9).decide(alike);

    assertThat(decision.precision()).isCloseTo(0.5, EXACTLY);
    assertThat(decision.reason()).isEqualTo("highest precision, short of 0.9");
  }

  @Test
  void anEstimateMustRestOnSomePositives() {
    ValidationScores lucky =
        new ValidationScores(
            0.1, new float[] {9, 1, 1, 1, 1, 1, 1}, new float[] {3, 3, 3, 3, 0, 0});

    assertThat(lucky.precision(5)).isEqualTo(1);
    assertThat(DecisionRule.byPrecision(0.9).decide(lucky).score()).isLessThan(1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"5", "a:b", "1:2:3", "", ":"})
  void costsThatAreNone(String text) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> DecisionRule.byCosts(text))
        .withMessage("cost " + text + ": must be two numbers FP:FN, such as 1:5");
  }

  @Test
  void numbersOutOfRange() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> DecisionRule.byCosts("0:1"))
        .withMessage("cost 0.0 of a false positive: must be a positive number");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> DecisionRule.byPrecision(1))
        .withMessage("precision 1.0: must lie in (0, 1)");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> DecisionRule.atScore(Double.NaN))
        .withMessage("threshold NaN: must be a finite number");
  }
}
