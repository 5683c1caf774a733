package org.pubn.nn;

import java.util.List;
import java.util.Optional;
import org.pubn.random.RandomStream;

/** A residual block: h = norm₁(x), out = conv₂(norm₂(conv₁(h))) + (shortcut(h), or x). */
final class PreActBlockLayer extends Layer {

  private final int inFeatures;
  private final int outFeatures;
  private final Layer norm1;
  private final Layer conv1;
  private final Layer norm2;
  private final Layer conv2;
  private final Optional<Layer> shortcut;

  PreActBlockLayer(LayerSpec.PreActBlock spec, Kernels kernels, int offset, int statistics) {
    super(kernels, offset);
    inFeatures = spec.inFeatures();
    outFeatures = spec.outFeatures();
    List<LayerSpec> parts = spec.parts();
    Layer[] layers = new Layer[parts.size()];
    int at = offset;
    int statisticsAt = statistics;
    for (int i = 0; i < layers.length; i++) {
      layers[i] = Layer.of(parts.get(i), kernels, at, statisticsAt);
      at += parts.get(i).parameters();
      statisticsAt += parts.get(i).statistics();
    }
    norm1 = layers[0];
    conv1 = layers[1];
    norm2 = layers[2];
    conv2 = layers[3];
    shortcut = layers.length > 4 ? Optional.of(layers[4]) : Optional.empty();
  }

  @Override
  void forward(float[] parameters, float[] in, int stride) {
    norm1.forward(parameters, in, stride);
    conv1.forward(parameters, norm1.out, stride);
    norm2.forward(parameters, conv1.out, stride);
    addUp(parameters, in, stride);
  }

  @Override
  void forwardTraining(float[] parameters, float[] in, int n, int stride, RandomStream random) {
    norm1.forwardTraining(parameters, in, n, stride, random);
    conv1.forward(parameters, norm1.out, stride);
    norm2.forwardTraining(parameters, conv1.out, n, stride, random);
    addUp(parameters, in, stride);
  }

  private void addUp(float[] parameters, float[] in, int stride) {
    conv2.forward(parameters, norm2.out, stride);
    float[] added = in;
    if (shortcut.isPresent()) {
      shortcut.get().forward(parameters, norm1.out, stride);
      added = shortcut.get().out;
    }
    out = conv2.out;
    kernels.axpy(outFeatures * stride, 1f, added, 0, out, 0);
  }

  @Override
  void backward(
      float[] parameters,
      float[] gradients,
      float[] in,
      float[] dOut,
      int stride,
      boolean inputNeeded) {
    conv2.backward(parameters, gradients, norm2.out, dOut, stride, true);
    norm2.backward(parameters, gradients, conv1.out, conv2.dIn, stride, true);
    conv1.backward(parameters, gradients, norm1.out, norm2.dIn, stride, true);
    if (shortcut.isPresent()) {
      shortcut.get().backward(parameters, gradients, norm1.out, dOut, stride, true);
      kernels.axpy(inFeatures * stride, 1f, shortcut.get().dIn, 0, conv1.dIn, 0);
    }
    norm1.backward(parameters, gradients, in, conv1.dIn, stride, true);
    dIn = norm1.dIn;
    if (shortcut.isEmpty()) {
      kernels.axpy(inFeatures * stride, 1f, dOut, 0, dIn, 0);
    }
  }
}
