package org.pubn.nn;

/** max(0, ·) of every feature. */
final class ReluLayer extends Layer {

  private final int features;

  ReluLayer(int features, Kernels kernels, int offset) {
    super(kernels, offset);
    this.features = features;
  }

  @Override
  void forward(float[] parameters, float[] in, int stride) {
    out = grown(out, features, stride);
    kernels.relu(features * stride, in, out);
  }

  @Override
  void backward(
      float[] parameters,
      float[] gradients,
      float[] in,
      float[] dOut,
      int stride,
      boolean inputNeeded) {
    kernels.reluBackward(features * stride, out, dOut, dOut);
    dIn = dOut;
  }
}
