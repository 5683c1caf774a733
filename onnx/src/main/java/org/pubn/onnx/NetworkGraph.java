package org.pubn.onnx;

import static org.pubn.onnx.Graph.attribute;

import java.util.ArrayList;
import java.util.List;
import org.pubn.data.InputException;
import org.pubn.engine.MeanScorer;
import org.pubn.engine.MinimumScorer;
import org.pubn.engine.Scorer;
import org.pubn.nn.ConvShape;
import org.pubn.nn.LayerSpec;
import org.pubn.nn.Network;
import org.pubn.nn.PoolShape;
import org.pubn.trees.model.TreesScorer;

/**
 * Appends the scores of a decision function to a graph. Between layers of networks, features are a
 * table of rows as in {@link LayerSpec}; convolution and pooling look at the same numbers as images
 * of channels, rows and columns.
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
   * @throws InputException if the scorer is not made of networks and trees
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
    } else if (scorer instanceof MeanScorer mean) {
      List<String> members = mean.members().stream().map(each -> scores(each, features)).toList();
      return graph.apply("Mean", members);
    } else if (scorer instanceof TreesScorer trees) {
      return new TreesGraph(graph, trees).scores(features);
    }
    throw new InputException(
        "scorer "
            + scorer.getClass().getSimpleName()
            + ": only networks and trees can be exported");
  }

  private String network(Network network, String features) {
    float[] parameters = network.parameters();
    int offset = 0;
    int statistics = network.spec().parameters();
    String tensor = features;
    for (LayerSpec layer : network.spec().layers()) {
      tensor = layer(layer, parameters, offset, statistics, tensor);
      offset += layer.parameters();
      statistics += layer.statistics();
    }
    return tensor;
  }

  private String layer(
      LayerSpec layer, float[] parameters, int offset, int statistics, String tensor) {
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
    } else if (layer instanceof LayerSpec.NormRelu norm) {
      return normRelu(norm, parameters, offset, statistics, tensor);
    } else if (layer instanceof LayerSpec.AveragePool pool) {
      String images = images(tensor, pool.channels(), pool.pixels(), 1);
      return rows(graph.apply("GlobalAveragePool", List.of(images)), pool.channels());
    } else if (layer instanceof LayerSpec.PreActBlock block) {
      return block(block, parameters, offset, statistics, tensor);
    }
    throw new AssertionError(layer);
  }

  private String normRelu(
      LayerSpec.NormRelu norm, float[] parameters, int offset, int statistics, String tensor) {
    int channels = norm.channels();
    String normalized =
        graph.apply(
            "BatchNormalization",
            List.of(
                images(tensor, channels, norm.pixels(), 1),
                graph.floats(parameters, offset, channels, channels),
                graph.floats(parameters, offset + channels, channels, channels),
                graph.floats(parameters, statistics, channels, channels),
                graph.floats(parameters, statistics + channels, channels, channels)));
    return rows(graph.apply("Relu", List.of(normalized)), norm.outFeatures());
  }

  private String block(
      LayerSpec.PreActBlock block, float[] parameters, int offset, int statistics, String tensor) {
    List<LayerSpec> parts = block.parts();
    int at = offset;
    int statisticsAt = statistics;
    String activated = tensor;
    String out = tensor;
    for (int i = 0; i < 4; i++) {
      out = layer(parts.get(i), parameters, at, statisticsAt, out);
      activated = i == 0 ? out : activated;
      at += parts.get(i).parameters();
      statisticsAt += parts.get(i).statistics();
    }
    String shortcut =
        parts.size() > 4 ? layer(parts.get(4), parameters, at, statisticsAt, activated) : tensor;
    return graph.apply("Add", List.of(out, shortcut));
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
    List<String> tensors = new ArrayList<>();
    tensors.add(images(tensor, shape.inChannels(), shape.height(), shape.width()));
    tensors.add(filters);
    if (shape.biased()) {
      tensors.add(
          graph.floats(parameters, offset + weights, shape.outChannels(), shape.outChannels()));
    }
    long padding = shape.padding();
    long step = shape.step();
    String images =
        graph.apply(
            "Conv",
            tensors,
            attribute("pads", List.of(padding, padding, padding, padding)),
            attribute("strides", List.of(step, step)));
    return rows(images, shape.outFeatures());
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
