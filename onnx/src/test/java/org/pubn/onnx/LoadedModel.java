package org.pubn.onnx;

import ai.onnxruntime.OnnxTensor;
import ai.onnxruntime.OrtEnvironment;
import ai.onnxruntime.OrtException;
import ai.onnxruntime.OrtSession;
import java.nio.FloatBuffer;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** A model in ONNX Runtime, which is an implementation of ONNX that is not ours. */
final class LoadedModel implements AutoCloseable {

  private static final OrtEnvironment ENVIRONMENT = OnnxRuntime.environment();

  private final OrtSession session;
  private final Map<String, OnnxTensor> inputs = new HashMap<>();

  /** What a model says of one row. */
  record Answer(float score, float probability, boolean prediction) {}

  LoadedModel(OnnxModel model) throws OrtException {
    session = ENVIRONMENT.createSession(model.toByteArray());
  }

  LoadedModel set(String input, float[] values, int columns) throws OrtException {
    long[] shape = {values.length / columns, columns};
    inputs.put(input, OnnxTensor.createTensor(ENVIRONMENT, FloatBuffer.wrap(values), shape));
    return this;
  }

  LoadedModel set(String input, String... values) throws OrtException {
    long[] shape = {values.length, 1};
    inputs.put(input, OnnxTensor.createTensor(ENVIRONMENT, values, shape));
    return this;
  }

  /** Runs the model on what was set and forgets it. */
  List<Answer> run() throws OrtException {
    try (OrtSession.Result result = session.run(inputs)) {
      float[] scores = (float[]) result.get(0).getValue();
      float[] probabilities = (float[]) result.get(1).getValue();
      boolean[] predictions = (boolean[]) result.get(2).getValue();
      return IntStream.range(0, scores.length)
          .mapToObj(row -> new Answer(scores[row], probabilities[row], predictions[row]))
          .toList();
    } finally {
      inputs.values().forEach(OnnxTensor::close);
      inputs.clear();
    }
  }

  @Override
  public void close() throws OrtException {
    session.close();
  }
}
