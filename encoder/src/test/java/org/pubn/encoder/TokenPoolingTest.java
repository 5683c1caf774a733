package org.pubn.encoder;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.FloatBuffer;
import org.junit.jupiter.api.Test;

class TokenPoolingTest {

  /** Three windows' worth of vectors of width 2; the first and last of the first are special. */
  @Test
  void meanMinimumAndMaximumOverAllTokensOfAllWindows() {
    TokenPooling pooling = new TokenPooling(2);
    pooling.add(FloatBuffer.wrap(new float[] {99, 99, 1, -2, 3, 4, -99, -99}), 1, 3);
    pooling.add(FloatBuffer.wrap(new float[] {5, -8}), 0, 1);

    assertThat(pooling.features()).containsExactly(3, -2, 1, -8, 5, 4);
  }

  @Test
  void ofNothingItIsZero() {
    assertThat(new TokenPooling(2).features()).containsExactly(0, 0, 0, 0, 0, 0);
  }
}
