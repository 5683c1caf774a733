package org.pubn.report.table;

import java.util.ArrayList;
import java.util.List;
import org.pubn.storage.Printable;

/** Blocks of lines in rows and columns, with horizontal rules between rows. */
final class TextGrid {

  /** A row of blocks; a rule is a row without any. */
  private final List<List<List<String>>> rows = new ArrayList<>();

  private final List<Integer> widths = new ArrayList<>();

  void addRow(List<List<String>> blocks) {
    List<List<String>> printable =
        blocks.stream().map(block -> block.stream().map(Printable::line).toList()).toList();
    rows.add(printable);
    for (int column = 0; column < printable.size(); column++) {
      int width = printable.get(column).stream().mapToInt(TextWidth::of).max().orElse(0);
      if (column == widths.size()) {
        widths.add(width);
      } else {
        widths.set(column, Math.max(width, widths.get(column)));
      }
    }
  }

  void addRule() {
    rows.add(List.of());
  }

  int width(String gap) {
    return widths.stream().mapToInt(Integer::intValue).sum()
        + gap.length() * Math.max(0, widths.size() - 1);
  }

  String render(String gap) {
    StringBuilder out = new StringBuilder();
    for (List<List<String>> row : rows) {
      if (row.isEmpty()) {
        out.append("─".repeat(width(gap))).append('\n');
      }
      int height = row.stream().mapToInt(List::size).max().orElse(0);
      for (int line = 0; line < height; line++) {
        StringBuilder text = new StringBuilder();
        for (int column = 0; column < row.size(); column++) {
          List<String> block = row.get(column);
          text.append(column > 0 ? gap : "")
              .append(
                  TextWidth.left(line < block.size() ? block.get(line) : "", widths.get(column)));
        }
        out.append(text.toString().stripTrailing()).append('\n');
      }
    }
    return out.toString();
  }
}
