package org.pubn.report.table;

import java.util.ArrayList;
import java.util.List;

/**
 * A table laid out as in the paper: measured values only, boldface and underlines, leading cells
 * that span rows. Needs the packages {@code booktabs} and {@code multirow}.
 */
public final class LatexTable {

  private LatexTable() {}

  /** A {@code table*} environment with caption and label. */
  public static String render(Table table) {
    int columns = table.rowHeaders().size() + table.columns().size();
    StringBuilder out = new StringBuilder();
    out.append("\\begin{table*}[t]\n");
    out.append("  \\caption{").append(caption(table)).append("}\n");
    out.append("  \\label{tab:").append(table.id()).append("}\n");
    out.append("  \\centering\n");
    out.append("  \\begin{tabular}{")
        .append("l".repeat(table.rowHeaders().size()))
        .append("r".repeat(table.columns().size()))
        .append("}\n");
    out.append("    \\toprule\n");
    List<String> head = new ArrayList<>();
    table.rowHeaders().forEach(header -> head.add(LatexText.escape(header)));
    table.columns().forEach(column -> head.add(LatexText.escape(column.name())));
    appendLine(out, head);
    out.append("    \\midrule\n");
    for (int row = 0; row < table.rows().size(); row++) {
      if (table.startsGroup(row)) {
        out.append("    \\cmidrule(l{2pt}r{2pt}){1-").append(columns).append("}\n");
      }
      appendLine(out, line(table, row));
    }
    out.append("    \\bottomrule\n");
    out.append("  \\end{tabular}\n");
    out.append("\\end{table*}\n");
    return out.toString();
  }

  private static String caption(Table table) {
    List<String> sentences = new ArrayList<>(List.of(LatexText.escape(table.caption())));
    if (table.measured().anyMatch(Measured::best)) {
      sentences.add("Boldface: " + LatexText.escape(table.marks().best()) + ".");
    }
    if (table.measured().anyMatch(Measured::underlined)) {
      sentences.add("Underlined: " + LatexText.escape(table.marks().underlined()) + ".");
    }
    table.notes().forEach(note -> sentences.add(LatexText.escape(note)));
    return String.join(" ", sentences);
  }

  private static List<String> line(Table table, int row) {
    List<String> cells = new ArrayList<>();
    for (int i = 0; i < table.rowHeaders().size(); i++) {
      String header = LatexText.escape(table.rows().get(row).headers().get(i));
      int span = table.span(row, i);
      cells.add(span > 1 ? "\\multirow{" + span + "}{*}{" + header + "}" : span == 1 ? header : "");
    }
    for (int i = 0; i < table.columns().size(); i++) {
      cells.add(cell(table.columns().get(i), table.rows().get(row).cells().get(i)));
    }
    return cells;
  }

  private static String cell(ValueColumn column, Cell cell) {
    if (cell instanceof TextCell text) {
      return LatexText.escape(text.text());
    }
    Measured measured = (Measured) cell;
    String value = column.format(measured.value()).replace("±", "\\pm");
    String formula = measured.best() ? "$\\mathbf{" + value + "}$" : "$" + value + "$";
    return measured.underlined() ? "\\underline{" + formula + "}" : formula;
  }

  private static void appendLine(StringBuilder out, List<String> cells) {
    out.append("    ").append(String.join(" & ", cells)).append(" \\\\\n");
  }
}
