package org.pubn.nn;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.pubn.random.RandomStream;

/**
 * The function of a network as its {@link LayerSpec}s define it, in double. Parameters are doubles
 * too, so that a derivative can be taken by differences.
 */
final class ReferenceNetwork {

  private final NetworkSpec spec;
  private final double[] parameters;

  ReferenceNetwork(NetworkSpec spec, double[] parameters) {
    this.spec = spec;
    this.parameters = parameters;
  }

  /** The outputs of every layer for every row, in evaluation mode. */
  List<double[][]> activations(double[][] rows) {
    return activations(rows, new double[rows.length][spec.layers().size()][], false);
  }

  /** The scores in training mode, with the given factors per row and dropout layer. */
  double[] scores(double[][] rows, double[][][] factors) {
    List<double[][]> outputs = activations(rows, factors, true);
    return Arrays.stream(outputs.get(outputs.size() - 1)).mapToDouble(out -> out[0]).toArray();
  }

  private List<double[][]> activations(double[][] rows, double[][][] factors, boolean training) {
    List<double[][]> outputs = new ArrayList<>();
    double[][] in = rows;
    int offset = 0;
    int statistics = spec.parameters();
    for (int i = 0; i < spec.layers().size(); i++) {
      LayerSpec layer = spec.layers().get(i);
      int index = i;
      if (layer instanceof LayerSpec.Dropout) {
        double[][] kept = in;
        in =
            IntStream.range(0, in.length)
                .mapToObj(row -> dropout(kept[row], factors[row][index]))
                .toArray(double[][]::new);
      } else {
        in = outputs(layer, in, offset, statistics, training);
      }
      offset += layer.parameters();
      statistics += layer.statistics();
      outputs.add(in);
    }
    return outputs;
  }

  private double[][] outputs(
      LayerSpec layer, double[][] rows, int offset, int statistics, boolean training) {
    if (layer instanceof LayerSpec.NormRelu norm) {
      return normRelu(norm, rows, offset, statistics, training);
    } else if (layer instanceof LayerSpec.PreActBlock block) {
      return block(block, rows, offset, statistics, training);
    }
    return Arrays.stream(rows).map(row -> output(layer, row, offset)).toArray(double[][]::new);
  }

  private double[] output(LayerSpec layer, double[] in, int offset) {
    double[] out = new double[layer.outFeatures()];
    if (layer instanceof LayerSpec.Dense) {
      dense(in, out, offset);
    } else if (layer instanceof LayerSpec.Conv conv) {
      conv(conv.shape(), in, out, offset);
    } else if (layer instanceof LayerSpec.MaxPool pool) {
      maxPool(pool.shape(), in, out);
    } else if (layer instanceof LayerSpec.AveragePool pool) {
      for (int i = 0; i < in.length; i++) {
        out[i / pool.pixels()] += in[i] / pool.pixels();
      }
    } else if (layer instanceof LayerSpec.Relu) {
      Arrays.setAll(out, i -> Math.max(0, in[i]));
    } else {
      throw new AssertionError(layer);
    }
    return out;
  }

  private static double[] dropout(double[] in, double[] factors) {
    double[] out = in.clone();
    for (int i = 0; i < out.length && factors != null; i++) {
      out[i] *= factors[i];
    }
    return out;
  }

  private double[][] normRelu(
      LayerSpec.NormRelu norm, double[][] rows, int offset, int statistics, boolean training) {
    double[][] out = new double[rows.length][norm.outFeatures()];
    for (int c = 0; c < norm.channels(); c++) {
      double mean = parameters[statistics + c];
      double variance = parameters[statistics + norm.channels() + c];
      int first = c * norm.pixels();
      int end = first + norm.pixels();
      if (training) {
        mean =
            Arrays.stream(rows)
                .flatMapToDouble(row -> channel(row, first, end))
                .average()
                .orElse(0);
        double center = mean;
        variance =
            Arrays.stream(rows)
                .flatMapToDouble(row -> channel(row, first, end))
                .map(x -> (x - center) * (x - center))
                .average()
                .orElse(0);
      }
      double factor = parameters[offset + c] / Math.sqrt(variance + 1e-5);
      double shift = parameters[offset + norm.channels() + c];
      for (int row = 0; row < rows.length; row++) {
        for (int i = first; i < end; i++) {
          out[row][i] = Math.max(0, factor * (rows[row][i] - mean) + shift);
        }
      }
    }
    return out;
  }

  private static DoubleStream channel(double[] row, int first, int end) {
    return Arrays.stream(row, first, end);
  }

  private double[][] block(
      LayerSpec.PreActBlock block, double[][] x, int offset, int statistics, boolean training) {
    List<LayerSpec> parts = block.parts();
    double[][] h = x;
    double[][] out = x;
    int at = offset;
    int statisticsAt = statistics;
    for (int i = 0; i < 4; i++) {
      out = outputs(parts.get(i), out, at, statisticsAt, training);
      h = i == 0 ? out : h;
      at += parts.get(i).parameters();
      statisticsAt += parts.get(i).statistics();
    }
    boolean changes = block.step() != 1 || block.inChannels() != block.outChannels();
    double[][] added = changes ? outputs(parts.get(4), h, at, statisticsAt, training) : x;
    for (int row = 0; row < x.length; row++) {
      for (int i = 0; i < out[row].length; i++) {
        out[row][i] += added[row][i];
      }
    }
    return out;
  }

  private void dense(double[] in, double[] out, int offset) {
    for (int o = 0; o < out.length; o++) {
      out[o] = parameters[offset + in.length * out.length + o];
      for (int i = 0; i < in.length; i++) {
        out[o] += parameters[offset + i * out.length + o] * in[i];
      }
    }
  }

  private void conv(ConvShape s, double[] in, double[] out, int offset) {
    int next = 0;
    for (int o = 0; o < s.outChannels(); o++) {
      for (int y = 0; y < s.outHeight(); y++) {
        for (int x = 0; x < s.outWidth(); x++) {
          double sum = s.biased() ? parameters[offset + s.weights() + o] : 0;
          int weight = offset + o * s.inChannels() * s.kernel() * s.kernel();
          for (int c = 0; c < s.inChannels(); c++) {
            for (int i = 0; i < s.kernel(); i++) {
              for (int j = 0; j < s.kernel(); j++) {
                int row = s.step() * y + i - s.padding();
                int column = s.step() * x + j - s.padding();
                if (row >= 0 && row < s.height() && column >= 0 && column < s.width()) {
                  sum += parameters[weight] * in[(c * s.height() + row) * s.width() + column];
                }
                weight++;
              }
            }
          }
          out[next++] = sum;
        }
      }
    }
  }

  private static void maxPool(PoolShape s, double[] in, double[] out) {
    int next = 0;
    for (int c = 0; c < s.channels(); c++) {
      for (int y = 0; y < s.outHeight(); y++) {
        for (int x = 0; x < s.outWidth(); x++) {
          int corner = (c * s.height() + 2 * y) * s.width() + 2 * x;
          out[next++] =
              Math.max(
                  Math.max(in[corner], in[corner + 1]),
                  Math.max(in[corner + s.width()], in[corner + s.width() + 1]));
        }
      }
    }
  }

  /**
   * The factors of every dropout layer, per example and layer: one random number per feature and
   * lane, in that order.
   */
  static double[][][] dropoutFactors(NetworkSpec spec, int examples, RandomStream random) {
    int stride = Kernels.stride(examples);
    double[][][] factors = new double[examples][spec.layers().size()][];
    for (int layer = 0; layer < spec.layers().size(); layer++) {
      if (spec.layers().get(layer) instanceof LayerSpec.Dropout dropout) {
        for (int i = 0; i < dropout.features() * stride; i++) {
          double factor = random.nextFloat() < dropout.rate() ? 0 : 1 / (1 - dropout.rate());
          int example = i % stride;
          if (example < examples) {
            if (i < stride) {
              factors[example][layer] = new double[dropout.features()];
            }
            factors[example][layer][i / stride] = factor;
          }
        }
      }
    }
    return factors;
  }
}
