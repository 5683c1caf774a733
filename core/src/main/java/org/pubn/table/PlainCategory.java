package org.pubn.table;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.HashSet;
import java.util.List;
import org.pubn.modelfile.JsonFields;
import org.pubn.storage.RowBatch;

/**
 * A value of a list by its code, and NaN where it is missing: for trees, which split lists of
 * values. The {@value #MOST} values that are most frequent in the training rows have the codes 0,
 * 1, … in that order, if they occur at least twice; the rest, and values that training has not
 * seen, share the next code.
 */
public final class PlainCategory implements ColumnEncoding {

  static final String KIND = "code";

  /** Trees have 255 bins; one is for all other values. */
  static final int MOST = 254;

  private final String column;
  private final Dictionary values;

  PlainCategory(String column, List<String> values) {
    if (values.size() > MOST || new HashSet<>(values).size() < values.size()) {
      throw new IllegalArgumentException(
          "column \"" + column + "\": must have at most " + MOST + " values, all different");
    }
    this.column = column;
    this.values = Dictionary.of(values);
  }

  static PlainCategory learn(CategoricalColumn column, int[] rows) {
    return new PlainCategory(column.name(), CategoryEncoding.frequent(column, rows, MOST));
  }

  @Override
  public String column() {
    return column;
  }

  @Override
  public List<String> features() {
    return List.of(column);
  }

  /** The values that have a code of their own, in the order of the codes. */
  public List<String> values() {
    return values.values();
  }

  @Override
  public void encode(Column from, int[] rows, Target target) {
    CategoricalColumn categories = CategoryEncoding.categories(from, column);
    int[] codes = categories.values().stream().mapToInt(values.values()::indexOf).toArray();
    for (int i = 0; i < rows.length; i++) {
      int code = categories.code(rows[i]);
      target.set(i, 0, code == CategoricalColumn.MISSING ? Float.NaN : known(codes[code]));
    }
  }

  @Override
  public void encode(RowBatch rows, int place, Target target) {
    for (int row = 0; row < rows.rows(); row++) {
      boolean missing = MissingValues.isMissing(rows, row, place);
      target.set(row, 0, missing ? Float.NaN : known(values.find(rows, row, place)));
    }
  }

  private float known(int code) {
    return code < 0 ? values.size() : code;
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
  }

  static PlainCategory read(String column, JsonFields json) {
    return new PlainCategory(column, json.textList("values", MOST));
  }
}
