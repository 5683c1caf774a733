package org.pubn.onnx;

import ai.onnx.proto.OnnxMl.TensorProto.DataType;
import java.util.List;
import org.pubn.calibration.PosteriorMap;

/**
 * A {@link PosteriorMap} in ONNX: with knots (x<sub>i</sub>, y<sub>i</sub>),
 *
 * <pre>
 * y = y₀ + Σᵢ (yᵢ₊₁ − yᵢ) · clip((g − xᵢ) / (xᵢ₊₁ − xᵢ), 0, 1)
 * </pre>
 *
 * <p>in double precision, as knots may be close together; every summand is a part of the whole, so
 * nothing cancels. Steps that rise by nothing are left out.
 */
final class CalibrationGraph {

  private CalibrationGraph() {}

  /**
   * The probabilities, one float per row.
   *
   * @param column the scores, an n × 1 tensor of floats
   */
  static String append(Graph graph, PosteriorMap map, String column) {
    double[] scores = map.scores();
    double[] posteriors = map.posteriors();
    double[] starts = new double[scores.length];
    double[] widths = new double[scores.length];
    double[] rises = new double[scores.length];
    int steps = 0;
    for (int i = 0; i + 1 < scores.length; i++) {
      if (posteriors[i + 1] > posteriors[i]) {
        starts[steps] = scores[i];
        widths[steps] = scores[i + 1] - scores[i];
        rises[steps++] = posteriors[i + 1] - posteriors[i];
      }
    }
    // A map without a rise still has one summand, of height 0, so that every row gets a value.
    int shown = Math.max(1, steps);
    widths[0] = steps == 0 ? 1 : widths[0];
    String precise = cast(graph, column, DataType.DOUBLE);
    String behind = graph.apply("Sub", List.of(precise, graph.doubles(starts, shown, 1, shown)));
    String shares = graph.apply("Div", List.of(behind, graph.doubles(widths, shown, 1, shown)));
    String clipped =
        graph.apply("Clip", List.of(shares, graph.doubleNumber(0), graph.doubleNumber(1)));
    String risen = graph.apply("MatMul", List.of(clipped, graph.doubles(rises, shown, shown, 1)));
    String sum = graph.apply("Add", List.of(risen, graph.doubleNumber(posteriors[0])));
    return cast(graph, graph.apply("Squeeze", List.of(sum, graph.longs(1))), DataType.FLOAT);
  }

  private static String cast(Graph graph, String tensor, DataType type) {
    return graph.apply("Cast", List.of(tensor), Graph.attribute("to", type.getNumber()));
  }
}
