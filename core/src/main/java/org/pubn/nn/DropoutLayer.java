package org.pubn.nn;

import org.pubn.random.RandomStream;

/** In training, each feature of each example is dropped or scaled; otherwise nothing happens. */
final class DropoutLayer extends Layer {

  private final int features;
  private final float rate;
  private final float scale;
  private float[] factors = NOTHING;
  private float[] dropped = NOTHING;

  DropoutLayer(LayerSpec.Dropout spec, Kernels kernels, int offset) {
    super(kernels, offset);
    features = spec.features();
    rate = (float) spec.rate();
    scale = (float) (1 / (1 - spec.rate()));
  }

  @Override
  void forward(float[] parameters, float[] in, int stride) {
    out = in;
  }

  @Override
  void forwardTraining(float[] parameters, float[] in, int n, int stride, RandomStream random) {
    int length = features * stride;
    factors = grown(factors, features, stride);
    drawFactors(length, random);
    // "out" may still be the buffer of the layer before, left by a pass in evaluation mode.
    dropped = grown(dropped, features, stride);
    multiply(length, in, factors, dropped);
    out = dropped;
  }

  /**
   * Draws 0 with probability rate, else scale. A branch would be mispredicted every other time, so
   * the sign of (random number − rate), spread over all bits, clears those of scale instead.
   */
  private void drawFactors(int length, RandomStream random) {
    int bits = Float.floatToRawIntBits(scale);
    for (int i = 0; i < length; i++) {
      int below = Float.floatToRawIntBits(random.nextFloat() - rate) >> 31;
      factors[i] = Float.intBitsToFloat(bits & ~below);
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
    multiply(features * stride, dOut, factors, dOut);
    dIn = dOut;
  }

  private static void multiply(int length, float[] a, float[] b, float[] product) {
    for (int i = 0; i < length; i++) {
      product[i] = a[i] * b[i];
    }
  }
}
