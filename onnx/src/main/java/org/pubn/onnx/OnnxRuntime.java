package org.pubn.onnx;

import ai.onnxruntime.OrtEnvironment;
import ai.onnxruntime.OrtException;
import ai.onnxruntime.OrtLoggingLevel;

/**
 * ONNX Runtime, which a process has once: it logs errors alone, sends nothing to its makers, and
 * leaves nothing in the temporary directory. Whoever uses ONNX Runtime gets it here. Needs {@code
 * com.microsoft.onnxruntime:onnxruntime} on the class path, which this module does not bring along.
 */
public final class OnnxRuntime {

  private OnnxRuntime() {}

  /**
   * The environment of the process.
   *
   * @throws IllegalStateException if ONNX Runtime does not start
   */
  public static synchronized OrtEnvironment environment() {
    UnpackedLibraries libraries = UnpackedLibraries.unpack();
    try {
      OrtEnvironment environment =
          OrtEnvironment.getEnvironment(OrtLoggingLevel.ORT_LOGGING_LEVEL_ERROR);
      // The version in use carries telemetry on Windows alone; newer ones do everywhere.
      environment.setTelemetry(false);
      return environment;
    } catch (OrtException e) {
      throw new IllegalStateException("ONNX Runtime does not start: " + e.getMessage(), e);
    } finally {
      libraries.delete();
    }
  }
}
