package org.pubn.onnx;

import ai.onnx.proto.OnnxMl.AttributeProto;
import ai.onnx.proto.OnnxMl.AttributeProto.AttributeType;
import ai.onnx.proto.OnnxMl.GraphProto;
import ai.onnx.proto.OnnxMl.NodeProto;
import ai.onnx.proto.OnnxMl.TensorProto;
import ai.onnx.proto.OnnxMl.TensorProto.DataType;
import ai.onnx.proto.OnnxMl.TensorShapeProto;
import ai.onnx.proto.OnnxMl.TypeProto;
import ai.onnx.proto.OnnxMl.ValueInfoProto;
import com.google.protobuf.ByteString;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * An ONNX graph while it grows. Tensors go by their names; every operation adds one and returns its
 * name, so that formulas can be written as nested calls. Equal calls give equal bytes.
 */
final class Graph {

  private static final String ML = "ai.onnx.ml";

  /** The dimension that stands for the number of rows, whatever it is. */
  private static final String ROWS = "rows";

  private final GraphProto.Builder graph = GraphProto.newBuilder();
  private final Set<String> names = new HashSet<>();
  private int count;

  Graph(String name) {
    graph.setName(name);
  }

  /** A tensor of given sizes for every row, which the caller of the model provides. */
  String input(String name, DataType type, int... sizes) {
    if (!names.add(name)) {
      throw new IllegalArgumentException("input " + name + ": is there twice");
    }
    graph.addInput(value(name, type(type, sizes)));
    return name;
  }

  /** Gives a tensor, which has one element per row, to the caller of the model. */
  void output(String name, DataType type, String tensor) {
    graph.addNode(
        NodeProto.newBuilder()
            .setOpType("Identity")
            .setName("output-" + name)
            .addInput(tensor)
            .addOutput(name));
    graph.addOutput(value(name, type(type)));
  }

  /** A name for an output; one that no input has. */
  String outputName(String wish) {
    return names.contains(wish) ? "pubn." + wish : wish;
  }

  private static ValueInfoProto value(String name, TypeProto type) {
    return ValueInfoProto.newBuilder().setName(name).setType(type).build();
  }

  /** A tensor whose first dimension is the number of rows. */
  private static TypeProto type(DataType type, int... dimensions) {
    TensorShapeProto.Builder shape = TensorShapeProto.newBuilder();
    shape.addDimBuilder().setDimParam(ROWS);
    for (int dimension : dimensions) {
      shape.addDimBuilder().setDimValue(dimension);
    }
    return TypeProto.newBuilder()
        .setTensorType(TypeProto.Tensor.newBuilder().setElemType(type.getNumber()).setShape(shape))
        .build();
  }

  /** Numbers that belong to the model. */
  String floats(float[] values, int from, int length, int... shape) {
    ByteBuffer bytes = buffer(length * Float.BYTES);
    bytes.asFloatBuffer().put(values, from, length);
    return constant(DataType.FLOAT, bytes, shape);
  }

  /** A single number. */
  String floatNumber(float value) {
    return floats(new float[] {value}, 0, 1);
  }

  /** A single number in double precision. */
  String doubleNumber(double value) {
    ByteBuffer bytes = buffer(Double.BYTES);
    bytes.asDoubleBuffer().put(value);
    return constant(DataType.DOUBLE, bytes);
  }

  /** Numbers in double precision, the first of some. */
  String doubles(double[] values, int length, int... shape) {
    ByteBuffer bytes = buffer(length * Double.BYTES);
    bytes.asDoubleBuffer().put(values, 0, length);
    return constant(DataType.DOUBLE, bytes, shape);
  }

  /** A list of whole numbers. */
  String longs(long... values) {
    ByteBuffer bytes = buffer(values.length * Long.BYTES);
    bytes.asLongBuffer().put(values);
    return constant(DataType.INT64, bytes, values.length);
  }

  private static ByteBuffer buffer(int length) {
    return ByteBuffer.allocate(length).order(ByteOrder.LITTLE_ENDIAN);
  }

  private String constant(DataType type, ByteBuffer bytes, int... shape) {
    TensorProto.Builder tensor =
        TensorProto.newBuilder()
            .setName(fresh("constant"))
            .setDataType(type.getNumber())
            .setRawData(ByteString.copyFrom(bytes));
    for (int dimension : shape) {
      tensor.addDims(dimension);
    }
    graph.addInitializer(tensor);
    return tensor.getName();
  }

  /** The result of an operation of ONNX on tensors. */
  String apply(String operation, List<String> tensors, AttributeProto... attributes) {
    return add("", operation, tensors, attributes);
  }

  /** The result of an operation of ONNX-ML on a tensor. */
  String applyMl(String operation, String tensor, AttributeProto... attributes) {
    return add(ML, operation, List.of(tensor), attributes);
  }

  private String add(
      String domain, String operation, List<String> tensors, AttributeProto... attributes) {
    String name = fresh(operation);
    graph.addNode(
        NodeProto.newBuilder()
            .setOpType(operation)
            .setDomain(domain)
            .setName(name)
            .addAllInput(tensors)
            .addAllAttribute(List.of(attributes))
            .addOutput(name));
    return name;
  }

  private String fresh(String prefix) {
    String name;
    do {
      name = prefix + "-" + count++;
    } while (!names.add(name));
    return name;
  }

  static AttributeProto attribute(String name, long value) {
    return attribute(name, AttributeType.INT).setI(value).build();
  }

  static AttributeProto attribute(String name, List<Long> values) {
    return attribute(name, AttributeType.INTS).addAllInts(values).build();
  }

  static AttributeProto attribute(String name, float value) {
    return attribute(name, AttributeType.FLOAT).setF(value).build();
  }

  static AttributeProto floats(String name, List<Float> values) {
    return attribute(name, AttributeType.FLOATS).addAllFloats(values).build();
  }

  static AttributeProto text(String name, String value) {
    return attribute(name, AttributeType.STRING).setS(ByteString.copyFromUtf8(value)).build();
  }

  static AttributeProto texts(String name, List<String> values) {
    return attribute(name, AttributeType.STRINGS)
        .addAllStrings(values.stream().map(ByteString::copyFromUtf8).toList())
        .build();
  }

  private static AttributeProto.Builder attribute(String name, AttributeType type) {
    return AttributeProto.newBuilder().setName(name).setType(type);
  }

  GraphProto build() {
    return graph.build();
  }
}
