package org.pubn.onnx;

import ai.onnx.proto.OnnxMl.TensorProto.DataType;
import java.util.List;
import org.pubn.engine.ImageShape;
import org.pubn.preprocessing.ImagePreprocessing;

/**
 * Pictures as features: n × channels × height × width values from 0 to 255, which the graph
 * normalizes. Decoding and resizing are left to the caller.
 */
final class PixelGraph {

  private static final double MOST = 255;

  private PixelGraph() {}

  /** The features of an input with the name of the column. */
  static String append(Graph graph, ImagePreprocessing pixels) {
    ImageShape shape = pixels.shape();
    int channels = shape.channels();
    float[] shifts = new float[channels];
    float[] factors = new float[channels];
    for (int i = 0; i < channels; i++) {
      double deviation = pixels.deviation(i);
      shifts[i] = (float) (MOST * pixels.mean(i));
      factors[i] = deviation == 0 ? 0 : (float) (1 / (MOST * deviation));
    }
    String image =
        graph.input(
            pixels.columns().get(0), DataType.FLOAT, channels, shape.height(), shape.width());
    String centered =
        graph.apply("Sub", List.of(image, graph.floats(shifts, 0, channels, 1, channels, 1, 1)));
    String normalized =
        graph.apply(
            "Mul", List.of(centered, graph.floats(factors, 0, channels, 1, channels, 1, 1)));
    return graph.apply("Flatten", List.of(normalized));
  }
}
