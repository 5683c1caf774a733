package org.pubn.lab.training;

import java.util.ArrayList;
import java.util.List;
import org.pubn.table.ColumnKinds;

/**
 * What the user says of columns; the kinds of all others are inferred.
 *
 * @param numeric columns of numbers
 * @param categorical columns of values from a list
 * @param ignored columns that are not used
 */
public record ColumnOverrides(
    List<String> numeric, List<String> categorical, List<String> ignored) {

  public ColumnOverrides {
    numeric = List.copyOf(numeric);
    categorical = List.copyOf(categorical);
    ignored = List.copyOf(ignored);
  }

  ColumnKinds kinds() {
    return ColumnKinds.of(numeric, categorical, ignored);
  }

  /** The same where one column holds labels, which are values from a list. */
  ColumnKinds kindsWithLabel(String label) {
    List<String> more = new ArrayList<>(categorical);
    more.add(label);
    return ColumnKinds.of(numeric, more, ignored);
  }
}
