package org.pubn.nn;

import org.pubn.data.Features;
import org.pubn.random.RandomStream;

/**
 * A network at work on mini-batches: its layers with their buffers, for one thread. The parameters
 * and the running statistics behind them are passed in, so that one pass can serve any network of
 * the same shape.
 */
final class NetworkPass {

  /**
   * RowLoops scored at a time outside training; a few kilobytes of each layer's output stay cached.
   */
  private static final int SCORING_BATCH = 144;

  private final NetworkSpec spec;
  private final Kernels kernels;
  private final Layer[] layers;
  private final InputBatch batch;

  /** The first layer that takes the feature-major layout; a dense layer 0 reads rows instead. */
  private final int start;

  private float[] image = Layer.NOTHING;

  NetworkPass(NetworkSpec spec, Kernels kernels) {
    this.spec = spec;
    this.kernels = kernels;
    this.batch = new InputBatch(spec.columns());
    this.layers = new Layer[spec.layers().size()];
    int offset = 0;
    int statistics = spec.parameters();
    for (int i = 0; i < layers.length; i++) {
      LayerSpec layer = spec.layers().get(i);
      layers[i] = Layer.of(layer, kernels, offset, statistics);
      offset += layer.parameters();
      statistics += layer.statistics();
    }
    this.start = layers[0] instanceof DenseLayer ? 1 : 0;
  }

  NetworkSpec spec() {
    return spec;
  }

  Kernels kernels() {
    return kernels;
  }

  /** The mini-batch to fill before a pass. */
  InputBatch batch() {
    return batch;
  }

  /** The scores of the last pass: the first {@code batch().rows()} elements. */
  float[] scores() {
    return layers[layers.length - 1].out;
  }

  /** Scores the mini-batch in evaluation mode. */
  void forward(float[] parameters) {
    int stride = Kernels.stride(batch.rows());
    float[] in = input(parameters, stride);
    for (int i = start; i < layers.length; i++) {
      layers[i].forward(parameters, in, stride);
      in = layers[i].out;
    }
  }

  /** Scores the mini-batch in training mode, and moves the running statistics. */
  void forwardTraining(float[] parameters, RandomStream random) {
    int stride = Kernels.stride(batch.rows());
    float[] in = input(parameters, stride);
    for (int i = start; i < layers.length; i++) {
      layers[i].forwardTraining(parameters, in, batch.rows(), stride, random);
      in = layers[i].out;
    }
  }

  /** What goes into layer {@link #start}: the rows, or what a dense layer 0 makes of them. */
  private float[] input(float[] parameters, int stride) {
    if (layers[0] instanceof DenseLayer dense) {
      dense.forwardRows(parameters, batch, stride);
      return dense.out;
    }
    if (batch.isSparse()) {
      throw new IllegalArgumentException(
          "sparse rows: the first layer must be dense, not " + spec.layers().get(0));
    }
    image = Layer.grown(image, batch.columns(), stride);
    batch.transposeInto(image, stride);
    return image;
  }

  /**
   * The gradients of all parameters after {@link #forwardTraining}.
   *
   * @param dScores the derivative per score, zero in the lanes beyond the mini-batch; overwritten
   */
  void backward(float[] parameters, float[] gradients, float[] dScores) {
    int stride = Kernels.stride(batch.rows());
    float[] dOut = dScores;
    for (int i = layers.length - 1; i > 0; i--) {
      layers[i].backward(parameters, gradients, layers[i - 1].out, dOut, stride, true);
      dOut = layers[i].dIn;
    }
    if (layers[0] instanceof DenseLayer dense) {
      dense.backwardRows(gradients, batch, dOut, stride);
    } else {
      layers[0].backward(parameters, gradients, image, dOut, stride, false);
    }
  }

  /**
   * The scores of all rows in evaluation mode.
   *
   * @throws ArithmeticException if a score is not a finite number
   */
  float[] scores(float[] parameters, Features rows) {
    float[] scores = new float[rows.rows()];
    for (int from = 0; from < scores.length; from += SCORING_BATCH) {
      int count = Math.min(SCORING_BATCH, scores.length - from);
      load(rows, from, count);
      forward(parameters);
      System.arraycopy(scores(), 0, scores, from, count);
    }
    requireFinite(scores);
    return scores;
  }

  private static void requireFinite(float[] scores) {
    for (int row = 0; row < scores.length; row++) {
      if (!Float.isFinite(scores[row])) {
        throw new ArithmeticException("the score of row " + row + " is " + scores[row]);
      }
    }
  }

  /** What layer {@code index} gives for every row in evaluation mode, one row after another. */
  float[] activations(float[] parameters, Features rows, int index) {
    int width = spec.layers().get(index).outFeatures();
    float[] activations = new float[Math.multiplyExact(rows.rows(), width)];
    for (int from = 0; from < rows.rows(); from += SCORING_BATCH) {
      int count = Math.min(SCORING_BATCH, rows.rows() - from);
      int stride = Kernels.stride(count);
      load(rows, from, count);
      forward(parameters);
      for (int row = 0; row < count; row++) {
        for (int i = 0; i < width; i++) {
          activations[(from + row) * width + i] = layers[index].out[i * stride + row];
        }
      }
    }
    return activations;
  }

  private void load(Features rows, int from, int count) {
    batch.clear();
    for (int i = 0; i < count; i++) {
      batch.add(rows, from + i);
    }
  }
}
