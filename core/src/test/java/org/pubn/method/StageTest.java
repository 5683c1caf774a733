package org.pubn.method;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.pubn.settings.Setting;
import org.pubn.settings.Settings;

class StageTest {

  private static final Stage STAGE =
      Stage.ofMethod(Setting.RATE, new Setting("gamma", Setting.Range.SHARE, 0.1, 0.9));

  @Test
  void pointsComeInTheOrderOfTheGridTheLastAxisFastest() {
    assertThat(STAGE.points(Settings.NONE, Setting::grid))
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

    assertThat(STAGE.points(known, Setting::grid))
        .extracting(Settings::toString)
        .containsExactly(
            "gamma=0.5, rate=0.01, sigmaRate=0.1", "gamma=0.5, rate=0.001, sigmaRate=0.1");
  }

  @Test
  void aGridOfWhatIsKnownHasOnePoint() {
    Settings known = Settings.NONE.with("gamma", 0.5).with("rate", 1);

    assertThat(STAGE.points(known, Setting::grid)).containsExactly(known);
  }

  @Test
  void theGridsMayBeThoseOfADataSet() {
    assertThat(Stage.ofMethod(Setting.RATE).points(Settings.NONE, setting -> List.of(0.5)))
        .extracting(Settings::toString)
        .containsExactly("rate=0.5");
  }
}
