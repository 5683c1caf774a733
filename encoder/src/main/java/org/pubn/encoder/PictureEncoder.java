package org.pubn.encoder;

import ai.onnxruntime.NodeInfo;
import ai.onnxruntime.OnnxTensor;
import ai.onnxruntime.OrtEnvironment;
import ai.onnxruntime.OrtException;
import ai.onnxruntime.OrtSession;
import ai.onnxruntime.TensorInfo;
import java.io.IOException;
import java.nio.FloatBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Map;
import org.pubn.corpus.PictureText;
import org.pubn.data.InputException;
import org.pubn.engine.ImageShape;
import org.pubn.image.PictureReader;
import org.pubn.onnx.OnnxRuntime;
import org.pubn.storage.DataFormatException;

/**
 * A network of the user's that turns a picture into features: an ONNX file whose only input takes
 * floats in the order picture, channel, row, column, and whose first output is a vector. A picture
 * goes through it alone, so that its features depend on nothing else. Safe for use by several
 * threads.
 */
final class PictureEncoder implements AutoCloseable {

  private static final int COLORS = 3;

  private final String name;
  private final String digest;
  private final PictureScale scale;
  private final OrtEnvironment environment;
  private final OrtSession session;
  private final String input;
  private final ImageShape shape;
  private final int columns;

  /**
   * Loads a network.
   *
   * @param size pixels on each side where the network leaves that open
   * @throws InputException if there is no such file
   * @throws DataFormatException if it is no network from a picture to a vector
   */
  PictureEncoder(Path file, int size, PictureScale scale) {
    this.name = file.toAbsolutePath().normalize().toString();
    this.scale = scale;
    this.environment = OnnxRuntime.environment();
    byte[] model = bytes(file);
    this.digest = HexFormat.of().formatHex(EncoderSource.sha256().digest(model));
    try (OrtSession.SessionOptions options = new OrtSession.SessionOptions()) {
      options.setIntraOpNumThreads(1);
      options.setInterOpNumThreads(1);
      options.addConfigEntry("session.intra_op.allow_spinning", "0");
      this.session = environment.createSession(model, options);
    } catch (OrtException e) {
      throw new DataFormatException(name, "is damaged or not a network: " + e.getMessage(), e);
    }
    try {
      this.input = session.getInputNames().iterator().next();
      this.shape = shape(size);
      // One pass tells the width even where the file leaves it open.
      this.columns = run(new byte[shape.columns()]).length;
    } catch (RuntimeException e) {
      close();
      throw e;
    }
  }

  private static byte[] bytes(Path file) {
    try {
      return Files.readAllBytes(file);
    } catch (IOException e) {
      throw new InputException("encoder " + file + ": cannot be read; must be an .onnx file", e);
    }
  }

  private ImageShape shape(int size) {
    try {
      Map<String, NodeInfo> inputs = session.getInputInfo();
      if (inputs.size() != 1
          || !(inputs.values().iterator().next().getInfo() instanceof TensorInfo tensor)
          || tensor.getShape().length != 4) {
        throw wrongInput(inputs.keySet().toString());
      }
      long[] sizes = tensor.getShape();
      long channels = sizes[1] < 0 ? COLORS : sizes[1];
      long height = sizes[2] < 0 ? size : sizes[2];
      long width = sizes[3] < 0 ? size : sizes[3];
      if ((channels != 1 && channels != COLORS) || height < 1 || width < 1) {
        throw wrongInput(input + " of shape " + Arrays.toString(sizes));
      }
      return new ImageShape((int) channels, Math.toIntExact(height), Math.toIntExact(width));
    } catch (OrtException e) {
      throw failed(e);
    }
  }

  private DataFormatException wrongInput(String found) {
    return new DataFormatException(
        name, "must have one input of pictures, channels (1 or 3), rows and columns; has " + found);
  }

  /** How users know it. */
  String name() {
    return name;
  }

  /** SHA-256 of the file, in hexadecimal digits. */
  String digest() {
    return digest;
  }

  /** The size that pictures are brought to. */
  ImageShape shape() {
    return shape;
  }

  PictureScale scale() {
    return scale;
  }

  /** How many features a picture has. */
  int columns() {
    return columns;
  }

  /** The features of the picture of a cell. */
  float[] encode(String cell) {
    PictureText text = PictureText.parse(cell);
    float[] features = run(PictureReader.read(text).resized(shape));
    for (float feature : features) {
      if (!Float.isFinite(feature)) {
        throw new DataFormatException(name, "gives " + feature + " for " + text.name());
      }
    }
    return features;
  }

  private float[] run(byte[] picture) {
    int pixels = shape.height() * shape.width();
    float[] values = new float[picture.length];
    for (int i = 0; i < values.length; i++) {
      values[i] = scale.of(i / pixels, picture[i] & 0xff);
    }
    long[] sizes = {1, shape.channels(), shape.height(), shape.width()};
    try (OnnxTensor tensor = OnnxTensor.createTensor(environment, FloatBuffer.wrap(values), sizes);
        OrtSession.Result result = session.run(Map.of(input, tensor))) {
      if (!(result.get(0) instanceof OnnxTensor output)) {
        throw new DataFormatException(name, "gives no tensor");
      }
      FloatBuffer vector = output.getFloatBuffer();
      if (vector == null || vector.remaining() > EncodedTextFormat.MAX_COLUMNS) {
        throw new DataFormatException(
            name,
            "its first output is a "
                + output.getInfo().type
                + " tensor of shape "
                + Arrays.toString(output.getInfo().getShape())
                + ", must be a vector of at most "
                + EncodedTextFormat.MAX_COLUMNS
                + " floats");
      }
      float[] features = new float[vector.remaining()];
      vector.get(features);
      return features;
    } catch (OrtException e) {
      throw failed(e);
    }
  }

  private DataFormatException failed(OrtException e) {
    return new DataFormatException(name, "cannot be run: " + e.getMessage(), e);
  }

  @Override
  public void close() {
    try {
      session.close();
    } catch (OrtException e) {
      throw failed(e);
    }
  }
}
