package org.pubn.report.table;

import java.util.ArrayList;
import java.util.List;

/**
 * The text of a value cell, in parts that a layout may put side by side or below each other.
 *
 * @param marks marks that follow it: {@code *} for the best, {@code _} for an underline
 * @param details what stands beside it: the number of trials where it differs between cells, the
 *     published value, the difference, the verdict
 */
record CellText(String value, String marks, List<String> details) {

  static final String BEST = "*";
  static final String UNDERLINED = "_";

  static CellText of(Table table, ValueColumn column, Cell cell) {
    if (cell instanceof TextCell text) {
      return new CellText(text.text().replaceAll("\\s+", " "), "", List.of());
    }
    Measured measured = (Measured) cell;
    return new CellText(
        column.format(measured.value()),
        (measured.best() ? BEST : "") + (measured.underlined() ? UNDERLINED : ""),
        details(table, column, measured));
  }

  /** Everything beside the value in one piece, with a space before it, or nothing. */
  String inParentheses() {
    return details.isEmpty() ? "" : " (" + String.join(", ", details) + ")";
  }

  private static List<String> details(Table table, ValueColumn column, Measured measured) {
    List<String> details = new ArrayList<>();
    if (table.trials().isEmpty()) {
      details.add("n = " + measured.value().n());
    }
    measured.published().ifPresent(p -> details.add("paper " + column.format(p)));
    measured.comparison().ifPresent(c -> details.addAll(details(column, c)));
    return details;
  }

  private static List<String> details(ValueColumn column, Comparison comparison) {
    String difference = column.formatDifference(comparison.difference());
    return switch (comparison.verdict()) {
      case UNTESTED -> List.of(difference);
      case AGREES -> List.of(difference + ", n.s.");
      case LOWER -> List.of(difference + ", lower", Legend.p(comparison), Legend.holm(comparison));
      case HIGHER ->
          List.of(difference + ", higher", Legend.p(comparison), Legend.holm(comparison));
    };
  }
}
