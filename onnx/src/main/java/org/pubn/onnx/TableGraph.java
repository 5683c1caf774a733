package org.pubn.onnx;

import static org.pubn.onnx.Graph.attribute;

import ai.onnx.proto.OnnxMl.TensorProto.DataType;
import java.util.ArrayList;
import java.util.List;
import org.pubn.table.CategoryEncoding;
import org.pubn.table.ColumnEncoding;
import org.pubn.table.MissingValues;
import org.pubn.table.NumberEncoding;
import org.pubn.table.PlainCategory;
import org.pubn.table.PlainNumber;
import org.pubn.table.TableEncoding;

/**
 * Appends the encoding of a table to a graph: one input per column, floats for a numeric one, where
 * NaN is a missing value, strings for a categorical one, where the words of {@link MissingValues}
 * are. What it computes equals {@link TableEncoding} bit by bit, but that blanks around a string
 * are not taken off: ONNX has no operation for that.
 */
final class TableGraph {

  private final Graph graph;

  private TableGraph(Graph graph) {
    this.graph = graph;
  }

  /** The features of the rows, one row each. */
  static String append(Graph graph, TableEncoding table) {
    TableGraph appending = new TableGraph(graph);
    List<String> columns = table.encodings().stream().map(appending::column).toList();
    return graph.apply("Concat", columns, attribute("axis", 1));
  }

  private String column(ColumnEncoding encoding) {
    if (encoding instanceof NumberEncoding number) {
      return number(number);
    } else if (encoding instanceof CategoryEncoding category) {
      return category(category);
    } else if (encoding instanceof PlainNumber number) {
      return graph.input(number.column(), DataType.FLOAT, 1);
    } else if (encoding instanceof PlainCategory category) {
      return code(category);
    }
    throw new AssertionError(encoding);
  }

  /** (x − mean) / deviation, cut off, in double precision as in {@link NumberEncoding}. */
  private String number(NumberEncoding encoding) {
    String input = graph.input(encoding.column(), DataType.FLOAT, 1);
    String centred =
        apply("Sub", cast(input, DataType.DOUBLE), graph.doubleNumber(encoding.mean()));
    String standard = apply("Div", centred, graph.doubleNumber(encoding.deviation()));
    String limited =
        apply(
            "Clip",
            standard,
            graph.doubleNumber(-NumberEncoding.LIMIT),
            graph.doubleNumber(NumberEncoding.LIMIT));
    String missing = apply("IsNaN", input);
    String value = apply("Where", missing, graph.floatNumber(0), cast(limited, DataType.FLOAT));
    return encoding.missing()
        ? graph.apply("Concat", List.of(value, cast(missing, DataType.FLOAT)), attribute("axis", 1))
        : value;
  }

  /** A place for every value, one for others and one for missing values if there is. */
  private String category(CategoryEncoding encoding) {
    List<String> texts = new ArrayList<>(encoding.values());
    List<Long> places = new ArrayList<>();
    for (int i = 0; i < texts.size(); i++) {
      places.add((long) i);
    }
    long other = texts.size();
    if (encoding.missing()) {
      for (String word : MissingValues.words()) {
        texts.add(word);
        places.add(other + 1);
      }
    }
    // Without any text, an encoder of labels is not valid: every text is another one then.
    if (texts.isEmpty()) {
      texts.add("");
      places.add(other);
    }
    String codes =
        graph.applyMl(
            "LabelEncoder",
            graph.input(encoding.column(), DataType.STRING, 1),
            Graph.texts("keys_strings", texts),
            attribute("values_int64s", places),
            attribute("default_int64", other));
    int features = encoding.features().size();
    String hot = apply("OneHot", codes, graph.longs(features), offAndOn());
    return apply("Reshape", hot, graph.longs(0, features));
  }

  /** The code of a value, that of all others, or NaN where it is missing. */
  private String code(PlainCategory encoding) {
    List<String> texts = new ArrayList<>(encoding.values());
    List<Float> codes = new ArrayList<>();
    for (int i = 0; i < texts.size(); i++) {
      codes.add((float) i);
    }
    float other = texts.size();
    for (String word : MissingValues.words()) {
      texts.add(word);
      codes.add(Float.NaN);
    }
    return graph.applyMl(
        "LabelEncoder",
        graph.input(encoding.column(), DataType.STRING, 1),
        Graph.texts("keys_strings", texts),
        Graph.floats("values_floats", codes),
        Graph.attribute("default_float", other));
  }

  private String offAndOn() {
    return graph.floats(new float[] {0, 1}, 0, 2, 2);
  }

  private String cast(String tensor, DataType type) {
    return graph.apply("Cast", List.of(tensor), attribute("to", type.getNumber()));
  }

  private String apply(String operation, String... tensors) {
    return graph.apply(operation, List.of(tensors));
  }
}
