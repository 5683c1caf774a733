package org.pubn.nn;

/** One layer of a network: its kind and its sizes. */
public sealed interface LayerSpec {

  /** Features that go in. */
  int inFeatures();

  /** Features that come out. */
  int outFeatures();

  /** Number of weights and biases. */
  default int parameters() {
    return 0;
  }

  /** Inputs that meet in one output; weights and biases start uniform in ±1/√fanIn. */
  default int fanIn() {
    return inFeatures();
  }

  private static void requireFeatures(int features) {
    if (features < 1) {
      throw new IllegalArgumentException("layer of " + features + " features: at least 1");
    }
  }

  /**
   * Every output a weighted sum of all inputs, plus a bias. Parameters: the weights in the order
   * input, output; then the biases.
   */
  record Dense(int inFeatures, int outFeatures) implements LayerSpec {
    public Dense {
      if (inFeatures < 1 || outFeatures < 1) {
        throw new IllegalArgumentException(
            "dense layer " + inFeatures + " -> " + outFeatures + ": at least 1 feature each");
      }
      int weights = Sizes.product("weights of a dense layer", inFeatures, outFeatures);
      Sizes.sum("parameters of a dense layer", weights, outFeatures);
    }

    @Override
    public int parameters() {
      return inFeatures * outFeatures + outFeatures;
    }
  }

  /**
   * Convolution without padding. Parameters: the weights in the order output channel, input
   * channel, row, column; then the biases.
   */
  record Conv(ConvShape shape) implements LayerSpec {
    @Override
    public int inFeatures() {
      return shape.inFeatures();
    }

    @Override
    public int outFeatures() {
      return shape.outFeatures();
    }

    @Override
    public int parameters() {
      return shape.weights() + shape.outChannels();
    }

    @Override
    public int fanIn() {
      return shape.inChannels() * shape.kernel() * shape.kernel();
    }
  }

  /** Maximum over 2 × 2 windows. */
  record MaxPool(PoolShape shape) implements LayerSpec {
    @Override
    public int inFeatures() {
      return shape.inFeatures();
    }

    @Override
    public int outFeatures() {
      return shape.outFeatures();
    }
  }

  /** max(0, ·) of every feature. */
  record Relu(int features) implements LayerSpec {
    public Relu {
      requireFeatures(features);
    }

    @Override
    public int inFeatures() {
      return features;
    }

    @Override
    public int outFeatures() {
      return features;
    }
  }

  /** In training, sets each feature to 0 with probability rate and scales the others up for it. */
  record Dropout(int features, double rate) implements LayerSpec {
    public Dropout {
      requireFeatures(features);
      if (!(rate > 0 && rate < 1)) {
        throw new IllegalArgumentException("dropout rate " + rate + ": must lie in (0, 1)");
      }
    }

    @Override
    public int inFeatures() {
      return features;
    }

    @Override
    public int outFeatures() {
      return features;
    }
  }
}
