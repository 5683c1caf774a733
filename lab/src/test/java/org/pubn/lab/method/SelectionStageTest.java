package org.pubn.lab.method;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class SelectionStageTest {

  private static final SelectionStage STAGE =
      SelectionStage.ofMethod().over("rate", List.of(0.01, 0.001)).over("gamma", List.of(0.1, 0.9));

  @Test
  void pointsComeInTheOrderOfTheGridTheLastAxisFastest() {
    assertThat(STAGE.points(Settings.NONE))
        .extracting(Settings::toString)
        .containsExactly(
            "gamma=0.1, rate=0.01",
            "gamma=0.9, rate=0.01",
            "gamma=0.1, rate=0.001",
            "gamma=0.9, rate=0.001");
  }

  @Test
  void whatIsKnownIsKeptAndNotVaried() {
    Settings known = Settings.NONE.with("gamma", 0.5).with("sigmaRate", 0.1);

    assertThat(STAGE.points(known))
        .extracting(Settings::toString)
        .containsExactly(
            "gamma=0.5, rate=0.01, sigmaRate=0.1", "gamma=0.5, rate=0.001, sigmaRate=0.1");
  }

  @Test
  void aGridOfWhatIsKnownHasOnePoint() {
    Settings known = Settings.NONE.with("gamma", 0.5).with("rate", 1);

    assertThat(STAGE.points(known)).containsExactly(known);
  }

  @Test
  void addingAnAxisLeavesTheStageAsItWas() {
    SelectionStage one = SelectionStage.ofMethod().over("rate", List.of(0.01));
    SelectionStage two = one.over("tau", List.of(0.5));

    assertThat(one.grid()).containsOnlyKeys("rate");
    assertThat(two.grid()).containsOnlyKeys("rate", "tau");
  }
}
