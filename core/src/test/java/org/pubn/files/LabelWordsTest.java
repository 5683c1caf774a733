package org.pubn.files;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pubn.sample.Role;

final class LabelWordsTest {

  @ParameterizedTest
  @CsvSource({
    "y, POSITIVE", "T, POSITIVE", "+, POSITIVE", "+1, POSITIVE", "' Yes ', POSITIVE",
    "N, NEGATIVE", "f, NEGATIVE", "-, NEGATIVE", "-1.0, NEGATIVE", "bN, NEGATIVE",
    "'', UNLABELED", "Unlabelled, UNLABELED", "u, UNLABELED"
  })
  void words(String label, Role role) {
    assertThat(LabelWords.role(label)).contains(role);
  }

  @Test
  void zeroHasNoMeaningOfItsOwn() {
    assertThat(LabelWords.role("0")).isEmpty();
    assertThat(LabelWords.role("0.0")).isEmpty();
    assertThat(LabelWords.role("maybe")).isEmpty();
  }

  @Test
  void spellingsOfANumberAreOne() {
    assertThat(LabelWords.plain(" +1 ")).isEqualTo("1");
    assertThat(LabelWords.plain("-1.00")).isEqualTo("-1");
    assertThat(LabelWords.plain("1.5")).isEqualTo("1.5");
    assertThat(LabelWords.plain("Spam ")).isEqualTo("Spam");
  }
}
