package org.pubn.bench.speed;

import java.util.ArrayList;
import java.util.List;

/** A table in Markdown whose columns are aligned, so that it reads well on a terminal too. */
final class Grid {

  private final List<List<String>> lines = new ArrayList<>();

  Grid(List<String> headings) {
    add(headings);
  }

  void add(List<String> cells) {
    lines.add(cells);
  }

  String text() {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < lines.size(); i++) {
      for (int column = 0; column < lines.get(i).size(); column++) {
        String cell = lines.get(i).get(column);
        text.append("| ")
            .append(cell)
            .append(" ".repeat(width(column) - cell.length()))
            .append(' ');
      }
      text.append("|\n");
      if (i == 0) {
        for (int column = 0; column < lines.get(0).size(); column++) {
          text.append('|').append("-".repeat(width(column) + 2));
        }
        text.append("|\n");
      }
    }
    return text.toString();
  }

  private int width(int column) {
    return lines.stream().mapToInt(line -> line.get(column).length()).max().orElse(0);
  }
}
