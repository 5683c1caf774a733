package org.pubn.report.table;

import java.util.ArrayList;
import java.util.List;

/**
 * A table in GitHub's dialect of Markdown. The published value, the difference and the verdict
 * stand below the value in the same cell; an underline is an {@code <ins>} element.
 */
public final class MarkdownTable {

  private static final String SPECIAL = "\\`*_{}[]<>#|~&$";

  private MarkdownTable() {}

  /** The caption, the table and its legend. */
  public static String render(Table table) {
    StringBuilder out = new StringBuilder();
    out.append(escape(table.caption())).append("\n\n");
    List<String> head = new ArrayList<>();
    List<String> rule = new ArrayList<>();
    for (String header : table.rowHeaders()) {
      head.add(escape(header));
      rule.add(":--");
    }
    for (ValueColumn column : table.columns()) {
      head.add(escape(column.heading()));
      rule.add("--:");
    }
    appendLine(out, head);
    appendLine(out, rule);
    for (int row = 0; row < table.rows().size(); row++) {
      List<String> line = new ArrayList<>();
      for (int i = 0; i < table.rowHeaders().size(); i++) {
        line.add(table.span(row, i) > 0 ? escape(table.rows().get(row).headers().get(i)) : "");
      }
      for (int i = 0; i < table.columns().size(); i++) {
        line.add(cell(table, table.columns().get(i), table.rows().get(row).cells().get(i)));
      }
      appendLine(out, line);
    }
    List<Legend.Entry> legend = Legend.of(table, "bold", "underlined");
    if (!legend.isEmpty()) {
      out.append('\n');
      legend.forEach(entry -> out.append("- ").append(escape(entry.text())).append('\n'));
    }
    return out.toString();
  }

  private static String cell(Table table, ValueColumn column, Cell cell) {
    CellText text = CellText.of(table, column, cell);
    String value = escape(text.value());
    if (cell instanceof Measured measured) {
      value = measured.best() ? "**" + value + "**" : value;
      value = measured.underlined() ? "<ins>" + value + "</ins>" : value;
    }
    return text.details().isEmpty()
        ? value
        : value + "<br>" + escape(String.join(", ", text.details()));
  }

  /** The text with everything that Markdown would interpret escaped, on one line. */
  static String escape(String text) {
    StringBuilder out = new StringBuilder();
    text.codePoints()
        .forEach(
            c -> {
              if (c == '\n' || c == '\r') {
                out.append(' ');
              } else {
                out.append(SPECIAL.indexOf(c) >= 0 ? "\\" : "").appendCodePoint(c);
              }
            });
    return out.toString();
  }

  private static void appendLine(StringBuilder out, List<String> cells) {
    out.append("| ").append(String.join(" | ", cells)).append(" |\n");
  }
}
