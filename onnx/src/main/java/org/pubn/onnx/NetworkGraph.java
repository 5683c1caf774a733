package org.pubn.onnx;

import static org.pubn.onnx.Graph.attribute;

import java.util.List;
import org.pubn.engine.MinimumScorer;
import org.pubn.engine.Scorer;
import org.pubn.nn.ConvShape;
import org.pubn.nn.LayerSpec;
import org.pubn.nn.Network;
import org.pubn.nn.PoolShape;

/**
 * Appends the scores of networks to a graph. Between layers, features are a table of rows as in
 * {@link LayerSpec}; convolution and pooling look at the same numbers as images of channels, rows
 * and columns.
 */
final class NetworkGraph {

  private static final List<Long> TWO_BY_TWO = List.of(2L, 2L);

  private final Graph graph;

  private NetworkGraph(Graph graph) {
    this.graph = graph;
  }

  /**
   * The scores of a table of features, one column.
   *
   * @throws IllegalArgumentException if the scorer is not made of networks
   */
  static String append(Graph graph, Scorer scorer, String features) {
    return new NetworkGraph(graph).scores(scorer, features);
  }

  private String scores(Scorer scorer, String features) {
    if (scorer instanceof Network network) {
      return network(network, features);
    } else if (scorer instanceof MinimumScorer minimum) {
      return graph.apply(
          "Min", List.of(scores(minimum.first(), features), scores(minimum.second(), features)));
    }
    throw new IllegalArgumentException(
        "scorer " + scorer.getClass().getSimpleName() + ": only networks can be exported");
  }

  private String network(Network network, String features) {
    float[] parameters = network.parameters();
    int offset = 0;
    String tensor = features;
    for (LayerSpec layer : network.spec().layers()) {
      tensor = layer(layer, parameters, offset, tensor);
      offset += layer.parameters();
    }
    return tensor;
  }

  private String layer(LayerSpec layer, float[] parameters, int offset, String tensor) {
    if (layer instanceof LayerSpec.Dense dense) {
      return dense(dense, parameters, offset, tensor);
    } else if (layer instanceof LayerSpec.Conv conv) {
      return conv(conv.shape(), parameters, offset, tensor);
    } else if (layer instanceof LayerSpec.MaxPool pool) {
      return pool(pool.shape(), tensor);
    } else if (layer instanceof LayerSpec.Relu) {
      return graph.apply("Relu", List.of(tensor));
    } else if (layer instanceof LayerSpec.Dropout) {
      // Dropout is for training: a trained network passes everything on.
      return tensor;
    }
    throw new AssertionError(layer);
  }

  private String dense(LayerSpec.Dense dense, float[] parameters, int offset, String tensor) {
    int inputs = dense.inFeatures();
    int outputs = dense.outFeatures();
    int weights = inputs * outputs;
    return graph.apply(
        "Gemm",
        List.of(
            tensor,
            graph.floats(parameters, offset, weights, inputs, outputs),
            graph.floats(parameters, offset + weights, outputs, outputs)));
  }

  private String conv(ConvShape shape, float[] parameters, int offset, String tensor) {
    int weights = shape.weights();
    String filters =
        graph.floats(
            parameters,
            offset,
            weights,
            shape.outChannels(),
            shape.inChannels(),
            shape.kernel(),
            shape.kernel());
    String biases =
        graph.floats(parameters, offset + weights, shape.outChannels(), shape.outChannels());
    String images = images(tensor, shape.inChannels(), shape.height(), shape.width());
    return rows(graph.apply("Conv", List.of(images, filters, biases)), shape.outFeatures());
  }

  private String pool(PoolShape shape, String tensor) {
    String images = images(tensor, shape.channels(), shape.height(), shape.width());
    String pooled =
        graph.apply(
            "MaxPool",
            List.of(images),
            attribute("kernel_shape", TWO_BY_TWO),
            attribute("strides", TWO_BY_TWO));
    return rows(pooled, shape.outFeatures());
  }

  /** The same numbers as images; a dimension 0 stays what it is, the number of rows. */
  private String images(String tensor, int channels, int height, int width) {
    return graph.apply("Reshape", List.of(tensor, graph.longs(0, channels, height, width)));
  }

  private String rows(String tensor, int features) {
    return graph.apply("Reshape", List.of(tensor, graph.longs(0, features)));
  }
}
