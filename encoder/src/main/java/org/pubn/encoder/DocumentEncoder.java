package org.pubn.encoder;

import ai.onnxruntime.NodeInfo;
import ai.onnxruntime.OnnxTensor;
import ai.onnxruntime.OrtEnvironment;
import ai.onnxruntime.OrtException;
import ai.onnxruntime.OrtSession;
import ai.onnxruntime.TensorInfo;
import java.nio.FloatBuffer;
import java.nio.LongBuffer;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.pubn.onnx.OnnxRuntime;
import org.pubn.storage.DataFormatException;

/**
 * A transformer that turns a document into features: mean, minimum and maximum of the last layer
 * over all tokens of the document, special tokens left out. A document that is longer than a window
 * is read in windows of almost equal length, and all its tokens count.
 *
 * <p>A window goes through the network alone. Quantized networks scale their activations by the
 * largest of the batch, so in a larger batch the features of a document would depend on its
 * neighbors; alone they depend on nothing but the document, and no padding is computed. Speed comes
 * from several threads, each with a document of its own. Safe for use by several threads.
 */
public final class DocumentEncoder implements AutoCloseable {

  /** Tokens per window, special ones included; what the packaged encoders were trained on. */
  static final int WINDOW = 256;

  /** Characters of a document in a message. */
  private static final int SHOWN = 40;

  private static final String HIDDEN_STATES = "last_hidden_state";

  private final String name;
  private final TokenIds tokens;
  private final OrtEnvironment environment;
  private final OrtSession session;
  private final String output;
  private final int width;

  /**
   * Loads a transformer.
   *
   * @throws DataFormatException if it is damaged, or is not a transformer that gives a vector per
   *     token
   */
  public DocumentEncoder(EncoderSource source) {
    this.name = source.name();
    this.tokens = new TokenIds(source);
    this.environment = OnnxRuntime.environment();
    try (OrtSession.SessionOptions options = new OrtSession.SessionOptions()) {
      options.setIntraOpNumThreads(1);
      options.setInterOpNumThreads(1);
      options.addConfigEntry("session.intra_op.allow_spinning", "0");
      this.session = environment.createSession(source.model(), options);
    } catch (OrtException e) {
      tokens.close();
      throw new DataFormatException(
          name, "its .onnx file is damaged or not a network: " + e.getMessage(), e);
    }
    try {
      this.output = output();
      // One pass tells the width even where the file leaves it open.
      this.width = width();
    } catch (RuntimeException e) {
      close();
      throw e;
    }
  }

  private String output() {
    if (session.getOutputNames().contains(HIDDEN_STATES)) {
      return HIDDEN_STATES;
    }
    try {
      for (Map.Entry<String, NodeInfo> node : session.getOutputInfo().entrySet()) {
        if (node.getValue().getInfo() instanceof TensorInfo tensor
            && tensor.getShape().length == 3) {
          return node.getKey();
        }
      }
    } catch (OrtException e) {
      throw failed(e);
    }
    throw new DataFormatException(
        name, "must have an output with a vector per token, has " + session.getOutputNames());
  }

  private int width() {
    int[] found = new int[1];
    run(new long[0], (vectors, width) -> found[0] = width);
    if (3L * found[0] > EncodedTextFormat.MAX_COLUMNS) {
      throw new DataFormatException(
          name,
          "gives "
              + found[0]
              + " numbers per token, at most "
              + EncodedTextFormat.MAX_COLUMNS / 3
              + " can be used: is it made to predict words?");
    }
    return found[0];
  }

  /** How many features a document has: three times the width of the network. */
  public int columns() {
    return 3 * width;
  }

  /** The features of a document; of one without any token, zeros. */
  public float[] encode(String document) {
    long[] ids = tokens.of(document);
    TokenPooling pooling = new TokenPooling(width);
    int prefix = tokens.prefix().length;
    int most = WINDOW - prefix - tokens.suffix().length;
    int windows = (ids.length + most - 1) / most;
    for (int window = 0; window < windows; window++) {
      int start = (int) ((long) ids.length * window / windows);
      int end = (int) ((long) ids.length * (window + 1) / windows);
      run(
          Arrays.copyOfRange(ids, start, end),
          (vectors, columns) -> pooling.add(vectors, prefix, prefix + end - start));
    }
    float[] features = pooling.features();
    for (float feature : features) {
      if (!Float.isFinite(feature)) {
        throw new DataFormatException(
            name,
            "gives "
                + feature
                + " for the document that begins with \""
                + document.strip().substring(0, Math.min(SHOWN, document.strip().length()))
                + "\"");
      }
    }
    return features;
  }

  @FunctionalInterface
  private interface Vectors {
    void accept(FloatBuffer vectors, int width);
  }

  private void run(long[] ids, Vectors consumer) {
    long[] input = concatenated(tokens.prefix(), ids, tokens.suffix());
    long[] ones = new long[input.length];
    Arrays.fill(ones, 1);
    Map<String, OnnxTensor> inputs = new HashMap<>();
    try {
      for (String wanted : session.getInputNames()) {
        long[] values =
            switch (wanted) {
              case "input_ids" -> input;
              case "attention_mask" -> ones;
              case "token_type_ids" -> new long[input.length];
              default ->
                  throw new DataFormatException(
                      name,
                      "asks for the input "
                          + wanted
                          + "; known are input_ids, attention_mask, token_type_ids");
            };
        inputs.put(
            wanted,
            OnnxTensor.createTensor(
                environment, LongBuffer.wrap(values), new long[] {1, values.length}));
      }
      try (OrtSession.Result result = session.run(inputs)) {
        if (!(result.get(output).orElseThrow() instanceof OnnxTensor tensor)) {
          throw new DataFormatException(name, "gives no tensor of vectors");
        }
        long[] shape = tensor.getInfo().getShape();
        FloatBuffer vectors = tensor.getFloatBuffer();
        if (vectors == null || shape.length != 3 || shape[1] != input.length) {
          throw new DataFormatException(
              name,
              "its output "
                  + output
                  + " is a "
                  + tensor.getInfo().type
                  + " tensor of shape "
                  + Arrays.toString(shape)
                  + ", must be a vector of numbers per token, shape [1, "
                  + input.length
                  + ", width]");
        }
        consumer.accept(vectors, (int) shape[2]);
      }
    } catch (OrtException e) {
      throw failed(e);
    } finally {
      inputs.values().forEach(OnnxTensor::close);
    }
  }

  private static long[] concatenated(long[] a, long[] b, long[] c) {
    long[] all = Arrays.copyOf(a, a.length + b.length + c.length);
    System.arraycopy(b, 0, all, a.length, b.length);
    System.arraycopy(c, 0, all, a.length + b.length, c.length);
    return all;
  }

  private DataFormatException failed(OrtException e) {
    return new DataFormatException(name, "cannot be run: " + e.getMessage(), e);
  }

  @Override
  public void close() {
    tokens.close();
    try {
      session.close();
    } catch (OrtException e) {
      throw failed(e);
    }
  }
}
