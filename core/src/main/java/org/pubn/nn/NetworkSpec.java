package org.pubn.nn;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.pubn.engine.Model;
import org.pubn.engine.ModelTraining;
import org.pubn.sample.Seed;

/**
 * A feed-forward network with one output, as a chain of layers. This is the {@link Model} of the
 * built-in engine.
 *
 * @param layers from the input to the score; each takes what the one before it gives
 */
public record NetworkSpec(List<LayerSpec> layers) implements Model {

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

  @Override
  public int columns() {
    return layers.get(0).inFeatures();
  }

  /** Number of weights and biases of all layers. */
  public int parameters() {
    return parameters(layers);
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
    String kind = images ? "convnet" : layers.size() == 1 ? "linear" : "mlp";
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
