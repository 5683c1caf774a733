package org.pubn.numbers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class AucTest {

  private static float[] of(float... values) {
    return values;
  }

  /** 3 beats both, 2 beats one and ties one, 1 beats one: 2 + 1.5 + 1 of 6 pairs. */
  @Test
  void tiesCountHalf() {
    Auc auc = Auc.of(of(3, 1, 2), of(2, 0));

    assertThat(auc.value()).isEqualTo(4.5 / 6);
    assertThat(Auc.of(of(1, 3), of(0, 3, 5)).value())
        .as("(1 + 1½) of 6 pairs")
        .isCloseTo(2.5 / 6, within(1e-12));
  }

  @Test
  void theEnds() {
    assertThat(Auc.of(of(2, 3), of(0, 1, 1)).value()).isEqualTo(1);
    assertThat(Auc.of(of(0, 1, 1), of(2, 3)).value()).isZero();
    assertThat(Auc.of(of(5, 5), of(5, 5, 5)).value()).isEqualTo(0.5);
    assertThat(Auc.of(of(-0f), of(0f)).value()).isEqualTo(0.5);
  }

  /** Of 3 and 2 rows: 6 / (12 · 6). */
  @Test
  void theDeviationIfBothWereAlike() {
    assertThat(Auc.of(of(1, 2), of(0)).deviation()).isCloseTo(Math.sqrt(4 / 24.0), within(1e-12));
    assertThat(Auc.deviation(3, 2)).isEqualTo(Math.sqrt(6.0 / 72), within(1e-15));
    assertThat(Auc.of(of(3, 1, 2), of(2, 0)).deviation()).isEqualTo(Auc.deviation(3, 2));
  }

  @Test
  void scoresMustBeThere() {
    assertThatIllegalArgumentException().isThrownBy(() -> Auc.of(of(), of(1)));
    assertThatIllegalArgumentException().isThrownBy(() -> Auc.of(of(1), of(2, Float.NaN)));
  }

  /** Rising: leading weights 1 at 1, then −½ and 2 at 2; trailing 3 at 2 and 1 at 5. */
  @Test
  void weightsMayBeNegative() {
    TiedPairs pairs = new TiedPairs();
    pairs.add(1, 0);
    pairs.nextScore();
    pairs.add(-0.5, 3);
    pairs.add(2, 0);
    pairs.nextScore();
    pairs.add(0, 1);
    pairs.nextScore();

    assertThat(pairs.count()).isEqualTo(3 * (1 + 1.5 / 2) + 2.5);
    assertThat(pairs.leading()).isEqualTo(2.5);
    assertThat(pairs.trailing()).isEqualTo(4);
  }
}
