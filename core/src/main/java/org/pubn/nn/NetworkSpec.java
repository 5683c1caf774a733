package org.pubn.nn;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.pubn.engine.ImageShape;
import org.pubn.engine.Model;
import org.pubn.engine.ModelTraining;
import org.pubn.random.Seed;

/**
 * A feed-forward network with one output, as a chain of layers. This is the {@link Model} of the
 * built-in engine.
 *
 * @param layers from the input to the score; each takes what the one before it gives
 */
public record NetworkSpec(List<LayerSpec> layers) implements Model {

  /** Channels of the first and the last convolution of {@link #convNet}. */
  private static final int CONV_CHANNELS = 16;

  private static final int MOST_CONV_CHANNELS = 64;

  private static final int CONV_HIDDEN = 64;

  public NetworkSpec {
    layers = List.copyOf(layers);
    if (layers.isEmpty()) {
      throw new IllegalArgumentException("network: has no layers");
    }
    for (int i = 1; i < layers.size(); i++) {
      if (layers.get(i).inFeatures() != layers.get(i - 1).outFeatures()) {
        throw new IllegalArgumentException(
            String.format(
                Locale.ROOT,
                "layer %d: takes %d features, the layer before it gives %d",
                i,
                layers.get(i).inFeatures(),
                layers.get(i - 1).outFeatures()));
      }
    }
    int outputs = layers.get(layers.size() - 1).outFeatures();
    if (outputs != 1) {
      throw new IllegalArgumentException("network: gives " + outputs + " outputs, must give 1");
    }
    parameters(layers);
  }

  /** The linear model g(x) = w·x + b. */
  public static NetworkSpec linear(int columns) {
    return mlp(columns);
  }

  /** A multi-layer perceptron with ReLU after each of the given hidden layers. */
  public static NetworkSpec mlp(int columns, int... hidden) {
    List<LayerSpec> layers = new ArrayList<>();
    int width = columns;
    for (int next : hidden) {
      layers.add(new LayerSpec.Dense(width, next));
      layers.add(new LayerSpec.Relu(next));
      width = next;
    }
    layers.add(new LayerSpec.Dense(width, 1));
    return new NetworkSpec(layers);
  }

  /**
   * The paper's network for MNIST: two 5 × 5 convolutions with 5 and 10 channels, each followed by
   * max-pooling and ReLU, then 160-40-1 with dropout ½.
   *
   * <p>The paper applies ReLU before the pooling. The maximum commutes with it, so the function and
   * its derivative are the same, at a quarter of the work.
   */
  public static NetworkSpec mnistConvNet() {
    return new NetworkSpec(
        List.of(
            new LayerSpec.Conv(new ConvShape(1, 28, 28, 5, 5)),
            new LayerSpec.MaxPool(new PoolShape(5, 24, 24)),
            new LayerSpec.Relu(5 * 12 * 12),
            new LayerSpec.Conv(new ConvShape(5, 12, 12, 10, 5)),
            new LayerSpec.MaxPool(new PoolShape(10, 8, 8)),
            new LayerSpec.Relu(160),
            new LayerSpec.Dense(160, 40),
            new LayerSpec.Relu(40),
            new LayerSpec.Dropout(40, 0.5),
            new LayerSpec.Dense(40, 1)));
  }

  /**
   * A network of convolutions for images of any size: 3 × 3 convolutions with 16, 32 and 64
   * channels, each followed by max-pooling and ReLU, as long as at least 4 pixels are left on a
   * side; then 64-1 with dropout ½.
   */
  public static NetworkSpec convNet(ImageShape image) {
    List<LayerSpec> layers = new ArrayList<>();
    int from = image.channels();
    int h = image.height();
    int w = image.width();
    for (int to = CONV_CHANNELS; to <= MOST_CONV_CHANNELS && Math.min(h, w) >= 4; to *= 2) {
      layers.add(new LayerSpec.Conv(new ConvShape(from, h, w, to, 3, 1, 1, true)));
      PoolShape pool = new PoolShape(to, h, w);
      layers.add(new LayerSpec.MaxPool(pool));
      layers.add(new LayerSpec.Relu(pool.outFeatures()));
      from = to;
      h = pool.outHeight();
      w = pool.outWidth();
    }
    layers.add(new LayerSpec.Dense(from * h * w, CONV_HIDDEN));
    layers.add(new LayerSpec.Relu(CONV_HIDDEN));
    layers.add(new LayerSpec.Dropout(CONV_HIDDEN, 0.5));
    layers.add(new LayerSpec.Dense(CONV_HIDDEN, 1));
    return new NetworkSpec(layers);
  }

  /**
   * PreAct ResNet-18 (He et al., <i>Identity Mappings in Deep Residual Networks</i>, 2016) as the
   * paper has it for CIFAR-10: a 3 × 3 convolution, eight residual blocks in four stages of {@code
   * channels} · 1, 2, 4 and 8 channels, the mean over what is left of the image, one output. No
   * batch norm follows the last block.
   *
   * @param colors channels of the image
   * @param height rows of the image
   * @param width columns of the image
   * @param channels those of the first stage; the paper has 64
   */
  public static NetworkSpec preActResNet18(int colors, int height, int width, int channels) {
    List<LayerSpec> layers = new ArrayList<>();
    layers.add(new LayerSpec.Conv(new ConvShape(colors, height, width, channels, 3, 1, 1, false)));
    int from = channels;
    int h = height;
    int w = width;
    for (int block = 0; block < 8; block++) {
      int to = channels << (block / 2);
      int step = block > 0 && block % 2 == 0 ? 2 : 1;
      layers.add(new LayerSpec.PreActBlock(from, h, w, to, step));
      from = to;
      h = (h - 1) / step + 1;
      w = (w - 1) / step + 1;
    }
    layers.add(new LayerSpec.AveragePool(from, h * w));
    layers.add(new LayerSpec.Dense(from, 1));
    return new NetworkSpec(layers);
  }

  @Override
  public int columns() {
    return layers.get(0).inFeatures();
  }

  /** Number of weights and biases of all layers. */
  public int parameters() {
    return parameters(layers);
  }

  /** Numbers that a trained network consists of: the parameters and the running statistics. */
  public int stored() {
    return parameters() + layers.stream().mapToInt(LayerSpec::statistics).sum();
  }

  /** The layers and, of residual blocks, what they are made of. */
  List<LayerSpec> parts() {
    return layers.stream().flatMap(layer -> layer.parts().stream()).toList();
  }

  private static int parameters(List<LayerSpec> layers) {
    int sum = 0;
    for (LayerSpec layer : layers) {
      sum = Sizes.sum("parameters of a network", sum, layer.parameters());
    }
    return sum;
  }

  @Override
  public String description() {
    String widths =
        layers.stream()
            .filter(layer -> layer.parameters() > 0)
            .map(layer -> "-" + layer.outFeatures())
            .collect(Collectors.joining());
    boolean images = layers.stream().anyMatch(layer -> layer instanceof LayerSpec.Conv);
    boolean residual = layers.stream().anyMatch(layer -> layer instanceof LayerSpec.PreActBlock);
    String kind = residual ? "resnet" : images ? "convnet" : layers.size() == 1 ? "linear" : "mlp";
    return kind + " " + columns() + widths;
  }

  @Override
  public String engine() {
    return KernelSets.create().name();
  }

  @Override
  public ModelTraining start(Seed seed) {
    return new NetworkTraining(this, KernelSets.create(), seed);
  }
}
