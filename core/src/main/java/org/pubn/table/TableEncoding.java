package org.pubn.table;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiFunction;
import org.pubn.data.DenseFeatures;
import org.pubn.data.InputException;
import org.pubn.preprocessing.Preprocessing;
import org.pubn.preprocessing.RowEncoder;
import org.pubn.storage.RowBatch;
import org.pubn.table.ColumnEncoding.Target;
import org.pubn.table.IgnoredColumn.Reason;

/**
 * How the columns of a table become features: numbers standardized, values of a list one feature
 * each, missing values marked; or plain, one feature per column, for trees. Learned from training
 * rows; the same for every row ever after, be it in a {@link Table} or a {@link RowBatch}: equal
 * cells give equal bits.
 *
 * <pre>{@code
 * TableEncoding encoding = TableEncoding.learn(table, trainingRows);
 * DenseFeatures features = encoding.features(table, trainingRows);
 * }</pre>
 */
public final class TableEncoding implements Preprocessing {

  static final String KIND = "table";

  private final List<ColumnEncoding> encodings;
  private final List<String> ids;
  private final List<String> features = new ArrayList<>();
  private final List<String> origins = new ArrayList<>();

  TableEncoding(List<ColumnEncoding> encodings, List<String> ids) {
    this.encodings = List.copyOf(encodings);
    this.ids = List.copyOf(ids);
    Set<String> names = new HashSet<>();
    for (ColumnEncoding encoding : encodings) {
      if (encoding.column().isBlank()) {
        throw new IllegalArgumentException("a column has no name");
      }
      if (!names.add(encoding.column())) {
        throw new IllegalArgumentException("column \"" + encoding.column() + "\": occurs twice");
      }
      for (String feature : encoding.features()) {
        features.add(feature);
        origins.add(encoding.column());
      }
    }
    if (features.isEmpty()) {
      throw new InputException("no column of the table can be used: all are ignored");
    }
  }

  /**
   * Checks that some column of a table can be used.
   *
   * @throws org.pubn.data.InputException if all columns are ignored; says why each of them is
   */
  public static void requireUsed(Table table) {
    List<String> reasons = new ArrayList<>();
    for (Column column : table.columns()) {
      if (!(column instanceof IgnoredColumn ignored)) {
        return;
      }
      reasons.add("\"" + ignored.name() + "\" (" + ignored.detail() + ")");
    }
    throw new InputException(
        "no column of the table can be used; ignored are " + String.join(", ", reasons));
  }

  /**
   * Learns from some rows of a table.
   *
   * @throws org.pubn.data.InputException if all columns are ignored, or there are no rows
   */
  public static TableEncoding learn(Table table, int[] trainingRows) {
    return learn(table, trainingRows, NumberEncoding::learn, CategoryEncoding::learn);
  }

  /** Like {@link #learn}, for trees: numbers as they are, values of a list by code. */
  public static TableEncoding learnPlain(Table table, int[] trainingRows) {
    return learn(
        table,
        trainingRows,
        (numbers, rows) -> new PlainNumber(numbers.name()),
        PlainCategory::learn);
  }

  private static TableEncoding learn(
      Table table,
      int[] trainingRows,
      BiFunction<NumericColumn, int[], ColumnEncoding> ofNumbers,
      BiFunction<CategoricalColumn, int[], ColumnEncoding> ofCategories) {
    if (trainingRows.length == 0) {
      throw new IllegalArgumentException("training rows: must be at least one");
    }
    requireUsed(table);
    List<ColumnEncoding> encodings = new ArrayList<>();
    List<String> ids = new ArrayList<>();
    for (Column column : table.columns()) {
      if (column instanceof NumericColumn numbers) {
        encodings.add(ofNumbers.apply(numbers, trainingRows));
      } else if (column instanceof CategoricalColumn categories) {
        encodings.add(ofCategories.apply(categories, trainingRows));
      } else if (((IgnoredColumn) column).reason() == Reason.ID) {
        ids.add(column.name());
      }
    }
    return new TableEncoding(encodings, ids);
  }

  @Override
  public String kind() {
    return KIND;
  }

  @Override
  public List<String> columns() {
    return encodings.stream().map(ColumnEncoding::column).toList();
  }

  /** How each of the {@link #columns()} is encoded; their features follow one another. */
  public List<ColumnEncoding> encodings() {
    return encodings;
  }

  @Override
  public List<String> features() {
    return List.copyOf(features);
  }

  /** The name of the column that a feature comes from. */
  public String columnOfFeature(int feature) {
    return origins.get(feature);
  }

  /** The features that hold codes of values from a list. */
  public Set<Integer> codes() {
    Set<Integer> codes = new TreeSet<>();
    int feature = 0;
    for (ColumnEncoding encoding : encodings) {
      if (encoding instanceof PlainCategory) {
        codes.add(feature);
      }
      feature += encoding.features().size();
    }
    return codes;
  }

  /** Whether missing values stay missing, as NaN. */
  public boolean isPlain() {
    return encodings.stream().anyMatch(TableEncoding::isPlain);
  }

  private static boolean isPlain(ColumnEncoding encoding) {
    return encoding instanceof PlainNumber || encoding instanceof PlainCategory;
  }

  private DenseFeatures features(float[] values) {
    return isPlain()
        ? DenseFeatures.withMissing(features.size(), values)
        : DenseFeatures.ofOwned(features.size(), values);
  }

  /** The columns of the training table that name its rows; they are not encoded. */
  public List<String> ids() {
    return ids;
  }

  /**
   * The features of some rows of a table, in the order given.
   *
   * @throws org.pubn.data.InputException if a column is missing or of another kind than in training
   */
  public DenseFeatures features(Table table, int[] rows) {
    float[] values = new float[Math.multiplyExact(rows.length, features.size())];
    int offset = 0;
    for (ColumnEncoding encoding : encodings) {
      Target target = new Target(values, offset, features.size());
      encoding.encode(table.column(encoding.column()), rows, target);
      offset += encoding.features().size();
    }
    return features(values);
  }

  @Override
  public RowEncoder encoder(List<String> header) {
    int[] places = new int[encodings.size()];
    for (int i = 0; i < places.length; i++) {
      String column = encodings.get(i).column();
      places[i] = header.indexOf(column);
      if (places[i] < 0) {
        throw new InputException(
            "column \"" + column + "\": is missing; there are " + String.join(", ", header));
      }
    }
    return rows -> encode(rows, places);
  }

  private DenseFeatures encode(RowBatch rows, int[] places) {
    float[] values = new float[Math.multiplyExact(rows.rows(), features.size())];
    int offset = 0;
    for (int i = 0; i < places.length; i++) {
      ColumnEncoding encoding = encodings.get(i);
      encoding.encode(rows, places[i], new Target(values, offset, features.size()));
      offset += encoding.features().size();
    }
    return features(values);
  }

  @Override
  public void write(JsonGenerator json) throws IOException {
    json.writeArrayFieldStart("columns");
    for (ColumnEncoding encoding : encodings) {
      json.writeStartObject();
      encoding.write(json);
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeArrayFieldStart("ids");
    for (String id : ids) {
      json.writeString(id);
    }
    json.writeEndArray();
  }
}
