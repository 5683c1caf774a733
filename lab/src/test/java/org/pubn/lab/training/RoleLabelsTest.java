package org.pubn.lab.training;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pubn.risk.Group;

class RoleLabelsTest {

  @ParameterizedTest
  @CsvSource({
    "1, POSITIVE", "+1, POSITIVE", "Positive, POSITIVE", "P, POSITIVE", "TRUE, POSITIVE",
    "-1, NEGATIVE", "negative, NEGATIVE", "N, NEGATIVE", "bN, NEGATIVE", "no, NEGATIVE",
    "'', UNLABELED", "U, UNLABELED", "unlabeled, UNLABELED", "Unlabelled, UNLABELED"
  })
  void usualWordsAreRecognised(String value, Group role) {
    assertThat(RoleLabels.RECOGNISED.role(value, Set.of(value))).isEqualTo(role);
  }

  @Test
  void zeroIsUnlabeledOnlyBesideMinusOne() {
    assertThat(RoleLabels.RECOGNISED.role("0", Set.of("0", "1", "-1"))).isEqualTo(Group.UNLABELED);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> RoleLabels.RECOGNISED.role("0", Set.of("0", "1")))
        .withMessage(
            "label \"0\": is not recognised among [0, 1]; say what it is by --positive-label,"
                + " --negative-label or --unlabeled-label");
  }

  @Test
  void whatIsGivenDecides() {
    RoleLabels labels = new RoleLabels(Optional.of("fraud"), Optional.of("1"), Optional.of("0"));

    assertThat(labels.role("fraud", Set.of())).isEqualTo(Group.POSITIVE);
    assertThat(labels.role("1", Set.of())).isEqualTo(Group.NEGATIVE);
    assertThat(labels.role("0", Set.of())).isEqualTo(Group.UNLABELED);
  }

  @Test
  void whatIsGivenReplacesWhatIsRecognised() {
    RoleLabels labels = new RoleLabels(Optional.of("fraud"), Optional.empty(), Optional.empty());

    assertThatIllegalArgumentException()
        .isThrownBy(() -> labels.role("1", Set.of("fraud", "1")))
        .withMessageStartingWith("label \"1\": is not recognised among [1, fraud]");
  }

  @Test
  void aWrongColumnDoesNotFillTheScreen() {
    Set<String> values = new HashSet<>();
    IntStream.range(100, 200).forEach(i -> values.add(i + " words".repeat(1000)));

    assertThatIllegalArgumentException()
        .isThrownBy(() -> RoleLabels.RECOGNISED.role("x".repeat(5000), values))
        .withMessageStartingWith("label \"" + "x".repeat(40) + "…\": is not recognised among [100 ")
        .withMessageContaining(
            "109 words words words words words words … and 90 more]; say what it is");
  }

  @Test
  void aValueForTwoKinds() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new RoleLabels(Optional.of("a"), Optional.of("a"), Optional.empty()))
        .withMessage("label \"a\": is given for two kinds of rows");
  }
}
