package org.pubn.storage;

import java.util.Locale;

/**
 * Text from files, made fit to be printed. A cell, the name of a column or of a file may hold
 * characters that move the cursor, change colors, reverse the order of reading or begin a line that
 * looks like another's. Here they become visible, as in Java: {@code \n}, <code>&#92;u001b</code>.
 */
public final class Printable {

  /** Characters of a quotation in a message. */
  static final int QUOTED = 100;

  /** Characters of a message: more nobody reads. */
  static final int MESSAGE = 2000;

  private static final int MESSAGE_END = 500;

  private Printable() {}

  /** Whether a character does something to a terminal, or to the order of reading. */
  public static boolean isControl(char c) {
    return Character.isISOControl(c)
        || c == '\u061c'
        || (c >= '\u200e' && c <= '\u200f')
        || (c >= '\u2028' && c <= '\u202e')
        || (c >= '\u2066' && c <= '\u2069');
  }

  /** A character that {@link #isControl}, written out. */
  public static String escaped(char c) {
    return switch (c) {
      case '\n' -> "\\n";
      case '\r' -> "\\r";
      case '\t' -> "\\t";
      default -> String.format(Locale.ROOT, "\\u%04x", (int) c);
    };
  }

  /** The text in one line. */
  public static String line(String text) {
    if (text.chars().noneMatch(c -> isControl((char) c))) {
      return text;
    }
    StringBuilder line = new StringBuilder(text.length() + 16);
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (isControl(c)) {
        line.append(escaped(c));
      } else {
        line.append(c);
      }
    }
    return line.toString();
  }

  /** A message in one line, with quotations cut at about a hundred characters. */
  public static String message(String text) {
    StringBuilder shorter = new StringBuilder(Math.min(text.length(), MESSAGE));
    int from = 0;
    for (int open = text.indexOf('"'); open >= 0; open = text.indexOf('"', from)) {
      int close = text.indexOf('"', open + 1);
      if (close < 0) {
        break;
      }
      shorter.append(text, from, open + 1).append(cut(text, open + 1, close)).append('"');
      from = close + 1;
    }
    shorter.append(text, from, text.length());
    if (shorter.length() > MESSAGE) {
      int removed = shorter.length() - MESSAGE;
      int start = MESSAGE - MESSAGE_END;
      shorter.replace(start, start + removed, " … ");
    }
    return line(shorter.toString());
  }

  private static String cut(String text, int from, int to) {
    return to - from <= QUOTED
        ? text.substring(from, to)
        : text.substring(from, from + QUOTED) + "… (" + (to - from) + " characters)";
  }
}
