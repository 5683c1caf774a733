package org.pubn.lab.task;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class BinaryLabelsTest {

  @Test
  void labelsKeepACopyAndKnowTheirRows() {
    boolean[] given = {true, false, true};
    BinaryLabels labels = BinaryLabels.of(given);
    given[0] = false;

    assertThat(labels.isPositive(0)).isTrue();
    assertThat(labels.positives()).isEqualTo(2);
    assertThat(labels.negatives()).isEqualTo(1);
    assertThat(labels.positiveRows()).containsExactly(0, 2);
    assertThat(labels.negativeRows()).containsExactly(1);
  }
}
