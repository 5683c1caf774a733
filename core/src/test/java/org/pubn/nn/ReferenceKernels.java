package org.pubn.nn;

/** The definitions of {@link Kernels}, word for word, summed in double. */
final class ReferenceKernels {

  private ReferenceKernels() {}

  static float[] gemm(
      boolean transA,
      boolean transB,
      int m,
      int n,
      int k,
      float[] a,
      int aOffset,
      int lda,
      float[] b,
      int bOffset,
      int ldb,
      float[] c,
      int cOffset,
      int ldc,
      boolean accumulate) {
    float[] result = c.clone();
    for (int r = 0; r < m; r++) {
      for (int j = 0; j < n; j++) {
        int at = cOffset + r * ldc + j;
        double sum = accumulate ? c[at] : 0;
        for (int p = 0; p < k; p++) {
          double left = a[aOffset + (transA ? p * lda + r : r * lda + p)];
          double right = b[bOffset + (transB ? j * ldb + p : p * ldb + j)];
          sum += left * right;
        }
        result[at] = (float) sum;
      }
    }
    return result;
  }

  /** The output of a convolution, in double. */
  static double[] conv(ConvShape s, int stride, float[] weights, float[] bias, float[] in) {
    double[] out = new double[s.outFeatures() * stride];
    forEachProduct(
        s, stride, (weight, input, output) -> out[output] += (double) weights[weight] * in[input]);
    int plane = s.outHeight() * s.outWidth() * stride;
    for (int i = 0; i < out.length; i++) {
      out[i] += bias[i / plane];
    }
    return out;
  }

  static float[] convBackwardInput(ConvShape s, int stride, float[] weights, float[] dOut) {
    double[] dIn = new double[s.inFeatures() * stride];
    forEachProduct(
        s,
        stride,
        (weight, input, output) -> dIn[input] += (double) weights[weight] * dOut[output]);
    return toFloats(dIn);
  }

  static float[] convBackwardWeights(ConvShape s, int stride, float[] in, float[] dOut) {
    double[] dWeights = new double[s.weights()];
    forEachProduct(
        s,
        stride,
        (weight, input, output) -> dWeights[weight] += (double) in[input] * dOut[output]);
    return toFloats(dWeights);
  }

  static float[] convBackwardBias(ConvShape s, int stride, float[] dOut) {
    double[] dBias = new double[s.outChannels()];
    int plane = s.outHeight() * s.outWidth() * stride;
    for (int i = 0; i < s.outFeatures() * stride; i++) {
      dBias[i / plane] += dOut[i];
    }
    return toFloats(dBias);
  }

  static float[] toFloats(double[] values) {
    float[] floats = new float[values.length];
    for (int i = 0; i < values.length; i++) {
      floats[i] = (float) values[i];
    }
    return floats;
  }

  /** One product weight · input that counts towards one output of a convolution. */
  @FunctionalInterface
  private interface Product {
    void visit(int weight, int input, int output);
  }

  private static void forEachProduct(ConvShape s, int stride, Product product) {
    int output = 0;
    for (int o = 0; o < s.outChannels(); o++) {
      for (int y = 0; y < s.outHeight(); y++) {
        for (int x = 0; x < s.outWidth(); x++) {
          for (int c = 0; c < s.inChannels(); c++) {
            for (int i = 0; i < s.kernel(); i++) {
              for (int j = 0; j < s.kernel(); j++) {
                int weight = ((o * s.inChannels() + c) * s.kernel() + i) * s.kernel() + j;
                int row = s.step() * y + i - s.padding();
                int column = s.step() * x + j - s.padding();
                if (row < 0 || row >= s.height() || column < 0 || column >= s.width()) {
                  continue;
                }
                int input = ((c * s.height() + row) * s.width() + column) * stride;
                for (int b = 0; b < stride; b++) {
                  product.visit(weight, input + b, output + b);
                }
              }
            }
          }
          output += stride;
        }
      }
    }
  }
}
