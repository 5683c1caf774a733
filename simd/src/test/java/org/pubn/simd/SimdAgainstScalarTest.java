package org.pubn.simd;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.pubn.nn.Arrays32;
import org.pubn.nn.ConvShape;
import org.pubn.nn.KernelSets;
import org.pubn.nn.Kernels;

/** The SIMD set against the scalar set: equal within rounding, the optimizer to the bit. */
final class SimdAgainstScalarTest {

  private static final int STRIDE = 144;

  private final Kernels scalar = KernelSets.scalar();
  private final Kernels simd = SimdKernels.create();

  @Test
  void gemmAgrees() {
    int m = 300;
    int k = 1152;
    float[] weights = Arrays32.random(k * m, 1);
    float[] x = Arrays32.random(STRIDE * k, 2);
    float[] expected = new float[m * STRIDE];
    float[] actual = new float[m * STRIDE];
    scalar.gemm(true, true, m, STRIDE, k, weights, 0, m, x, 0, k, expected, 0, STRIDE, false);
    simd.gemm(true, true, m, STRIDE, k, weights, 0, m, x, 0, k, actual, 0, STRIDE, false);
    Arrays32.assertClose("product", actual, expected, k);
  }

  @Test
  void convolutionAgrees() {
    ConvShape shape = new ConvShape(5, 12, 12, 10, 5);
    int biasOffset = shape.weights();
    float[] parameters = Arrays32.random(biasOffset + shape.outChannels(), 1);
    float[] in = Arrays32.random(shape.inFeatures() * STRIDE, 2);
    float[] dOut = Arrays32.random(shape.outFeatures() * STRIDE, 3);

    float[] expected = new float[dOut.length];
    float[] actual = new float[dOut.length];
    scalar.conv(shape, STRIDE, parameters, 0, biasOffset, in, expected);
    simd.conv(shape, STRIDE, parameters, 0, biasOffset, in, actual);
    Arrays32.assertClose("output", actual, expected, 125);

    float[] expectedDIn = new float[in.length];
    float[] dIn = new float[in.length];
    scalar.convBackwardInput(shape, STRIDE, parameters, 0, dOut, expectedDIn);
    simd.convBackwardInput(shape, STRIDE, parameters, 0, dOut, dIn);
    Arrays32.assertClose("input derivative", dIn, expectedDIn, 250);

    float[] expectedGradients = new float[parameters.length];
    float[] gradients = new float[parameters.length];
    scalar.convBackwardParameters(shape, STRIDE, in, dOut, expectedGradients, 0, biasOffset);
    simd.convBackwardParameters(shape, STRIDE, in, dOut, gradients, 0, biasOffset);
    Arrays32.assertClose("gradients", gradients, expectedGradients, 64 * STRIDE);
  }

  @Test
  void optimiserIsTheSameToTheBit() {
    int length = 1003;
    float[][] one = state(length);
    float[][] other = state(length);
    for (int t = 0; t < 20; t++) {
      float[] g = Arrays32.random(length, 50 + t);
      scalar.amsgrad(
          length, one[0], g, one[1], one[2], one[3], 0.9f, 0.999f, 1e-8f, 1e-4f, 1e-3f, 1.5f);
      simd.amsgrad(
          length, other[0], g, other[1], other[2], other[3], 0.9f, 0.999f, 1e-8f, 1e-4f, 1e-3f,
          1.5f);
    }
    assertThat(other).isDeepEqualTo(one);
  }

  private static float[][] state(int length) {
    return new float[][] {
      Arrays32.random(length, 1), new float[length], new float[length], new float[length]
    };
  }
}
