package org.pubn.nn;

/** Maximum over 2 × 2 windows. */
final class MaxPoolLayer extends Layer {

  private final PoolShape shape;

  MaxPoolLayer(PoolShape shape, Kernels kernels, int offset) {
    super(kernels, offset);
    this.shape = shape;
  }

  @Override
  void forward(float[] parameters, float[] in, int stride) {
    out = grown(out, shape.outFeatures(), stride);
    kernels.maxPool(shape, stride, in, out);
  }

  @Override
  void backward(
      float[] parameters,
      float[] gradients,
      float[] in,
      float[] dOut,
      int stride,
      boolean inputNeeded) {
    dIn = grown(dIn, shape.inFeatures(), stride);
    kernels.maxPoolBackward(shape, stride, in, out, dOut, dIn);
  }
}
