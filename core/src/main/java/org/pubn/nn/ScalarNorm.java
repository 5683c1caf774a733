package org.pubn.nn;

import java.util.Arrays;

/** Batch norm: moments of channels, and affine functions of each followed by max(0, ·). */
final class ScalarNorm {

  private float[] lanes = {};

  void moments(
      int channels, int pixels, int n, int stride, float[] in, float[] mean, float[] variance) {
    lanes = lanes.length < n ? new float[n] : lanes;
    double count = (double) n * pixels;
    for (int c = 0; c < channels; c++) {
      int start = c * pixels * stride;
      Arrays.fill(lanes, 0, n, 0f);
      for (int p = 0; p < pixels; p++) {
        int at = start + p * stride;
        for (int b = 0; b < n; b++) {
          lanes[b] += in[at + b];
        }
      }
      float center = (float) (sum(n) / count);
      Arrays.fill(lanes, 0, n, 0f);
      for (int p = 0; p < pixels; p++) {
        int at = start + p * stride;
        for (int b = 0; b < n; b++) {
          float distance = in[at + b] - center;
          lanes[b] += distance * distance;
        }
      }
      mean[c] = center;
      variance[c] = (float) (sum(n) / count);
    }
  }

  private double sum(int n) {
    double sum = 0;
    for (int b = 0; b < n; b++) {
      sum += lanes[b];
    }
    return sum;
  }

  static void affineRelu(
      int channels, int length, float[] scale, float[] shift, float[] in, float[] out) {
    for (int c = 0; c < channels; c++) {
      float factor = scale[c];
      float add = shift[c];
      int end = (c + 1) * length;
      for (int i = c * length; i < end; i++) {
        out[i] = Math.max(0f, factor * in[i] + add);
      }
    }
  }

  static void affineReluSums(
      int channels,
      int length,
      float[] in,
      float[] mean,
      float[] out,
      float[] dOut,
      float[] sums,
      float[] products) {
    for (int c = 0; c < channels; c++) {
      double sum = 0;
      double product = 0;
      int end = (c + 1) * length;
      for (int i = c * length; i < end; i++) {
        float d = out[i] > 0f ? dOut[i] : 0f;
        sum += d;
        product += d * (in[i] - mean[c]);
      }
      sums[c] = (float) sum;
      products[c] = (float) product;
    }
  }

  static void affineReluBackward(
      int channels,
      int pixels,
      int n,
      int stride,
      float[] a,
      float[] b,
      float[] shift,
      float[] in,
      float[] out,
      float[] dOut,
      float[] dIn) {
    for (int row = 0; row < channels * pixels; row++) {
      int c = row / pixels;
      int start = row * stride;
      for (int i = start; i < start + n; i++) {
        float d = out[i] > 0f ? dOut[i] : 0f;
        dIn[i] = a[c] * d + (b[c] * in[i] + shift[c]);
      }
      Arrays.fill(dIn, start + n, start + stride, 0f);
    }
  }
}
