package org.pubn.nn;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The kernels of batch norm against their definitions in double. */
interface NormContract {

  Kernels kernels();

  @ParameterizedTest
  @CsvSource({"1, 1, 1", "3, 1, 5", "2, 7, 16", "5, 4, 33", "4, 64, 120"})
  default void momentsAreThoseOfTheExamplesAlone(int channels, int pixels, int n) {
    int stride = Kernels.stride(n);
    float[] in = Arrays32.random(channels * pixels * stride, 1);
    float[] mean = new float[channels];
    float[] variance = new float[channels];
    float[] expectedMean = new float[channels];
    float[] expectedVariance = new float[channels];
    for (int c = 0; c < channels; c++) {
      double sum = 0;
      double squares = 0;
      for (int i = 0; i < pixels * n; i++) {
        double x = in[(c * pixels + i / n) * stride + i % n];
        sum += x;
        squares += x * x;
      }
      double center = sum / (pixels * n);
      expectedMean[c] = (float) center;
      expectedVariance[c] = (float) (squares / (pixels * n) - center * center);
    }
    kernels().moments(channels, pixels, n, stride, in, mean, variance);
    Arrays32.assertClose("means", mean, expectedMean, 1);
    Arrays32.assertClose("variances", variance, expectedVariance, 1);
  }

  /** Σ (x − μ)², not Σ x² − N·μ², which would lose a variance beside a large mean. */
  @Test
  default void variancesSurviveLargeMeans() {
    int n = 20;
    int stride = 32;
    float[] in = Arrays32.random(9 * stride, 1);
    double sum = 0;
    for (int i = 0; i < in.length; i++) {
      in[i] = 1000 + in[i];
      sum += i % stride < n ? in[i] : 0;
    }
    double expected = 0;
    for (int i = 0; i < in.length; i++) {
      double distance = in[i] - sum / (9 * n);
      expected += i % stride < n ? distance * distance / (9 * n) : 0;
    }
    float[] variance = new float[1];
    kernels().moments(1, 9, n, stride, in, new float[1], variance);
    Arrays32.assertClose("variance", variance, new float[] {(float) expected}, 1000);
  }

  @ParameterizedTest
  @CsvSource({"1, 1, 1", "3, 1, 5", "2, 7, 16", "5, 4, 33", "4, 64, 120"})
  default void affineFunctionsAndTheirDerivatives(int channels, int pixels, int n) {
    int stride = Kernels.stride(n);
    int length = pixels * stride;
    float[] in = Arrays32.random(channels * length, 1);
    float[] scale = Arrays32.random(channels, 2);
    float[] shift = Arrays32.random(channels, 3);
    float[] b = Arrays32.random(channels, 4);
    float[] dOut = Arrays32.withoutPadding(Arrays32.random(in.length, 5), stride, n);
    float[] out = new float[in.length];
    float[] dIn = new float[in.length];
    float[] sums = new float[channels];
    float[] products = new float[channels];
    for (int i = 0; i < in.length; i++) {
      int c = i / length;
      out[i] = (float) Math.max(0, (double) scale[c] * in[i] + shift[c]);
      double d = out[i] > 0 ? dOut[i] : 0;
      dIn[i] = i % stride < n ? (float) (scale[c] * d + (double) b[c] * in[i] + shift[c]) : 0;
    }
    for (int c = 0; c < channels; c++) {
      double sum = 0;
      double product = 0;
      for (int i = c * length; i < (c + 1) * length; i++) {
        double d = out[i] > 0 ? dOut[i] : 0;
        sum += d;
        product += d * (in[i] - shift[c]);
      }
      sums[c] = (float) sum;
      products[c] = (float) product;
    }
    Kernels kernels = kernels();
    float[] actualOut = new float[in.length];
    kernels.affineRelu(channels, length, scale, shift, in, actualOut);
    Arrays32.assertClose("output", actualOut, out, 2);
    float[] actualSums = new float[channels];
    float[] actualProducts = new float[channels];
    kernels.affineReluSums(channels, length, in, shift, out, dOut, actualSums, actualProducts);
    Arrays32.assertClose("sums", actualSums, sums, pixels * n);
    Arrays32.assertClose("products", actualProducts, products, pixels * n);
    kernels.affineReluBackward(channels, pixels, n, stride, scale, b, shift, in, out, dOut, dOut);
    Arrays32.assertClose("input derivative", dOut, dIn, 3);
  }
}
