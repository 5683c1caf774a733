package org.pubn.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pubn.sample.Role;

class RoleLabelsTest {

  @ParameterizedTest
  @CsvSource({
    "1, POSITIVE",
    "+1, POSITIVE",
    "Positive, POSITIVE",
    "P, POSITIVE",
    "TRUE, POSITIVE",
    "y, POSITIVE",
    "T, POSITIVE",
    "+, POSITIVE",
    "1.0, POSITIVE",
    "f, NEGATIVE",
    "-, NEGATIVE",
    "-1, NEGATIVE",
    "negative, NEGATIVE",
    "N, NEGATIVE",
    "bN, NEGATIVE",
    "no, NEGATIVE",
    "'', UNLABELED",
    "U, UNLABELED",
    "unlabeled, UNLABELED",
    "Unlabelled, UNLABELED"
  })
  void usualWordsAreRecognized(String value, Role role) {
    assertThat(RoleLabels.RECOGNIZED.role(value, Set.of(value))).isEqualTo(role);
  }

  @Test
  void zeroIsUnlabeledOnlyBesideMinusOne() {
    assertThat(RoleLabels.RECOGNIZED.role("0", Set.of("0", "1", "-1"))).isEqualTo(Role.UNLABELED);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> RoleLabels.RECOGNIZED.role("0", Set.of("0", "1")))
        .withMessage(
            "label \"0\": is not recognized among [0, 1]; say which labels are positive,"
                + " negative and unlabeled");
  }

  @Test
  void whatIsGivenDecides() {
    RoleLabels labels = new RoleLabels(Optional.of("fraud"), Optional.of("1"), Optional.of("0"));

    assertThat(labels.role("fraud", Set.of())).isEqualTo(Role.POSITIVE);
    assertThat(labels.role("1", Set.of())).isEqualTo(Role.NEGATIVE);
    assertThat(labels.role("0", Set.of())).isEqualTo(Role.UNLABELED);
  }

  @Test
  void whatIsGivenReplacesWhatIsRecognized() {
    RoleLabels labels = new RoleLabels(Optional.of("fraud"), Optional.empty(), Optional.empty());

    assertThatIllegalArgumentException()
        .isThrownBy(() -> labels.role("1", Set.of("fraud", "1")))
        .withMessageStartingWith("label \"1\": is not recognized among [1, fraud]");
  }

  @Test
  void aWrongColumnDoesNotFillTheScreen() {
    Set<String> values = new HashSet<>();
    IntStream.range(100, 200).forEach(i -> values.add(i + " words".repeat(1000)));

    assertThatIllegalArgumentException()
        .isThrownBy(() -> RoleLabels.RECOGNIZED.role("x".repeat(5000), values))
        .withMessageStartingWith("label \"" + "x".repeat(40) + "…\": is not recognized among [100 ")
        .withMessageContaining(
            "109 words words words words words words … and 90 more]; say which labels");
  }

  @Test
  void aValueForTwoKinds() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new RoleLabels(Optional.of("a"), Optional.of("a"), Optional.empty()))
        .withMessage("label \"a\": is given for two kinds of rows");
  }
}
