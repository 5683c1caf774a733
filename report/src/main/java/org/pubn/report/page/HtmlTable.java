package org.pubn.report.page;

import java.util.List;
import java.util.Locale;
import org.pubn.report.table.Cell;
import org.pubn.report.table.Comparison;
import org.pubn.report.table.Comparison.Verdict;
import org.pubn.report.table.Legend;
import org.pubn.report.table.Measured;
import org.pubn.report.table.Table;
import org.pubn.report.table.TextCell;
import org.pubn.report.table.ValueColumn;

/** A table as HTML, with the published value, the difference and the verdict below each value. */
final class HtmlTable {

  private static final String MINUS = "−";

  /** Characters from which a leading cell keeps room for a few words on a narrow screen. */
  private static final int LONG = 8;

  private HtmlTable() {}

  /** The table with its caption, under a number. */
  static String render(Table table, int number) {
    StringBuilder out = new StringBuilder();
    out.append("<div class=\"table\" id=\"table-").append(table.id()).append("\">\n");
    out.append("<div class=\"scroll\" tabindex=\"0\"><table>\n<caption><b>Table ");
    out.append(number).append(".</b> ").append(Html.emphasised(table.caption()));
    out.append("</caption>\n");
    appendHead(out, table);
    out.append("<tbody>\n");
    for (int row = 0; row < table.rows().size(); row++) {
      appendRow(out, table, row);
    }
    out.append("</tbody>\n</table></div>\n");
    appendLegend(out, table);
    return out.append("</div>\n").toString();
  }

  private static void appendHead(StringBuilder out, Table table) {
    out.append("<thead><tr>");
    for (String header : table.rowHeaders()) {
      out.append("<th scope=\"col\">").append(Html.escape(header)).append("</th>");
    }
    for (ValueColumn column : table.columns()) {
      out.append("<th scope=\"col\" class=\"number\">").append(Html.escape(column.name()));
      if (!column.unit().symbol().isEmpty()) {
        out.append(" <span class=\"unit\">").append(column.unit().symbol()).append("</span>");
      }
      out.append("</th>");
    }
    out.append("</tr></thead>\n");
  }

  private static void appendRow(StringBuilder out, Table table, int row) {
    out.append(table.startsGroup(row) ? "<tr class=\"group\">" : "<tr>");
    for (int i = 0; i < table.rowHeaders().size(); i++) {
      int span = table.span(row, i);
      if (span > 0) {
        out.append("<th scope=\"").append(span > 1 ? "rowgroup" : "row").append('"');
        out.append(span > 1 ? " rowspan=\"" + span + "\"" : "");
        String header = table.rows().get(row).headers().get(i);
        out.append(header.length() > LONG ? " class=\"long\">" : ">");
        out.append(Html.escape(header)).append("</th>");
      }
    }
    for (int i = 0; i < table.columns().size(); i++) {
      Cell cell = table.rows().get(row).cells().get(i);
      if (cell instanceof Measured measured) {
        appendMeasured(out, table, table.columns().get(i), measured);
      } else if (cell instanceof TextCell text) {
        out.append("<td class=\"none\">").append(Html.escape(text.text())).append("</td>");
      }
    }
    out.append("</tr>\n");
  }

  private static void appendMeasured(
      StringBuilder out, Table table, ValueColumn column, Measured cell) {
    String classes = (cell.best() ? " best" : "") + (cell.underlined() ? " underlined" : "");
    out.append("<td><span class=\"value").append(classes).append("\">");
    out.append(number(column.format(cell.value()))).append("</span>");
    if (table.trials().isEmpty()) {
      out.append("<small>n = ").append(cell.value().n()).append("</small>");
    }
    cell.published()
        .ifPresent(
            published ->
                out.append("<small>paper ")
                    .append(number(column.format(published)))
                    .append("</small>"));
    cell.comparison().ifPresent(comparison -> appendComparison(out, column, comparison));
    out.append("</td>");
  }

  private static void appendComparison(
      StringBuilder out, ValueColumn column, Comparison comparison) {
    out.append("<small>").append(number(column.formatDifference(comparison.difference())));
    String verdict =
        switch (comparison.verdict()) {
          case AGREES -> "n.s.";
          case LOWER -> "lower";
          case HIGHER -> "higher";
          case UNTESTED -> "";
        };
    if (!verdict.isEmpty()) {
      String kind = comparison.verdict().name().toLowerCase(Locale.ROOT);
      out.append(" <span class=\"verdict ").append(kind).append("\" title=\"");
      out.append(Html.escape(Legend.p(comparison))).append("\">").append(verdict);
      out.append("</span>");
    }
    out.append("</small>");
    if (comparison.verdict() == Verdict.LOWER || comparison.verdict() == Verdict.HIGHER) {
      out.append("<small>").append(Html.escape(Legend.p(comparison))).append("</small>");
      out.append("<small>").append(Html.escape(Legend.holm(comparison))).append("</small>");
    }
  }

  private static void appendLegend(StringBuilder out, Table table) {
    List<Legend.Entry> legend = Legend.of(table, "bold", "underlined");
    if (legend.isEmpty()) {
      return;
    }
    out.append("<ul class=\"legend\">");
    for (Legend.Entry entry : legend) {
      out.append("<li>");
      if (!entry.sign().isEmpty()) {
        String kind = entry.sign().matches("bold|underlined") ? entry.sign() : "word";
        out.append("<span class=\"sign ").append(kind).append("\">");
        out.append(Html.escape(entry.sign())).append("</span> ");
      }
      out.append(Html.escape(entry.meaning())).append("</li>");
    }
    out.append("</ul>\n");
  }

  private static String number(String text) {
    return Html.escape(text.replace("-", MINUS));
  }
}
