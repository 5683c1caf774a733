package org.pubn.lab.predict;

import java.nio.charset.StandardCharsets;

/** Rows as CSV or with another separator, in quotes where needed. */
final class DelimitedText {

  private final char separator;
  private final StringBuilder text = new StringBuilder();
  private boolean first = true;

  DelimitedText(char separator) {
    this.separator = separator;
  }

  void cell(String value) {
    if (needsQuotes(value)) {
      number('"' + value.replace("\"", "\"\"") + '"');
    } else {
      number(value);
    }
  }

  /** A cell that needs no quotes. */
  void number(String value) {
    if (!first) {
      text.append(separator);
    }
    first = false;
    text.append(value);
  }

  void endRow() {
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

  byte[] toBytes() {
    return text.toString().getBytes(StandardCharsets.UTF_8);
  }
}
