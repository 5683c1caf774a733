package org.pubn.onnx;

import ai.onnx.proto.OnnxMl.GraphProto;
import ai.onnx.proto.OnnxMl.ModelProto;
import ai.onnx.proto.OnnxMl.OperatorSetIdProto;
import ai.onnx.proto.OnnxMl.StringStringEntryProto;
import ai.onnx.proto.OnnxMl.TensorProto.DataType;
import ai.onnx.proto.OnnxMl.ValueInfoProto;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.pubn.classify.Classifier;
import org.pubn.data.InputException;
import org.pubn.origin.ProgramVersion;
import org.pubn.preprocessing.ImagePreprocessing;
import org.pubn.preprocessing.Preprocessing;
import org.pubn.storage.AtomicFile;
import org.pubn.table.TableEncoding;

/**
 * A classifier as an ONNX model. Its inputs are the columns of a table ({@link #ofRows}), each an n
 * × 1 tensor of floats or strings, or pictures at the size of the model, an n × channels × height ×
 * width tensor of values from 0 to 255, or an n × d tensor {@code features} ({@link #ofFeatures});
 * its outputs {@code score} (float), {@code probability} (float) and {@code prediction} (bool) have
 * n elements, for any n. Equal classifiers give equal bytes.
 */
public final class OnnxModel {

  /** What every runtime since 2020 understands. */
  private static final int IR_VERSION = 7;

  private static final int OPERATORS = 13;
  private static final int ML_OPERATORS = 2;

  static final String FEATURES = "features";

  private final ModelProto model;
  private final Optional<Preprocessing> preprocessing;

  private OnnxModel(ModelProto model, Optional<Preprocessing> preprocessing) {
    this.model = model;
    this.preprocessing = preprocessing;
  }

  /**
   * The classifier together with what turns rows of a table into its features.
   *
   * @throws InputException if it reads no tables, or ONNX cannot express how
   */
  public static OnnxModel ofRows(Classifier classifier) {
    Preprocessing preprocessing =
        classifier
            .preprocessing()
            .orElseThrow(() -> new InputException("model: takes features, not rows of a table"));
    Graph graph = new Graph("pubn");
    ModelProto model = of(classifier, graph, features(graph, preprocessing));
    return new OnnxModel(model, Optional.of(preprocessing));
  }

  private static String features(Graph graph, Preprocessing preprocessing) {
    if (preprocessing instanceof TableEncoding table) {
      return TableGraph.append(graph, table);
    } else if (preprocessing instanceof ImagePreprocessing pixels) {
      return PixelGraph.append(graph, pixels);
    }
    throw new InputException(
        "preprocessing \""
            + preprocessing.kind()
            + "\": cannot be written in ONNX; leave the preparation of rows out");
  }

  /**
   * The decision function alone, on ready-made features.
   *
   * @throws InputException if it is not made of networks
   */
  public static OnnxModel ofFeatures(Classifier classifier) {
    Graph graph = new Graph("pubn");
    String features = graph.input(FEATURES, DataType.FLOAT, classifier.columns());
    return new OnnxModel(of(classifier, graph, features), Optional.empty());
  }

  private static ModelProto of(Classifier classifier, Graph graph, String features) {
    String column = NetworkGraph.append(graph, classifier.scorer(), features);
    String score = graph.apply("Squeeze", List.of(column, graph.longs(1)));
    // A float score is compared with the threshold in double precision, as Classifier does.
    String precise =
        graph.apply("Cast", List.of(score), Graph.attribute("to", DataType.DOUBLE.getNumber()));
    String threshold = graph.doubleNumber(classifier.threshold());
    String probability =
        classifier
            .calibration()
            .map(map -> CalibrationGraph.append(graph, map, column))
            .orElseGet(() -> graph.apply("Sigmoid", List.of(score)));
    String prediction = graph.apply("Greater", List.of(precise, threshold));
    graph.output(graph.outputName("score"), DataType.FLOAT, score);
    graph.output(graph.outputName("probability"), DataType.FLOAT, probability);
    graph.output(graph.outputName("prediction"), DataType.BOOL, prediction);
    return model(graph.build(), classifier);
  }

  private static ModelProto model(GraphProto graph, Classifier classifier) {
    ModelProto.Builder model =
        ModelProto.newBuilder()
            .setIrVersion(IR_VERSION)
            .setProducerName("pubn")
            .setProducerVersion(ProgramVersion.current())
            .addOpsetImport(operators("", OPERATORS))
            .addOpsetImport(operators("ai.onnx.ml", ML_OPERATORS))
            .setGraph(graph);
    Map<String, String> facts = new TreeMap<>();
    facts.put("method", classifier.provenance().method());
    facts.put("model", classifier.provenance().model());
    facts.put("trained-with", classifier.provenance().version());
    facts.put("threshold", Double.toString(classifier.threshold()));
    facts.forEach(
        (name, value) ->
            model.addMetadataProps(
                StringStringEntryProto.newBuilder().setKey(name).setValue(value)));
    return model.build();
  }

  private static OperatorSetIdProto operators(String domain, int version) {
    return OperatorSetIdProto.newBuilder().setDomain(domain).setVersion(version).build();
  }

  /** The preparation of rows that is in it; empty where it takes features. */
  Optional<Preprocessing> preprocessing() {
    return preprocessing;
  }

  /** The names of the inputs, in their order. */
  public List<String> inputs() {
    return model.getGraph().getInputList().stream().map(ValueInfoProto::getName).toList();
  }

  /** The names of the outputs: score, probability and prediction. */
  public List<String> outputs() {
    return model.getGraph().getOutputList().stream().map(ValueInfoProto::getName).toList();
  }

  /** Writes the model, replacing a file that is there; on failure nothing changes. */
  public void write(Path file) throws IOException {
    AtomicFile.write(file, model::writeTo);
  }

  /** The bytes that {@link #write} writes. */
  byte[] toByteArray() {
    return model.toByteArray();
  }
}
