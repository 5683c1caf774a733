package org.pubn.app.predict;

import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;

/**
 * Rows as CSV or with another separator, in quotes where needed. Spreadsheets take a cell that
 * begins with =, +, - or @ for a formula and run it; on demand such cells get an apostrophe before
 * them, unless they are numbers.
 */
public final class DelimitedText {

  /** Blanks before it do not keep a spreadsheet from running a formula; some run after a tab. */
  private static final Pattern FORMULA = Pattern.compile("\\s*[=+\\-@＝＋－＠]|[\\t\\r\\n]");

  private static final Pattern NUMBER =
      Pattern.compile("[+-]?(\\d+\\.?\\d*|\\.\\d+)([eE][+-]?\\d+)?");

  private final char separator;
  private final boolean defused;
  private final StringBuilder text = new StringBuilder();
  private boolean first = true;

  /**
   * @param defused whether cells that a spreadsheet would run get an apostrophe before them
   */
  public DelimitedText(char separator, boolean defused) {
    this.separator = separator;
    this.defused = defused;
  }

  public void cell(String given) {
    String value = defused && isFormula(given) ? "'" + given : given;
    if (needsQuotes(value)) {
      number('"' + value.replace("\"", "\"\"") + '"');
    } else {
      number(value);
    }
  }

  private static boolean isFormula(String value) {
    return FORMULA.matcher(value).lookingAt() && !NUMBER.matcher(value.strip()).matches();
  }

  /** A cell that needs no quotes. */
  public void number(String value) {
    if (!first) {
      text.append(separator);
    }
    first = false;
    text.append(value);
  }

  public void endRow() {
    text.append('\n');
    first = true;
  }

  private boolean needsQuotes(String value) {
    for (int i = 0; i < value.length(); i++) {
      char c = value.charAt(i);
      if (c == separator || c == '"' || c == '\n' || c == '\r') {
        return true;
      }
    }
    // An empty line would be no row, and a lone empty cell makes one.
    return value.isEmpty() && first;
  }

  /** What was written so far. */
  String text() {
    return text.toString();
  }

  public byte[] toBytes() {
    return text.toString().getBytes(StandardCharsets.UTF_8);
  }
}
