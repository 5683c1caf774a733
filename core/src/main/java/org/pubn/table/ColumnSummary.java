package org.pubn.table;

import java.util.List;
import java.util.Locale;

/**
 * What one column holds, for people.
 *
 * @param name its name
 * @param kind what it is taken for
 * @param missing in how many rows the value is not known
 * @param contents what it holds, or why it is ignored
 */
public record ColumnSummary(String name, ColumnKind kind, int missing, String contents) {

  private static final int SHOWN = 3;

  /** The summaries of all columns of a table, in their order. */
  public static List<ColumnSummary> of(Table table) {
    return table.columns().stream().map(column -> of(column, table.rows())).toList();
  }

  private static ColumnSummary of(Column column, int rows) {
    String contents;
    if (column instanceof NumericColumn numbers) {
      contents = describe(numbers, rows);
    } else if (column instanceof CategoricalColumn categories) {
      contents = describe(categories.values());
    } else {
      contents = ((IgnoredColumn) column).detail();
    }
    return new ColumnSummary(column.name(), column.kind(), column.missing(), contents);
  }

  private static String describe(NumericColumn numbers, int rows) {
    double sum = 0;
    float least = Float.POSITIVE_INFINITY;
    float most = Float.NEGATIVE_INFINITY;
    int present = rows - numbers.missing();
    if (present == 0) {
      return "no value in any row";
    }
    for (int row = 0; row < rows; row++) {
      float value = numbers.value(row);
      if (!Float.isNaN(value)) {
        sum += value;
        least = Math.min(least, value);
        most = Math.max(most, value);
      }
    }
    return String.format(Locale.ROOT, "%.4g … %.4g, mean %.4g", least, most, sum / present);
  }

  private static String describe(List<String> values) {
    String first = String.join(", ", values.subList(0, Math.min(SHOWN, values.size())));
    return values.size() + " values: " + first + (values.size() > SHOWN ? ", …" : "");
  }
}
