package org.pubn.nn;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Convolutions and their derivatives against their definitions. */
interface ConvContract {

  Kernels kernels();

  /**
   * Shapes with the number of examples: two of the paper's network for MNIST, then some with
   * padding, steps and without biases, among them those of a residual network.
   */
  static Stream<Arguments> shapes() {
    return Stream.of(
        Arguments.of(new ConvShape(1, 1, 1, 1, 1), 3),
        Arguments.of(new ConvShape(2, 4, 7, 3, 1), 16),
        Arguments.of(new ConvShape(1, 3, 3, 1, 3), 5),
        Arguments.of(new ConvShape(3, 6, 5, 4, 3), 30),
        Arguments.of(new ConvShape(5, 5, 9, 11, 3), 17),
        Arguments.of(new ConvShape(11, 7, 6, 7, 5), 20),
        Arguments.of(new ConvShape(6, 5, 5, 6, 5), 48),
        Arguments.of(new ConvShape(4, 9, 8, 9, 4), 70),
        Arguments.of(new ConvShape(8, 6, 6, 2, 2), 100),
        Arguments.of(new ConvShape(1, 28, 28, 5, 5), 140),
        Arguments.of(new ConvShape(5, 12, 12, 10, 5), 140),
        Arguments.of(new ConvShape(1, 1, 1, 1, 1, 0, 2, false), 2),
        Arguments.of(new ConvShape(2, 3, 4, 3, 3, 1, 1, true), 5),
        Arguments.of(new ConvShape(2, 3, 3, 3, 3, 2, 1, false), 7),
        Arguments.of(new ConvShape(3, 9, 7, 6, 5, 2, 3, true), 33),
        Arguments.of(new ConvShape(2, 2, 1, 3, 3, 1, 1, false), 6),
        Arguments.of(new ConvShape(2, 1, 2, 3, 3, 1, 2, false), 6),
        Arguments.of(new ConvShape(4, 8, 6, 7, 2, 1, 2, false), 16),
        Arguments.of(new ConvShape(3, 9, 13, 5, 3, 1, 1, false), 20),
        Arguments.of(new ConvShape(7, 6, 5, 17, 3, 1, 1, false), 50),
        Arguments.of(new ConvShape(9, 7, 8, 10, 3, 1, 1, true), 17),
        Arguments.of(new ConvShape(3, 12, 12, 16, 3, 1, 1, false), 120),
        Arguments.of(new ConvShape(16, 8, 8, 16, 3, 1, 1, false), 120),
        Arguments.of(new ConvShape(16, 8, 8, 32, 3, 1, 2, false), 120),
        Arguments.of(new ConvShape(16, 9, 8, 32, 1, 0, 2, false), 120),
        Arguments.of(new ConvShape(40, 4, 4, 40, 3, 1, 1, false), 120));
  }

  @ParameterizedTest
  @MethodSource("org.pubn.nn.ConvContract#shapes")
  default void convIsTheSumOverTaps(ConvShape shape, int n) {
    int stride = Kernels.stride(n);
    float[] weights = Arrays32.random(shape.weights(), 1);
    float[] bias = bias(shape);
    float[] in = Arrays32.random(shape.inFeatures() * stride, 3);
    float[] expected =
        ReferenceKernels.toFloats(ReferenceKernels.conv(shape, stride, weights, bias, in));
    float[] parameters = shape.biased() ? joined(weights, bias) : joined(weights);

    Kernels kernels = kernels();
    float[] out = new float[expected.length];
    kernels.conv(shape, stride, parameters, 3, 3 + weights.length, in, out);
    Arrays32.assertClose(
        "output", out, expected, rounding(shape) * shape.weights() / shape.outChannels());

    float[] again = new float[expected.length];
    kernels.conv(shape, stride, parameters, 3, 3 + weights.length, in, again);
    assertThat(again).isEqualTo(out);
  }

  @ParameterizedTest
  @MethodSource("org.pubn.nn.ConvContract#shapes")
  default void convBackwardInputIsTheTransposedSum(ConvShape shape, int n) {
    int stride = Kernels.stride(n);
    float[] weights = Arrays32.random(shape.weights(), 1);
    float[] dOut =
        Arrays32.withoutPadding(Arrays32.random(shape.outFeatures() * stride, 2), stride, n);
    float[] expected = ReferenceKernels.convBackwardInput(shape, stride, weights, dOut);

    Kernels kernels = kernels();
    float[] dIn = Arrays32.random(expected.length, 9);
    kernels.convBackwardInput(shape, stride, joined(weights), 3, dOut, dIn);
    Arrays32.assertClose(
        "input derivative", dIn, expected, rounding(shape) * shape.weights() / shape.inChannels());

    float[] again = new float[expected.length];
    kernels.convBackwardInput(shape, stride, joined(weights), 3, dOut, again);
    assertThat(again).isEqualTo(dIn);
  }

  @ParameterizedTest
  @MethodSource("org.pubn.nn.ConvContract#shapes")
  default void convBackwardParametersIsTheSumOverPixelsAndExamples(ConvShape shape, int n) {
    int stride = Kernels.stride(n);
    float[] in = Arrays32.random(shape.inFeatures() * stride, 1);
    float[] dOut =
        Arrays32.withoutPadding(Arrays32.random(shape.outFeatures() * stride, 2), stride, n);
    float[] expected =
        joined(
            ReferenceKernels.convBackwardWeights(shape, stride, in, dOut),
            ReferenceKernels.convBackwardBias(shape, stride, dOut));

    Kernels kernels = kernels();
    float[] gradients = Arrays32.random(expected.length, 9);
    System.arraycopy(expected, 0, gradients, 0, 3);
    if (!shape.biased()) {
      System.arraycopy(
          expected, 3 + shape.weights(), gradients, 3 + shape.weights(), shape.outChannels());
    }
    kernels.convBackwardParameters(shape, stride, in, dOut, gradients, 3, 3 + shape.weights());
    Arrays32.assertClose(
        "gradients", gradients, expected, shape.outHeight() * shape.outWidth() * n);

    float[] again = expected.clone();
    kernels.convBackwardParameters(shape, stride, in, dOut, again, 3, 3 + shape.weights());
    assertThat(again).isEqualTo(gradients);
  }

  /** The derivatives of Σ r · out, for a random r, by central differences of the output itself. */
  @Test
  default void convDerivativesAgreeWithFiniteDifferences() {
    ConvShape shape = new ConvShape(2, 5, 6, 3, 3);
    int stride = 16;
    float[] weights = Arrays32.random(shape.weights(), 1);
    float[] bias = Arrays32.random(shape.outChannels(), 2);
    float[] in = Arrays32.random(shape.inFeatures() * stride, 3);
    float[] r = Arrays32.random(shape.outFeatures() * stride, 4);
    Kernels kernels = kernels();
    float[] dIn = new float[in.length];
    float[] gradients = joined(weights, bias);
    kernels.convBackwardInput(shape, stride, joined(weights), 3, r, dIn);
    kernels.convBackwardParameters(shape, stride, in, r, gradients, 3, 3 + weights.length);

    float[] dWeights = java.util.Arrays.copyOfRange(gradients, 3, 3 + weights.length);
    float[] dBias = java.util.Arrays.copyOfRange(gradients, 3 + weights.length, gradients.length);
    assertSlopes(in, dIn, () -> weighted(shape, stride, weights, bias, in, r));
    assertSlopes(weights, dWeights, () -> weighted(shape, stride, weights, bias, in, r));
    assertSlopes(bias, dBias, () -> weighted(shape, stride, weights, bias, in, r));
  }

  private static void assertSlopes(
      float[] variable, float[] slope, java.util.function.DoubleSupplier value) {
    float step = 0x1p-5f;
    for (int i = 0; i < variable.length; i += Math.max(1, variable.length / 60)) {
      float at = variable[i];
      variable[i] = at + step;
      double width = variable[i];
      double up = value.getAsDouble();
      variable[i] = at - step;
      width -= variable[i];
      double down = value.getAsDouble();
      variable[i] = at;
      assertThat((double) slope[i])
          .as("slope %s", i)
          .isCloseTo((up - down) / width, org.assertj.core.data.Offset.offset(1e-4));
    }
  }

  private static double weighted(
      ConvShape shape, int stride, float[] weights, float[] bias, float[] in, float[] r) {
    double[] out = ReferenceKernels.conv(shape, stride, weights, bias, in);
    double sum = 0;
    for (int i = 0; i < out.length; i++) {
      sum += out[i] * r[i];
    }
    return sum;
  }

  /**
   * What may be worse than a sum of products: 3 × 3 filters of step 1 may be computed by Winograd's
   * F(4 × 4, 3 × 3), whose transforms multiply by up to 8 and cancel again.
   */
  private static int rounding(ConvShape shape) {
    return shape.kernel() == 3 && shape.padding() == 1 && shape.step() == 1 ? 6 : 1;
  }

  private static float[] bias(ConvShape shape) {
    return shape.biased()
        ? Arrays32.random(shape.outChannels(), 2)
        : new float[shape.outChannels()];
  }

  /** The arrays one after the other, three unrelated elements in front. */
  private static float[] joined(float[]... parts) {
    int length = 3;
    for (float[] part : parts) {
      length += part.length;
    }
    float[] all = new float[length];
    int at = 3;
    for (float[] part : parts) {
      System.arraycopy(part, 0, all, at, part.length);
      at += part.length;
    }
    return all;
  }
}
