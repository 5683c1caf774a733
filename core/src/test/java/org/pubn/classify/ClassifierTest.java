package org.pubn.classify;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.pubn.data.DenseFeatures;
import org.pubn.engine.ScoreOverflowException;
import org.pubn.modelfile.GoldenClassifiers;
import org.pubn.nn.Network;
import org.pubn.nn.NetworkSpec;

final class ClassifierTest {

  /** g(x) = x. */
  private static final Classifier IDENTITY =
      new Classifier(
          new Network(NetworkSpec.linear(1), new float[] {1, 0}), GoldenClassifiers.provenance());

  private static final DenseFeatures ROWS = DenseFeatures.of(1, -2000, -1, 0, 1, 2000);

  @Test
  void scoresAreThoseOfTheScorer() {
    assertThat(IDENTITY.scores(ROWS)).containsExactly(-2000, -1, 0, 1, 2000);
    assertThat(IDENTITY.columns()).isEqualTo(1);
  }

  @Test
  void probabilitiesAreTheSigmoidOfTheScores() {
    double e = 1 / (1 + Math.E);
    assertThat(IDENTITY.probabilities(ROWS))
        .containsExactly(new double[] {0, e, 0.5, 1 - e, 1}, within(1e-15));
  }

  @Test
  void aScoreOfExactlyTheThresholdIsNegative() {
    assertThat(IDENTITY.predictions(ROWS)).containsExactly(false, false, false, true, true);
    assertThat(IDENTITY.withThreshold(1).predictions(ROWS))
        .containsExactly(false, false, false, false, true);
    assertThat(IDENTITY.withThreshold(-1.5).predictions(ROWS))
        .containsExactly(false, true, true, true, true);
  }

  @Test
  void aScoreThatOverflowsIsAMistakeInTheRows() {
    Classifier tenfold =
        new Classifier(
            new Network(NetworkSpec.linear(1), new float[] {10, 0}),
            GoldenClassifiers.provenance());
    assertThatExceptionOfType(ScoreOverflowException.class)
        .isThrownBy(() -> tenfold.scores(DenseFeatures.of(1, 1, 3e38f)))
        .withMessage(
            "the score of a row overflows: its values, or the weights of the model, are too large");
  }

  @Test
  void refusesRowsOfAnotherLength() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> IDENTITY.scores(DenseFeatures.of(2, 1, 2)))
        .withMessage("rows of 2 columns: the model takes 1");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> IDENTITY.predictions(DenseFeatures.of(2)))
        .withMessage("rows of 2 columns: the model takes 1");
  }

  @Test
  void refusesThresholdsThatAreNoNumbers() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> IDENTITY.withThreshold(Double.NaN))
        .withMessage("threshold NaN: must be a finite number");
  }
}
