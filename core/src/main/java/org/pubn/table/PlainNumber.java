package org.pubn.table;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import org.pubn.storage.RowBatch;

/**
 * A number as it is, and NaN where it is missing: for trees, which ask only for its order.
 *
 * @param column the name of the column
 */
public record PlainNumber(String column) implements ColumnEncoding {

  static final String KIND = "number";

  @Override
  public List<String> features() {
    return List.of(column);
  }

  @Override
  public void encode(Column from, int[] rows, Target target) {
    NumericColumn numbers = NumberEncoding.numbers(from, column);
    for (int i = 0; i < rows.length; i++) {
      target.set(i, 0, numbers.value(rows[i]));
    }
  }

  @Override
  public void encode(RowBatch rows, int place, Target target) {
    for (int row = 0; row < rows.rows(); row++) {
      target.set(row, 0, NumberCell.require(rows, row, place, column));
    }
  }

  @Override
  public void write(JsonGenerator json) throws IOException {
    json.writeStringField("column", column);
    json.writeStringField("kind", KIND);
  }
}
