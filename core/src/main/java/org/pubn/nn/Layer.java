package org.pubn.nn;

import org.pubn.random.RandomStream;

/**
 * A layer at work: a {@link LayerSpec} with the buffers of one mini-batch. Parameters and gradients
 * of all layers lie in two flat arrays; a layer knows where its own begin. Behind the parameters
 * stand the running statistics, which a pass in training mode moves and no gradient does.
 */
abstract sealed class Layer
    permits AveragePoolLayer,
        ConvLayer,
        DenseLayer,
        DropoutLayer,
        MaxPoolLayer,
        NormReluLayer,
        PreActBlockLayer,
        ReluLayer {

  static final float[] NOTHING = {};

  final Kernels kernels;
  final int offset;
  float[] out = NOTHING;
  float[] dIn = NOTHING;

  Layer(Kernels kernels, int offset) {
    this.kernels = kernels;
    this.offset = offset;
  }

  static Layer of(LayerSpec spec, Kernels kernels, int offset, int statistics) {
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
    } else if (spec instanceof LayerSpec.NormRelu norm) {
      return new NormReluLayer(norm, kernels, offset, statistics);
    } else if (spec instanceof LayerSpec.AveragePool pool) {
      return new AveragePoolLayer(pool, kernels, offset);
    } else if (spec instanceof LayerSpec.PreActBlock block) {
      return new PreActBlockLayer(block, kernels, offset, statistics);
    }
    throw new AssertionError(spec);
  }

  /** Computes {@link #out} from {@code in}. */
  abstract void forward(float[] parameters, float[] in, int stride);

  /**
   * Like {@link #forward}, in training mode; differs for layers that use random numbers or what the
   * n examples of the mini-batch have in common.
   */
  void forwardTraining(float[] parameters, float[] in, int n, int stride, RandomStream random) {
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
