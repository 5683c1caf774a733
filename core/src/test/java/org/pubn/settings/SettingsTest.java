package org.pubn.settings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SettingsTest {

  @Test
  void settingsAreEqualHoweverTheyCameAbout() {
    Settings built = Settings.NONE.with("tau", 0.7).with("rate", 1e-3).with("loss", "sigmoid");

    assertThat(built)
        .isEqualTo(Settings.of(Map.of("loss", "sigmoid", "rate", "0.001", "tau", "0.7")))
        .hasToString("loss=sigmoid, rate=0.001, tau=0.7");
    assertThat(Settings.NONE.values()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"1e-3, 0.001", "5e-4, 0.0005", "1.0, 1", "2, 2", "100, 100", "0, 0", "-0.5, -0.5"})
  void numbersAreWrittenPlainly(double number, String text) {
    Settings settings = Settings.NONE.with("x", number);

    assertThat(settings.text("x")).isEqualTo(text);
    assertThat(settings.number("x")).isEqualTo(number);
  }

  @Test
  void laterSettingsReplaceEarlierOnes() {
    Settings first = Settings.NONE.with("rate", 0.01).with("tau", 0.5);

    assertThat(first.with(Settings.NONE.with("tau", 2).with("gamma", 0.1)))
        .hasToString("gamma=0.1, rate=0.01, tau=2");
    assertThat(first).hasToString("rate=0.01, tau=0.5");
  }

  @Test
  void whatIsMissingHasADefaultOrASentence() {
    Settings settings = Settings.NONE.with("rate", 0.01);

    assertThat(settings.text("loss", "logistic")).isEqualTo("logistic");
    assertThat(settings.number("rhoFactor", 1)).isEqualTo(1);
    assertThat(settings.number("rate", 1)).isEqualTo(0.01);
    assertThat(settings.has("rate")).isTrue();
    assertThat(settings.has("tau")).isFalse();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> settings.number("tau"))
        .withMessage("setting tau: is missing in rate=0.01");
  }

  @ParameterizedTest
  @CsvSource({
    "rate, 1, 0, 'must lie in (0, 1]'",
    "rate, 0.5, 1.01, 'must lie in (0, 1]'",
    "tau, 2, 0, must be a positive number",
    "tau, 0.1, Infinity, must be a positive number",
    "gamma, 0, -0.1, 'must lie in [0, 1]'",
    "gamma, 1, 1.1, 'must lie in [0, 1]'",
  })
  void valuesAreInRange(String name, double good, double bad, String allowed) {
    Setting setting =
        switch (name) {
          case "rate" -> Setting.RATE;
          case "tau" -> Setting.TAU;
          default -> Setting.GAMMA;
        };

    assertThat(Settings.NONE.with(setting, good).number(setting)).isEqualTo(good);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Settings.NONE.with(setting, bad))
        .withMessage(name + " " + bad + ": " + allowed);
  }

  @Test
  void aWordIsNoNumber() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Settings.NONE.with("rate", "fast").number("rate"))
        .withMessage("setting rate=fast: is not a number");
  }

  @Test
  void valuesCannotBeChangedFromOutside() {
    assertThatExceptionOfType(UnsupportedOperationException.class)
        .isThrownBy(() -> Settings.NONE.values().put("rate", "1"));
  }
}
