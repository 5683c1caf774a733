package org.pubn.nn;

import java.util.ArrayList;
import java.util.List;

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

  /** Numbers that follow the mini-batches of a training without being learned. */
  default int statistics() {
    return 0;
  }

  /** The layers it is made of, in the order of their parameters; mostly itself. */
  default List<LayerSpec> parts() {
    return List.of(this);
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
   * Convolution. Parameters: the weights in the order output channel, input channel, row, column;
   * then the biases, if there are any.
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
      return shape.parameters();
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

  /**
   * Batch norm of every channel, then max(0, ·). Parameters: the scales, then the shifts.
   * Statistics: the running means, then the running variances.
   */
  record NormRelu(int channels, int pixels) implements LayerSpec {
    public NormRelu {
      requireFeatures(channels);
      requireFeatures(pixels);
      Sizes.product("input of a batch norm", channels, pixels);
    }

    @Override
    public int inFeatures() {
      return channels * pixels;
    }

    @Override
    public int outFeatures() {
      return channels * pixels;
    }

    @Override
    public int parameters() {
      return 2 * channels;
    }

    @Override
    public int statistics() {
      return 2 * channels;
    }
  }

  /** The mean of every channel over its pixels. */
  record AveragePool(int channels, int pixels) implements LayerSpec {
    public AveragePool {
      requireFeatures(channels);
      requireFeatures(pixels);
      Sizes.product("input of a pooling", channels, pixels);
    }

    @Override
    public int inFeatures() {
      return channels * pixels;
    }

    @Override
    public int outFeatures() {
      return channels;
    }
  }

  /**
   * A residual block of He et al., <i>Identity Mappings in Deep Residual Networks</i> (2016): h =
   * norm₁(x), out = conv₂(norm₂(conv₁(h))) + s, where s is a 1 × 1 convolution of h if the shape
   * changes, else x. conv₁ and conv₂ are 3 × 3 with a padding of 1, none of the convolutions has
   * biases, and each norm is a {@link NormRelu}. Parameters and statistics: those of norm₁, conv₁,
   * norm₂, conv₂ and the 1 × 1 convolution.
   *
   * @param step that of conv₁ and of the 1 × 1 convolution
   */
  record PreActBlock(int inChannels, int height, int width, int outChannels, int step)
      implements LayerSpec {
    public PreActBlock {
      int sum = 0;
      for (LayerSpec part : parts(inChannels, height, width, outChannels, step)) {
        sum = Sizes.sum("parameters of a residual block", sum, part.parameters());
      }
    }

    @Override
    public List<LayerSpec> parts() {
      return parts(inChannels, height, width, outChannels, step);
    }

    private static List<LayerSpec> parts(
        int inChannels, int height, int width, int outChannels, int step) {
      ConvShape first = new ConvShape(inChannels, height, width, outChannels, 3, 1, step, false);
      int outHeight = first.outHeight();
      int outWidth = first.outWidth();
      List<LayerSpec> parts = new ArrayList<>();
      parts.add(new NormRelu(inChannels, height * width));
      parts.add(new Conv(first));
      parts.add(new NormRelu(outChannels, outHeight * outWidth));
      parts.add(
          new Conv(new ConvShape(outChannels, outHeight, outWidth, outChannels, 3, 1, 1, false)));
      if (step != 1 || inChannels != outChannels) {
        parts.add(
            new Conv(new ConvShape(inChannels, height, width, outChannels, 1, 0, step, false)));
      }
      return List.copyOf(parts);
    }

    @Override
    public int inFeatures() {
      return inChannels * height * width;
    }

    @Override
    public int outFeatures() {
      return parts().get(3).outFeatures();
    }

    @Override
    public int parameters() {
      return parts().stream().mapToInt(LayerSpec::parameters).sum();
    }

    @Override
    public int statistics() {
      return parts().stream().mapToInt(LayerSpec::statistics).sum();
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
