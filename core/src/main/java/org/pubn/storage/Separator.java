package org.pubn.storage;

import java.io.BufferedReader;
import java.io.IOException;

/**
 * What stands between the cells of a CSV file: a comma; where the header has none outside quotes, a
 * semicolon; where it has neither, a tab.
 */
final class Separator {

  private static final int LONGEST_HEADER = 1 << 22;

  private Separator() {}

  /** The separator that the first line tells; the text stays where it is. */
  static char ofHeader(BufferedReader text) throws IOException {
    text.mark(LONGEST_HEADER);
    boolean semicolon = false;
    boolean tab = false;
    boolean quoted = false;
    char separator = ' ';
    for (int i = 0; i < LONGEST_HEADER - 1 && separator == ' '; i++) {
      int c = text.read();
      if (c == '"') {
        quoted = !quoted;
      } else if (c < 0 || (!quoted && (c == '\n' || c == '\r'))) {
        break;
      } else if (!quoted) {
        separator = c == ',' ? ',' : separator;
        semicolon |= c == ';';
        tab |= c == '\t';
      }
    }
    text.reset();
    if (separator == ' ') {
      separator = semicolon ? ';' : tab ? '\t' : ',';
    }
    return separator;
  }
}
