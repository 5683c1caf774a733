package org.pubn.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;

class IntervalTest {

  private static final Interval INTERVAL = new Interval(-1, 0.25);

  @Test
  void whatLiesInIt() {
    assertThat(INTERVAL.contains(-1)).isTrue();
    assertThat(INTERVAL.contains(0.25)).isTrue();
    assertThat(INTERVAL.contains(0.26)).isFalse();
    assertThat(INTERVAL.width()).isEqualTo(1.25);
    assertThat(INTERVAL.nearest(3)).isEqualTo(0.25);
    assertThat(INTERVAL.nearest(-3)).isEqualTo(-1);
    assertThat(INTERVAL.nearest(0.1)).isEqualTo(0.1);
  }

  @Test
  void otherIntervals() {
    assertThat(INTERVAL.clippedTo(Interval.SHARE)).isEqualTo(new Interval(0, 0.25));
    assertThat(Interval.ofShare(-0.5, 1.5)).isEqualTo(Interval.SHARE);
    assertThat(Interval.between(2, 1)).isEqualTo(new Interval(1, 2));
    assertThat(Interval.point(3)).isEqualTo(new Interval(3, 3));
  }

  @Test
  void endsAreNumbersThatDoNotFall() {
    assertThatIllegalArgumentException().isThrownBy(() -> new Interval(1, 0.9));
    assertThatIllegalArgumentException().isThrownBy(() -> Interval.ofShare(Double.NaN, 1));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Interval(0, Double.POSITIVE_INFINITY))
        .withMessage("interval 0.0 to Infinity: ends must be finite and not fall");
  }
}
