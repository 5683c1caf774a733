package org.pubn.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.pubn.storage.DataFormatException;

class LabelValuesTest {

  private static LabelValues values() {
    return new LabelValues("test.csv", Optional.empty());
  }

  private static LabelValues values(String positiveLabel) {
    return new LabelValues("test.csv", Optional.of(positiveLabel));
  }

  private static boolean isPositive(LabelValues values, String label) {
    return values.isPositive(label, () -> "line 7");
  }

  private static void assertRefused(LabelValues values, String label, String problem) {
    assertThatExceptionOfType(DataFormatException.class)
        .isThrownBy(() -> isPositive(values, label))
        .withMessage("test.csv: line 7: " + problem);
  }

  @ParameterizedTest
  @CsvSource({
    "1, 0",
    "1, -1",
    "+1, -1",
    "1.0, 0.0",
    "true, false",
    "TRUE, False",
    "yes, no",
    "Y, N",
    "positive, negative",
    "pos, neg",
    "t, f",
    "+, -",
    "P, bN"
  })
  void theUsualWordsAreRecognized(String positive, String negative) {
    LabelValues values = values();

    assertThat(isPositive(values, positive)).isTrue();
    assertThat(isPositive(values, negative)).isFalse();
    assertThat(isPositive(values, " " + positive + " ")).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"1", "1.0", "+1", "1.", "01"})
  void spellingsOfAWholeNumberAreOneValue(String one) {
    LabelValues values = values();

    assertThat(isPositive(values, "1")).isTrue();
    assertThat(isPositive(values, one)).isTrue();
  }

  @Test
  void anyValueCanBeThePositiveOne() {
    LabelValues values = values("spam");

    assertThat(isPositive(values, "ham")).isFalse();
    assertThat(isPositive(values, "spam")).isTrue();
    assertThat(isPositive(values("2"), "2.0")).isTrue();
  }

  @Test
  void aThirdValueIsAnError() {
    LabelValues values = values();
    isPositive(values, "1");
    isPositive(values, "0");
    assertRefused(
        values, "-1", "label \"-1\" is a third value beside \"0\" and \"1\"; there must be two");

    LabelValues given = values("spam");
    isPositive(given, "ham");
    assertRefused(
        given, "eggs", "label \"eggs\" is a third value beside \"ham\"; there must be two");
  }

  @Test
  void anUnknownWordIsAnError() {
    assertRefused(
        values(),
        "maybe",
        "label \"maybe\" is not recognized; must be like 1 and 0, 1 and -1, true and false, yes and"
            + " no, positive and negative, or say which label is positive");
  }

  @Test
  void aMissingLabelIsAnError() {
    assertRefused(values(), " ", "the label is missing");
    assertRefused(values("a"), "", "the label is missing");
  }
}
