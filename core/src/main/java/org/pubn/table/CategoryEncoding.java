package org.pubn.table;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.stream.IntStream;
import org.pubn.data.InputException;
import org.pubn.modelfile.JsonFields;
import org.pubn.storage.RowBatch;

/**
 * A value of a list becomes one feature that is 1 among others that are 0. The {@value #MOST}
 * values that are most frequent in the training rows have a feature of their own, if they occur at
 * least {@value #OFTEN} times; the rest, and values that training has not seen, share the feature
 * "other", so that a classifier knows from rare values what to make of new ones. Where values were
 * missing in training, "missing" is a value of its own; else it counts as "other".
 */
public final class CategoryEncoding implements ColumnEncoding {

  static final String KIND = "categorical";
  static final int MOST = 50;

  /** Characters of a value; longer ones count as "other". */
  private static final int LONGEST = 1000;

  private static final int OFTEN = 2;

  private final String column;
  private final Dictionary values;
  private final boolean missing;

  CategoryEncoding(String column, List<String> values, boolean missing) {
    if (values.size() > MOST || new HashSet<>(values).size() < values.size()) {
      throw new IllegalArgumentException(
          "column \"" + column + "\": must have at most " + MOST + " values, all different");
    }
    if (values.stream().anyMatch(value -> value.length() > LONGEST)) {
      throw new IllegalArgumentException(
          "column \"" + column + "\": a value may have at most " + LONGEST + " characters");
    }
    this.column = column;
    this.values = Dictionary.of(values);
    this.missing = missing;
  }

  static CategoryEncoding learn(CategoricalColumn column, int[] rows) {
    boolean missing =
        Arrays.stream(rows).anyMatch(row -> column.code(row) == CategoricalColumn.MISSING);
    return new CategoryEncoding(column.name(), frequent(column, rows, MOST), missing);
  }

  /** The most frequent values among those that occur often enough, the most frequent first. */
  static List<String> frequent(CategoricalColumn column, int[] rows, int most) {
    int[] counts = new int[column.values().size()];
    for (int row : rows) {
      int code = column.code(row);
      if (code != CategoricalColumn.MISSING) {
        counts[code]++;
      }
    }
    return IntStream.range(0, counts.length)
        .filter(code -> counts[code] >= OFTEN)
        .filter(code -> column.values().get(code).length() <= LONGEST)
        .boxed()
        .sorted(
            Comparator.comparing((Integer code) -> -counts[code])
                .thenComparing(code -> column.values().get(code)))
        .limit(most)
        .map(code -> column.values().get(code))
        .toList();
  }

  @Override
  public String column() {
    return column;
  }

  @Override
  public List<String> features() {
    List<String> features = new ArrayList<>();
    values.values().forEach(value -> features.add(column + "=" + value));
    features.add(column + "=(other)");
    if (missing) {
      features.add(column + " is missing");
    }
    return features;
  }

  /** The values that have a feature of their own, in the order of the features. */
  public List<String> values() {
    return values.values();
  }

  /** Whether there is a feature for missing values. */
  public boolean missing() {
    return missing;
  }

  private int other() {
    return values.size();
  }

  private int ofMissing() {
    return missing ? values.size() + 1 : other();
  }

  @Override
  public void encode(Column from, int[] rows, Target target) {
    CategoricalColumn categories = categories(from, column);
    int[] features = categories.values().stream().mapToInt(values.values()::indexOf).toArray();
    for (int i = 0; i < rows.length; i++) {
      int code = categories.code(rows[i]);
      boolean known = code != CategoricalColumn.MISSING;
      put(known ? features[code] : ofMissing(), i, target);
    }
  }

  static CategoricalColumn categories(Column from, String column) {
    if (from instanceof CategoricalColumn categories) {
      return categories;
    }
    throw new InputException(
        "column \"" + column + "\": is not categorical in this table, as it was in training");
  }

  @Override
  public void encode(RowBatch rows, int place, Target target) {
    for (int row = 0; row < rows.rows(); row++) {
      boolean known = !MissingValues.isMissing(rows, row, place);
      put(known ? values.find(rows, row, place) : ofMissing(), row, target);
    }
  }

  private void put(int feature, int row, Target target) {
    target.set(row, feature < 0 ? other() : feature, 1);
  }

  @Override
  public void write(JsonGenerator json) throws IOException {
    json.writeStringField("column", column);
    json.writeStringField("kind", KIND);
    json.writeArrayFieldStart("values");
    for (String value : values.values()) {
      json.writeString(value);
    }
    json.writeEndArray();
    json.writeNumberField("missing", missing ? 1 : 0);
  }

  static CategoryEncoding read(String column, JsonFields json) {
    return new CategoryEncoding(
        column, json.textList("values", MOST), json.integer("missing", 0, 1) == 1);
  }
}
