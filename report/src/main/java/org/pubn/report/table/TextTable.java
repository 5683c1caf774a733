package org.pubn.report.table;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * A table for a terminal: aligned columns, at most as wide as asked for where that is possible.
 *
 * <p>Beside a value stands, in parentheses, what was published, the difference and the verdict:
 * {@code 4.05 ± 0.27 (paper 4.05 ± 0.27, +0.00, n.s.)}. Where a line would be too long, they go
 * below the value, then the leading columns are wrapped.
 */
public final class TextTable {

  /** A width that no table reaches: everything about a value stays on one line. */
  public static final int UNLIMITED = Integer.MAX_VALUE;

  private static final String GAP = "  ";
  private static final int[] HEADER_WIDTHS = {UNLIMITED, 24, 16, 12};

  private TextTable() {}

  /** The table on lines of any length. */
  public static String render(Table table) {
    return render(table, UNLIMITED);
  }

  /** The table on lines of at most {@code width} columns, if it can be laid out so. */
  public static String render(Table table, int width) {
    TextGrid grid = layOut(table, true, UNLIMITED);
    for (int i = 0; i < HEADER_WIDTHS.length && grid.width(GAP) > width; i++) {
      grid = layOut(table, false, HEADER_WIDTHS[i]);
    }
    int lineWidth = grid.width(GAP);
    StringBuilder out = new StringBuilder();
    appendWrapped(out, table.caption(), Math.min(width, Math.max(lineWidth, 72)));
    out.append(grid.render(GAP));
    for (Legend.Entry entry : Legend.of(table, CellText.BEST, CellText.UNDERLINED)) {
      appendWrapped(out, entry.text(), Math.min(width, Math.max(lineWidth, 72)));
    }
    return out.toString();
  }

  private static TextGrid layOut(Table table, boolean inline, int headerWidth) {
    TextGrid grid = new TextGrid();
    List<List<String>> head = new ArrayList<>();
    table.rowHeaders().forEach(name -> head.add(TextWidth.wrap(name, headerWidth)));
    table.columns().forEach(column -> head.add(List.of(column.heading())));
    grid.addRow(head);
    grid.addRule();
    List<List<CellText>> texts = texts(table);
    for (int row = 0; row < table.rows().size(); row++) {
      if (table.startsGroup(row)) {
        grid.addRule();
      }
      List<List<String>> blocks = new ArrayList<>();
      for (int i = 0; i < table.rowHeaders().size(); i++) {
        String header = table.span(row, i) > 0 ? table.rows().get(row).headers().get(i) : "";
        blocks.add(TextWidth.wrap(header, headerWidth));
      }
      for (int i = 0; i < table.columns().size(); i++) {
        blocks.add(block(texts.get(i), row, inline));
      }
      grid.addRow(blocks);
    }
    grid.addRule();
    return grid;
  }

  /** The texts of all cells, column after column. */
  private static List<List<CellText>> texts(Table table) {
    List<List<CellText>> texts = new ArrayList<>();
    for (int i = 0; i < table.columns().size(); i++) {
      int column = i;
      texts.add(
          table.rows().stream()
              .map(row -> CellText.of(table, table.columns().get(column), row.cells().get(column)))
              .toList());
    }
    return texts;
  }

  /** The lines of one cell; values of a column end at the same place, marks hang out. */
  private static List<String> block(List<CellText> column, int row, boolean inline) {
    int valueWidth = widest(column.stream().map(CellText::value).toList());
    int markWidth = widest(column.stream().map(CellText::marks).toList());
    CellText cell = column.get(row);
    String value =
        TextWidth.right(cell.value(), valueWidth) + TextWidth.left(cell.marks(), markWidth);
    if (inline) {
      return List.of(value + cell.inParentheses());
    }
    List<String> lines = new ArrayList<>(List.of(value));
    lines.addAll(cell.details());
    return lines;
  }

  private static int widest(List<String> texts) {
    return texts.isEmpty() ? 0 : Collections.max(texts.stream().map(TextWidth::of).toList());
  }

  private static void appendWrapped(StringBuilder out, String text, int width) {
    TextWidth.wrap(text, width).forEach(line -> out.append(line).append('\n'));
  }
}
