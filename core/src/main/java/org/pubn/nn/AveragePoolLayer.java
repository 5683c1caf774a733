package org.pubn.nn;

import java.util.Arrays;

/** The mean of every channel over its pixels. */
final class AveragePoolLayer extends Layer {

  private final int channels;
  private final int pixels;

  AveragePoolLayer(LayerSpec.AveragePool spec, Kernels kernels, int offset) {
    super(kernels, offset);
    channels = spec.channels();
    pixels = spec.pixels();
  }

  @Override
  void forward(float[] parameters, float[] in, int stride) {
    out = grown(out, channels, stride);
    Arrays.fill(out, 0, channels * stride, 0f);
    for (int i = 0; i < channels * pixels; i++) {
      kernels.axpy(stride, 1f / pixels, in, i * stride, out, i / pixels * stride);
    }
  }

  @Override
  void backward(
      float[] parameters,
      float[] gradients,
      float[] in,
      float[] dOut,
      int stride,
      boolean inputNeeded) {
    dIn = grown(dIn, channels * pixels, stride);
    Arrays.fill(dIn, 0, channels * pixels * stride, 0f);
    for (int i = 0; i < channels * pixels; i++) {
      kernels.axpy(stride, 1f / pixels, dOut, i / pixels * stride, dIn, i * stride);
    }
  }
}
