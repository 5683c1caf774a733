package org.pubn.calibration;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

final class PosteriorMapTest {

  @Test
  void theMapPoolsByMass() {
    // Ascending: U, P+U (tied), U, P. π = ½: the P have mass ¼ each, the U ⅓ each.
    PosteriorMap map =
        PosteriorMap.learn(new double[] {2, 4}, new double[] {1, 2, 3, Double.NaN}, 0.5);
    assertThat(map.at(0)).isZero();
    assertThat(map.at(1)).isZero();
    // The tie at 2 has ¼ against ⅓, the U at 3 nothing: pooled to ¼ against ⅔.
    assertThat(map.at(2)).isCloseTo(0.375, within(1e-12));
    assertThat(map.at(3)).isCloseTo(0.375, within(1e-12));
    // Half way between two pools, half of the rise.
    assertThat(map.at(3.5)).isCloseTo(0.6875, within(1e-12));
    assertThat(map.at(4)).isEqualTo(1);
    assertThat(map.at(new double[] {Double.NaN, 9}, 0.5)).containsExactly(0.5, 1);
  }

  @Test
  void aScoreIsFoundForAPosterior() {
    PosteriorMap map =
        PosteriorMap.of(new double[] {-1, 0, 1, 3}, new double[] {0.1, 0.3, 0.3, 0.9});
    assertThat(map.scoreOf(0.05)).isEqualTo(-1);
    assertThat(map.scoreOf(0.2)).isCloseTo(-0.5, within(1e-12));
    assertThat(map.scoreOf(0.3)).isEqualTo(0);
    assertThat(map.scoreOf(0.6)).isCloseTo(2, within(1e-12));
    assertThat(map.scoreOf(0.95)).isEqualTo(3);
    assertThat(map.at(-9)).isEqualTo(0.1);
    assertThat(map.at(9)).isEqualTo(0.9);
  }

  @Test
  void knotsThatDoNotRiseAreRefused() {
    assertThatThrownBy(() -> PosteriorMap.of(new double[0], new double[0]))
        .hasMessage(
            "calibration: has 0 scores and 0 posteriors, must have as many of both, at least one");
    assertThatThrownBy(() -> PosteriorMap.of(new double[] {1, 1}, new double[] {0, 1}))
        .hasMessage("calibration: score 1.0 must be a number greater than the one before");
    assertThatThrownBy(() -> PosteriorMap.of(new double[] {1, 2}, new double[] {0.5, 0.4}))
        .hasMessage("calibration: posterior 0.4 must lie in [0.5, 1]");
    assertThatThrownBy(() -> PosteriorMap.of(new double[] {1}, new double[] {Double.NaN}))
        .hasMessage("calibration: posterior NaN must lie in [0.0, 1]");
  }

  @Test
  void badInputIsRefused() {
    assertThatThrownBy(() -> PosteriorMap.learn(new double[] {1}, new double[] {1}, 1))
        .hasMessage("prior 1.0: must lie in (0, 1)");
    assertThatThrownBy(() -> PosteriorMap.learn(new double[] {Double.NaN}, new double[] {1}, 0.5))
        .hasMessage("no row of P has a score");
  }
}
