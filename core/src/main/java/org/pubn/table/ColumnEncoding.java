package org.pubn.table;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import org.pubn.storage.RowBatch;

/** How one column becomes features. Immutable. */
public sealed interface ColumnEncoding
    permits NumberEncoding, CategoryEncoding, PlainNumber, PlainCategory {

  /** The name of the column. */
  String column();

  /** The names of the features, at least one. */
  List<String> features();

  /** Where the features of rows go. Their cells are zero before. */
  final class Target {

    private final float[] values;
    private final int offset;
    private final int stride;

    /**
     * @param values all features of all rows, row after row
     * @param offset the place of the first feature in every row
     * @param stride the length of a row
     */
    Target(float[] values, int offset, int stride) {
      this.values = values;
      this.offset = offset;
      this.stride = stride;
    }

    void set(int row, int feature, float value) {
      values[row * stride + offset + feature] = value;
    }
  }

  /**
   * Encodes rows of a table.
   *
   * @throws org.pubn.data.InputException if the column is of another kind
   */
  void encode(Column from, int[] rows, Target target);

  /**
   * Encodes rows as they were written.
   *
   * @throws org.pubn.data.InputException if a cell cannot be understood
   */
  void encode(RowBatch rows, int place, Target target);

  /** Writes the fields of the JSON object that has been opened. */
  void write(JsonGenerator json) throws IOException;
}
