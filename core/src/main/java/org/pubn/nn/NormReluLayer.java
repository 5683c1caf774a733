package org.pubn.nn;

import org.pubn.random.RandomStream;

/**
 * Batch norm, then max(0, ·), in one pass: y = max(0, γ · (x − μ) / √(v + ε) + β) per channel. In
 * training μ and v are mean and biased variance over the pixels of the mini-batch, which the
 * running statistics follow with momentum 0.1, the variance unbiased; otherwise they are the
 * running statistics.
 */
final class NormReluLayer extends Layer {

  private static final double EPSILON = 1e-5;
  private static final double MOMENTUM = 0.1;

  private final int channels;
  private final int pixels;
  private final int statistics;
  private final float[] mean;
  private final float[] variance;
  private final float[] scale;
  private final float[] shift;
  private final float[] sums;
  private final float[] products;
  private int examples;

  /**
   * A layer at work.
   *
   * @param statistics where the running means begin; the variances follow them
   */
  NormReluLayer(LayerSpec.NormRelu spec, Kernels kernels, int offset, int statistics) {
    super(kernels, offset);
    channels = spec.channels();
    pixels = spec.pixels();
    this.statistics = statistics;
    mean = new float[channels];
    variance = new float[channels];
    scale = new float[channels];
    shift = new float[channels];
    sums = new float[channels];
    products = new float[channels];
  }

  @Override
  void forward(float[] parameters, float[] in, int stride) {
    System.arraycopy(parameters, statistics, mean, 0, channels);
    System.arraycopy(parameters, statistics + channels, variance, 0, channels);
    normalize(parameters, in, stride);
  }

  @Override
  void forwardTraining(float[] parameters, float[] in, int n, int stride, RandomStream random) {
    examples = n;
    kernels.moments(channels, pixels, n, stride, in, mean, variance);
    double count = (double) n * pixels;
    double unbiased = count / Math.max(1, count - 1);
    for (int c = 0; c < channels; c++) {
      follow(parameters, statistics + c, mean[c]);
      follow(parameters, statistics + channels + c, variance[c] * unbiased);
    }
    normalize(parameters, in, stride);
  }

  private static void follow(float[] running, int i, double value) {
    running[i] = (float) ((1 - MOMENTUM) * running[i] + MOMENTUM * value);
  }

  private void normalize(float[] parameters, float[] in, int stride) {
    out = grown(out, channels * pixels, stride);
    for (int c = 0; c < channels; c++) {
      double factor = parameters[offset + c] / deviation(c);
      scale[c] = (float) factor;
      shift[c] = (float) (parameters[offset + channels + c] - factor * mean[c]);
    }
    kernels.affineRelu(channels, pixels * stride, scale, shift, in, out);
  }

  private double deviation(int c) {
    return Math.sqrt(variance[c] + EPSILON);
  }

  /**
   * With d the derivative by γ·x̂ + β, x̂ the normalized input and N the pixels of all examples: dβ
   * = Σ d, dγ = Σ d·x̂, dx = γ/√(v+ε) · (d − dβ/N − x̂·dγ/N), which is a·d + b·x + c.
   */
  @Override
  void backward(
      float[] parameters,
      float[] gradients,
      float[] in,
      float[] dOut,
      int stride,
      boolean inputNeeded) {
    kernels.affineReluSums(channels, pixels * stride, in, mean, out, dOut, sums, products);
    double count = (double) examples * pixels;
    for (int c = 0; c < channels; c++) {
      double deviation = deviation(c);
      double dGamma = products[c] / deviation;
      gradients[offset + c] = (float) dGamma;
      gradients[offset + channels + c] = sums[c];
      double a = parameters[offset + c] / deviation;
      double b = -a * dGamma / (count * deviation);
      scale[c] = (float) a;
      products[c] = (float) b;
      shift[c] = (float) (-a * sums[c] / count - b * mean[c]);
    }
    kernels.affineReluBackward(
        channels, pixels, examples, stride, scale, products, shift, in, out, dOut, dOut);
    dIn = dOut;
  }
}
