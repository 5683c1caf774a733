package org.pubn.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;

class ConfusionTest {

  private static final Confusion CONFUSION = new Confusion(6, 3, 2, 9);

  @Test
  void countsByHand() {
    assertThat(CONFUSION.positives()).isEqualTo(8);
    assertThat(CONFUSION.negatives()).isEqualTo(12);
    assertThat(CONFUSION.calledPositive()).isEqualTo(9);
    assertThat(CONFUSION.size()).isEqualTo(20);
  }

  @Test
  void ratesByHand() {
    assertThat(CONFUSION.accuracy()).hasValue(0.75);
    assertThat(CONFUSION.error()).hasValue(0.25);
    assertThat(CONFUSION.fpr()).hasValue(0.25);
    assertThat(CONFUSION.fnr()).hasValue(0.25);
    assertThat(CONFUSION.precision()).hasValue(2.0 / 3);
    assertThat(CONFUSION.recall()).hasValue(0.75);
    assertThat(CONFUSION.f1()).hasValue(12.0 / 17);
    assertThat(new Confusion(6, 6, 2, 6).balancedAccuracy()).hasValue(0.625);
  }

  @Test
  void withoutARowToDivideByThereIsNoRate() {
    Confusion negatives = new Confusion(0, 0, 0, 4);
    assertThat(negatives.recall()).isEmpty();
    assertThat(negatives.precision()).isEmpty();
    assertThat(negatives.balancedAccuracy()).isEmpty();
    assertThat(negatives.fpr()).isEqualTo(OptionalDouble.of(0));
    assertThat(new Confusion(4, 0, 0, 0).balancedAccuracy()).isEmpty();
    assertThat(new Confusion(0, 0, 0, 0).error()).isEmpty();
  }

  @Test
  void refusesNegativeCounts() {
    assertThatIllegalArgumentException().isThrownBy(() -> new Confusion(-1, 0, 0, 0));
    assertThatIllegalArgumentException().isThrownBy(() -> new Confusion(0, -1, 0, 0));
    assertThatIllegalArgumentException().isThrownBy(() -> new Confusion(0, 0, -1, 0));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Confusion(0, 0, 0, -1))
        .withMessage("counts of a confusion matrix: must be at least 0");
  }
}
