package org.pubn.report.table;

import java.util.ArrayList;
import java.util.List;

/** Text measured in the columns of a terminal: a combining mark, as in σ̂, takes none. */
final class TextWidth {

  private TextWidth() {}

  static int of(String text) {
    return (int) text.codePoints().filter(TextWidth::takesColumn).count();
  }

  /** The text with spaces after it, up to a width. */
  static String left(String text, int width) {
    return text + " ".repeat(Math.max(0, width - of(text)));
  }

  /** The text with spaces before it, up to a width. */
  static String right(String text, int width) {
    return " ".repeat(Math.max(0, width - of(text))) + text;
  }

  /** The text broken at white space into lines of a width; a longer word gets its own line. */
  static List<String> wrap(String text, int width) {
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder();
    for (String word : text.split("\\s+", -1)) {
      if (!line.isEmpty() && of(line.toString()) + 1 + of(word) > width) {
        lines.add(line.toString());
        line.setLength(0);
      }
      line.append(line.isEmpty() ? "" : " ").append(word);
    }
    lines.add(line.toString());
    return lines;
  }

  private static boolean takesColumn(int codePoint) {
    return Character.getType(codePoint) != Character.NON_SPACING_MARK;
  }
}
