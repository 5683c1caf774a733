package org.pubn.storage;

import java.io.IOException;
import java.io.Reader;
import java.util.Arrays;
import java.util.Optional;

/**
 * The lines of a text, none of which may be longer than {@link #LONGEST}: a small packed file can
 * hold one that no memory holds. Lines end in LF, CRLF or CR.
 */
final class Lines {

  /** Characters of a line; as many as of a cell of a table. */
  static final int LONGEST = 1 << 24;

  private final String source;
  private final Reader text;
  private final char[] buffer = new char[1 << 13];
  private char[] line = new char[1 << 8];
  private int position;
  private int limit;
  private long number;
  private boolean afterReturn;

  /** Leaves it to others to close the text. */
  Lines(String source, Reader text) {
    this.source = source;
    this.text = text;
  }

  /** The number of the last line, counted from 1. */
  long number() {
    return number;
  }

  /**
   * The next line without its end; empty after the last.
   *
   * @throws DataFormatException if it is too long
   */
  Optional<String> next() throws IOException {
    int length = 0;
    boolean any = false;
    while (true) {
      if (position == limit) {
        limit = text.read(buffer);
        position = 0;
        if (limit <= 0) {
          limit = 0;
          number += any ? 1 : 0;
          return any ? Optional.of(new String(line, 0, length)) : Optional.empty();
        }
      }
      char c = buffer[position++];
      boolean secondOfTwo = c == '\n' && afterReturn;
      afterReturn = c == '\r';
      if (secondOfTwo) {
        continue;
      }
      any = true;
      if (c == '\n' || c == '\r') {
        number++;
        return Optional.of(new String(line, 0, length));
      }
      if (length == line.length) {
        if (length == LONGEST) {
          throw new DataFormatException(
              source,
              "line "
                  + (number + 1)
                  + " has more than "
                  + LONGEST
                  + " characters, the limit for a line");
        }
        line = Arrays.copyOf(line, Math.min(LONGEST, 2 * length));
      }
      line[length++] = c;
    }
  }
}
