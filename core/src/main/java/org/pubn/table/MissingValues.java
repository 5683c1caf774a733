package org.pubn.table;

import java.util.List;
import org.pubn.storage.RowBatch;

/**
 * What is read as "not known": an empty cell, {@code ?}, {@code -}, and {@code NA}, {@code N/A},
 * {@code NaN}, {@code null} in small letters, capital letters or as written here. Blanks around
 * them do not matter.
 */
public final class MissingValues {

  /** The words by their length. */
  private static final List<List<String>> WORDS =
      List.of(
          List.of(""),
          List.of("?", "-"),
          List.of("NA", "na"),
          List.of("NaN", "nan", "NAN", "N/A", "n/a"),
          List.of("null", "NULL"));

  private MissingValues() {}

  /** All of them, without blanks around. */
  public static List<String> words() {
    return WORDS.stream().flatMap(List::stream).toList();
  }

  static boolean isMissing(RowBatch rows, int row, int column) {
    int length = rows.strippedLength(row, column);
    if (length >= WORDS.size()) {
      return false;
    }
    for (String word : WORDS.get(length)) {
      if (rows.strippedEquals(row, column, word)) {
        return true;
      }
    }
    return false;
  }
}
