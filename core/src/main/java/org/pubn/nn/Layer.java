package org.pubn.nn;

import org.pubn.sample.RandomStream;

/**
 * A layer at work: a {@link LayerSpec} with the buffers of one mini-batch. Parameters and gradients
 * of all layers lie in two flat arrays; a layer knows where its own begin.
 */
abstract sealed class Layer permits DenseLayer, ConvLayer, MaxPoolLayer, ReluLayer, DropoutLayer {

  static final float[] NOTHING = {};

  final Kernels kernels;
  final int offset;
  float[] out = NOTHING;
  float[] dIn = NOTHING;

  Layer(Kernels kernels, int offset) {
    this.kernels = kernels;
    this.offset = offset;
  }

  static Layer of(LayerSpec spec, Kernels kernels, int offset) {
    if (spec instanceof LayerSpec.Dense dense) {
      return new DenseLayer(dense, kernels, offset);
    } else if (spec instanceof LayerSpec.Conv conv) {
      return new ConvLayer(conv.shape(), kernels, offset);
    } else if (spec instanceof LayerSpec.MaxPool pool) {
      return new MaxPoolLayer(pool.shape(), kernels, offset);
    } else if (spec instanceof LayerSpec.Relu relu) {
      return new ReluLayer(relu.features(), kernels, offset);
    } else if (spec instanceof LayerSpec.Dropout dropout) {
      return new DropoutLayer(dropout, kernels, offset);
    }
    throw new AssertionError(spec);
  }

  /** Computes {@link #out} from {@code in}. */
  abstract void forward(float[] parameters, float[] in, int stride);

  /** Like {@link #forward}, in training mode; differs for layers that use random numbers. */
  void forwardTraining(float[] parameters, float[] in, int stride, RandomStream random) {
    forward(parameters, in, stride);
  }

  /**
   * Writes the gradients of the layer's own parameters and, if {@code inputNeeded}, computes {@link
   * #dIn}. Called after a forward pass with the same input. May overwrite {@code dOut}.
   */
  abstract void backward(
      float[] parameters,
      float[] gradients,
      float[] in,
      float[] dOut,
      int stride,
      boolean inputNeeded);

  /** The buffer itself if it is large enough, else a larger one. */
  static float[] grown(float[] buffer, int features, int stride) {
    int length = Math.multiplyExact(features, stride);
    return buffer.length >= length ? buffer : new float[length];
  }
}
