package org.pubn.lab.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.pubn.data.DenseFeatures;
import org.pubn.random.RandomStream;
import org.pubn.random.Seed;

final class LabelBiasTest {

  /** 1000 posteriors of ½, 1000 of 1: the share of the latter among 200 that are drawn. */
  private static double easy(LabelBias bias) {
    double[] posteriors = new double[2000];
    Arrays.fill(posteriors, 0, 1000, 0.5);
    Arrays.fill(posteriors, 1000, 2000, 1);
    int[] drawn = bias.draw(posteriors, 200, new Seed(3));
    assertThat(drawn).hasSize(200).doesNotHaveDuplicates();
    return Arrays.stream(drawn).filter(row -> row >= 1000).count() / 200.0;
  }

  @Test
  void labelsFollowThePosterior() {
    assertThat(easy(LabelBias.NONE)).isBetween(0.4, 0.6);
    // 1 : ¼, 1 : 2⁻¹⁰ and 1.5¹⁰ : 2¹⁰.
    assertThat(easy(LabelBias.MILD)).isBetween(0.7, 0.9);
    assertThat(easy(LabelBias.STRONG)).isGreaterThan(0.97);
    assertThat(easy(LabelBias.HARD)).isLessThan(0.12);
  }

  @Test
  void posteriorsRiseTowardsThePositives() {
    RandomStream random = new Seed(4).random();
    float[] positive = new float[200];
    float[] negative = new float[200];
    for (int i = 0; i < 200; i++) {
      positive[i] = 0.5f + 2 * random.nextFloat();
      negative[i] = -0.5f - 2 * random.nextFloat();
    }
    positive[0] = -2;
    double[] posteriors =
        LabelBias.posteriors(
            DenseFeatures.ofOwned(1, positive), DenseFeatures.ofOwned(1, negative), new Seed(5));

    assertThat(posteriors[0]).isLessThan(0.4);
    assertThat(Arrays.stream(posteriors).skip(1).average().orElseThrow()).isGreaterThan(0.6);
  }
}
