package org.pubn.nn;

import java.util.ArrayList;
import java.util.List;
import org.pubn.sample.RandomStream;

/**
 * The function of a network as its {@link LayerSpec}s define it, in double and one example after
 * another. Parameters are doubles too, so that a derivative can be taken by differences.
 */
final class ReferenceNetwork {

  private final NetworkSpec spec;
  private final double[] parameters;

  ReferenceNetwork(NetworkSpec spec, double[] parameters) {
    this.spec = spec;
    this.parameters = parameters;
  }

  /** The outputs of every layer in evaluation mode. */
  List<double[]> activations(double[] row) {
    return activations(row, new double[spec.layers().size()][]);
  }

  /** The score in training mode, with the given factors per dropout layer. */
  double score(double[] row, double[][] factors) {
    List<double[]> outputs = activations(row, factors);
    return outputs.get(outputs.size() - 1)[0];
  }

  private List<double[]> activations(double[] row, double[][] factors) {
    List<double[]> outputs = new ArrayList<>();
    double[] in = row;
    int offset = 0;
    for (int i = 0; i < spec.layers().size(); i++) {
      LayerSpec layer = spec.layers().get(i);
      in = output(layer, in, offset, factors[i]);
      offset += layer.parameters();
      outputs.add(in);
    }
    return outputs;
  }

  private double[] output(LayerSpec layer, double[] in, int offset, double[] factors) {
    double[] out = new double[layer.outFeatures()];
    if (layer instanceof LayerSpec.Dense) {
      dense(in, out, offset);
    } else if (layer instanceof LayerSpec.Conv conv) {
      conv(conv.shape(), in, out, offset);
    } else if (layer instanceof LayerSpec.MaxPool pool) {
      maxPool(pool.shape(), in, out);
    } else {
      for (int i = 0; i < out.length; i++) {
        boolean relu = layer instanceof LayerSpec.Relu;
        out[i] = relu ? Math.max(0, in[i]) : factors == null ? in[i] : factors[i] * in[i];
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
          double sum = parameters[offset + s.weights() + o];
          int weight = offset + o * s.inChannels() * s.kernel() * s.kernel();
          for (int c = 0; c < s.inChannels(); c++) {
            for (int i = 0; i < s.kernel(); i++) {
              for (int j = 0; j < s.kernel(); j++) {
                sum += parameters[weight++] * in[(c * s.height() + y + i) * s.width() + x + j];
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
