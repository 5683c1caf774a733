package org.pubn.nn;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.pubn.random.RandomStream;
import org.pubn.random.Seed;

class DropoutLayerTest {

  private static final int FEATURES = 40;
  private static final int STRIDE = 144;

  /** Published results hang on which features are dropped. */
  @ParameterizedTest
  @ValueSource(doubles = {0.001, 0.2, 0.5, 0.75, 0.999})
  void dropsWhereTheRandomNumberIsBelowTheRate(double rate) {
    DropoutLayer layer =
        new DropoutLayer(new LayerSpec.Dropout(FEATURES, rate), KernelSets.scalar(), 0);
    float[] ones = new float[FEATURES * STRIDE];
    Arrays.fill(ones, 1);

    layer.forwardTraining(new float[0], ones, STRIDE, STRIDE, new Seed(1).random());

    RandomStream random = new Seed(1).random();
    float[] expected = new float[ones.length];
    for (int i = 0; i < expected.length; i++) {
      expected[i] = random.nextFloat() < (float) rate ? 0 : (float) (1 / (1 - rate));
    }
    assertThat(layer.out).containsExactly(expected);
  }

  @Test
  void keepsWhereTheRandomNumberEqualsTheRate() {
    float rate = new Seed(2).random().nextFloat();
    DropoutLayer layer = new DropoutLayer(new LayerSpec.Dropout(1, rate), KernelSets.scalar(), 0);

    layer.forwardTraining(new float[0], new float[] {1}, 1, 1, new Seed(2).random());

    assertThat(layer.out[0]).isPositive();
  }
}
