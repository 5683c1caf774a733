package org.pubn.onnx;

import ai.onnxruntime.OnnxTensor;
import ai.onnxruntime.OrtEnvironment;
import ai.onnxruntime.OrtException;
import ai.onnxruntime.OrtSession;
import java.nio.FloatBuffer;
import java.util.HashMap;
import java.util.Map;

/** ONNX Runtime with one model loaded: an implementation of ONNX that is not ours. */
final class Runtime implements AutoCloseable {

  private static final OrtEnvironment ENVIRONMENT = OrtEnvironment.getEnvironment();

  private final OrtSession session;
  private final Map<String, OnnxTensor> inputs = new HashMap<>();

  /** What a model answers, one element per row. */
  record Answer(float[] scores, float[] probabilities, boolean[] predictions) {}

  Runtime(OnnxModel model) throws OrtException {
    session = ENVIRONMENT.createSession(model.toByteArray());
  }

  Runtime set(String input, float[] values, int columns) throws OrtException {
    long[] shape = {values.length / columns, columns};
    inputs.put(input, OnnxTensor.createTensor(ENVIRONMENT, FloatBuffer.wrap(values), shape));
    return this;
  }

  Runtime set(String input, String... values) throws OrtException {
    long[] shape = {values.length, 1};
    inputs.put(input, OnnxTensor.createTensor(ENVIRONMENT, values, shape));
    return this;
  }

  /** Runs the model on what was set and forgets it. */
  Answer run() throws OrtException {
    try (OrtSession.Result result = session.run(inputs)) {
      return new Answer(
          (float[]) result.get(0).getValue(),
          (float[]) result.get(1).getValue(),
          (boolean[]) result.get(2).getValue());
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
