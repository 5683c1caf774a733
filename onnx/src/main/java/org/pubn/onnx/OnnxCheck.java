package org.pubn.onnx;

import ai.onnxruntime.OnnxTensor;
import ai.onnxruntime.OrtEnvironment;
import ai.onnxruntime.OrtException;
import ai.onnxruntime.OrtSession;
import java.util.HashMap;
import java.util.Map;
import org.pubn.classify.Classifier;

/**
 * Runs an exported model in ONNX Runtime, on random rows, beside the classifier it was made from.
 * Needs {@code com.microsoft.onnxruntime:onnxruntime} on the class path, which this module does not
 * bring along.
 */
public final class OnnxCheck {

  /** What scores may differ by: sums of floats in another order. */
  public static final double TOLERANCE = 1e-5;

  private OnnxCheck() {}

  /**
   * The largest difference between the two scores of a row; of scores beyond ±1, relative to them.
   *
   * @throws IllegalStateException if ONNX Runtime does not take the model
   */
  public static double largestDifference(Classifier classifier, OnnxModel model) {
    RandomRows rows = RandomRows.of(classifier, model.preprocessing());
    float[] ours = classifier.scores(rows.features());
    float[] theirs = run(model, rows);
    double largest = 0;
    for (int row = 0; row < ours.length; row++) {
      double scale = Math.max(1, Math.abs(ours[row]));
      double difference = Math.abs(ours[row] - theirs[row]) / scale;
      // A difference that is not a number must not look like none.
      largest = Double.isNaN(difference) ? Double.POSITIVE_INFINITY : Math.max(largest, difference);
    }
    return largest;
  }

  private static float[] run(OnnxModel model, RandomRows rows) {
    OrtEnvironment environment = OnnxRuntime.environment();
    Map<String, OnnxTensor> inputs = new HashMap<>();
    try (OrtSession session = environment.createSession(model.toByteArray())) {
      for (Map.Entry<String, Object> column : rows.inputs().entrySet()) {
        inputs.put(column.getKey(), OnnxTensor.createTensor(environment, column.getValue()));
      }
      try (OrtSession.Result result = session.run(inputs)) {
        return (float[]) result.get(0).getValue();
      }
    } catch (OrtException e) {
      throw new IllegalStateException("ONNX Runtime does not take the exported model", e);
    } finally {
      inputs.values().forEach(OnnxTensor::close);
    }
  }
}
