package org.pubn.table;

import java.util.Locale;
import java.util.Set;

/**
 * Tells from its name whether a column holds ids: {@code id}, {@code customer_id}, {@code rowId}.
 */
final class IdNames {

  private static final Set<String> WORDS =
      Set.of("id", "ids", "uuid", "guid", "key", "index", "rowid", "rownum", "rownumber");

  private IdNames() {}

  static boolean isId(String name) {
    String spaced = name.replaceAll("([a-z0-9])([A-Z])", "$1 $2").toLowerCase(Locale.ROOT);
    for (String word : spaced.split("[^\\p{Alnum}]+", -1)) {
      if (WORDS.contains(word)) {
        return true;
      }
    }
    return false;
  }
}
