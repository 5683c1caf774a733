package org.pubn.nn;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Max-pooling and its derivative. */
interface PoolContract {

  Kernels kernels();

  static Stream<PoolShape> shapes() {
    return Stream.of(
        new PoolShape(1, 2, 2),
        new PoolShape(1, 3, 3),
        new PoolShape(2, 5, 4),
        new PoolShape(3, 4, 7),
        new PoolShape(5, 24, 24),
        new PoolShape(10, 8, 8));
  }

  @ParameterizedTest
  @MethodSource("org.pubn.nn.PoolContract#shapes")
  default void derivativeGoesToTheFirstLargestCell(PoolShape shape) {
    int stride = 48;
    // Few different values, so that most windows hold ties.
    float[] in = Arrays32.random(shape.inFeatures() * stride, 1);
    for (int i = 0; i < in.length; i++) {
      in[i] = Math.round(2 * in[i]);
    }
    float[] dOut = Arrays32.random(shape.outFeatures() * stride, 2);
    float[] out = new float[dOut.length];
    float[] dIn = Arrays32.random(in.length, 3);
    kernels().maxPool(shape, stride, in, out);
    kernels().maxPoolBackward(shape, stride, in, out, dOut, dIn);

    float[] expectedOut = new float[out.length];
    float[] expectedDIn = new float[in.length];
    for (int i = 0; i < out.length; i++) {
      int pixel = i / stride;
      int x = pixel % shape.outWidth();
      int y = pixel / shape.outWidth() % shape.outHeight();
      int c = pixel / shape.outWidth() / shape.outHeight();
      int best = -1;
      for (int cell = 0; cell < 4; cell++) {
        int row = c * shape.height() + 2 * y + cell / 2;
        int at = (row * shape.width() + 2 * x + cell % 2) * stride + i % stride;
        if (best < 0 || in[at] > in[best]) {
          best = at;
        }
      }
      expectedOut[i] = in[best];
      expectedDIn[best] = dOut[i];
    }
    assertThat(out).isEqualTo(expectedOut);
    assertThat(dIn).isEqualTo(expectedDIn);
  }

  @Test
  default void poolsOneWindowByHand() {
    float[] in = new float[4 * 16];
    in[0] = 1;
    in[16] = 4;
    in[32] = 4;
    in[48] = 2;
    float[] out = new float[16];
    float[] dIn = new float[64];
    float[] dOut = new float[16];
    dOut[0] = 5;
    kernels().maxPool(new PoolShape(1, 2, 2), 16, in, out);
    kernels().maxPoolBackward(new PoolShape(1, 2, 2), 16, in, out, dOut, dIn);
    assertThat(out[0]).isEqualTo(4);
    assertThat(new float[] {dIn[0], dIn[16], dIn[32], dIn[48]}).containsExactly(0, 5, 0, 0);
  }
}
