package org.pubn.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.pubn.random.Seed;

class BootstrapTest {

  private static final Bootstrap BOOTSTRAP = new Bootstrap(50, 0.9, new Seed(4));

  /** The seed of each is named, which fixes the resamples of every version to come. */
  @Test
  void everyResampleHasASeedOfItsOwn() {
    assertThat(BOOTSTRAP.random(7).nextInt(1 << 20))
        .isEqualTo(new Seed(4).child("resample 7").random().nextInt(1 << 20));
    assertThat(new Bootstrap(50, 0.9, new Seed(4), "replicate").random(7).nextInt(1 << 20))
        .isEqualTo(new Seed(4).child("replicate 7").random().nextInt(1 << 20));
  }

  @Test
  void moreThanAMillionAreRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Bootstrap(Integer.MAX_VALUE, 0.9, new Seed(4)))
        .withMessage("resamples 2147483647: must be at most 1000000");
  }

  @Test
  void resamplesAreAsLargeAsTheirSamples() {
    List<int[]> counts =
        BOOTSTRAP.replicates(5, Bootstrap.fromEach(new int[] {0, 3}, new int[] {1}), int[]::clone);

    assertThat(counts).hasSize(50);
    assertThat(counts)
        .allSatisfy(
            count -> {
              assertThat(count[0] + count[3]).isEqualTo(2);
              assertThat(count[1]).isEqualTo(1);
              assertThat(count[2] + count[4]).isZero();
            });
    assertThat(BOOTSTRAP.replicates(6, Bootstrap::drawFromAll, c -> Arrays.stream(c).sum()))
        .containsOnly(6);
  }

  /** Resamples are drawn in blocks, side by side; the last block may be short. */
  @Test
  void replicatesComeInTheOrderOfTheirSeeds() {
    Bootstrap many = new Bootstrap(131, 0.9, new Seed(4));

    List<int[]> counts = many.replicates(40, Bootstrap::drawFromAll, int[]::clone);

    assertThat(counts).hasSize(131);
    for (int i = 0; i < counts.size(); i++) {
      int[] expected = new int[40];
      Bootstrap.drawFromAll(many.random(i), expected);
      assertThat(counts.get(i)).isEqualTo(expected);
    }
    assertThat(many.replicates(random -> random.nextInt(1 << 20)))
        .hasSize(131)
        .startsWith(many.random(0).nextInt(1 << 20), many.random(1).nextInt(1 << 20));
  }

  @Test
  void anEnvelopeHoldsTheOuterEnds() {
    List<Interval> ends = List.of(new Interval(1, 10), new Interval(0, 11), new Interval(2, 12));

    Interval envelope = new Bootstrap(3, 0.5, new Seed(1)).envelope(ends);

    assertThat(envelope).isEqualTo(new Interval(0.5, 11.5));
  }

  @Test
  void refusesWhatIsOutOfRange() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Bootstrap(1, 0.9, new Seed(1)))
        .withMessage("resamples 1: must be at least 2");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Bootstrap(10, 1, new Seed(1)))
        .withMessage("confidence level 1.0: must lie in (0, 1)");
  }
}
