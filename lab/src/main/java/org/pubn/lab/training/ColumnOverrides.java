package org.pubn.lab.training;

import java.util.ArrayList;
import java.util.List;
import org.pubn.lab.document.TextOptions;
import org.pubn.table.ColumnKinds;

/**
 * What the user says of columns; the kinds of all others are inferred.
 *
 * @param numeric columns of numbers
 * @param categorical columns of values from a list
 * @param ignored columns that are not used
 * @param text what the user says of text
 */
public record ColumnOverrides(
    List<String> numeric, List<String> categorical, List<String> ignored, TextOptions text) {

  public ColumnOverrides {
    numeric = List.copyOf(numeric);
    categorical = List.copyOf(categorical);
    ignored = List.copyOf(ignored);
  }

  /** The same where nothing is said of text. */
  public ColumnOverrides(List<String> numeric, List<String> categorical, List<String> ignored) {
    this(numeric, categorical, ignored, TextOptions.NONE);
  }

  /** Refuses kinds of columns where there is text, which is then all that is used. */
  void requireNoKinds() {
    refuse("--numeric", numeric);
    refuse("--categorical", categorical);
  }

  private static void refuse(String option, List<String> columns) {
    if (!columns.isEmpty()) {
      throw new IllegalArgumentException(
          option + " " + String.join(",", columns) + ": of documents only the text is used");
    }
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
