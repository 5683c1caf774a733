package org.pubn.lab.result;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class ResultsTest {

  private static final Configuration SLOW = Outcomes.nnpu(0.001);
  private static final Configuration FAST = Outcomes.nnpu(0.01);

  private final Results results =
      new Results(
          List.of(
              Outcomes.of(SLOW, 2, 0.3, 0),
              Outcomes.of(SLOW, 0, 0.1, 0),
              Outcomes.of(FAST, 0, 0.5, 0),
              Outcomes.of(SLOW, 1, 0.2, 0)));

  @Test
  void outcomesComeInTheOrderOfTheTrials() {
    assertThat(results.values(SLOW, 3, Outcome::error)).containsExactly(0.1, 0.2, 0.3);
    assertThat(results.values(SLOW, 2, Outcome::error)).containsExactly(0.1, 0.2);
    assertThat(results.values(Outcomes.nnpu(7), 2, Outcome::error)).isEmpty();
  }

  @Test
  void completeMeansAllTrialsOfThisConfiguration() {
    assertThat(results.isComplete(SLOW, 3)).isTrue();
    assertThat(results.isComplete(SLOW, 4)).isFalse();
    assertThat(results.isComplete(FAST, 1)).isTrue();
    assertThat(results.isComplete(FAST, 2)).isFalse();
    assertThat(results.has(SLOW, 2)).isTrue();
    assertThat(results.has(FAST, 2)).isFalse();
  }

  @Test
  void aGapIsNotComplete() {
    Results gap = new Results(List.of(Outcomes.of(SLOW, 0, 0.1, 0), Outcomes.of(SLOW, 2, 0.1, 0)));

    assertThat(gap.isComplete(SLOW, 2)).isFalse();
    assertThat(gap.outcomes(SLOW, 3)).hasSize(2);
  }

  @Test
  void ofTwoOutcomesOfATrialTheLaterCounts() {
    Results twice =
        new Results(List.of(Outcomes.of(SLOW, 0, 0.1, 0), Outcomes.of(SLOW, 0, 0.4, 0)));

    assertThat(twice.values(SLOW, 1, Outcome::error)).containsExactly(0.4);
  }
}
