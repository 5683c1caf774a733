package org.pubn.nn;

/** Convolution. */
final class ConvLayer extends Layer {

  private final ConvShape shape;

  ConvLayer(ConvShape shape, Kernels kernels, int offset) {
    super(kernels, offset);
    this.shape = shape;
  }

  private int biasOffset() {
    return offset + shape.weights();
  }

  @Override
  void forward(float[] parameters, float[] in, int stride) {
    out = grown(out, shape.outFeatures(), stride);
    kernels.conv(shape, stride, parameters, offset, biasOffset(), in, out);
  }

  @Override
  void backward(
      float[] parameters,
      float[] gradients,
      float[] in,
      float[] dOut,
      int stride,
      boolean inputNeeded) {
    kernels.convBackwardParameters(shape, stride, in, dOut, gradients, offset, biasOffset());
    if (inputNeeded) {
      dIn = grown(dIn, shape.inFeatures(), stride);
      kernels.convBackwardInput(shape, stride, parameters, offset, dOut, dIn);
    }
  }
}
