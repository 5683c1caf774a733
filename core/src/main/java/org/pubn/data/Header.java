package org.pubn.data;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The names of the columns of a file, checked. */
final class Header {

  private Header() {}

  /**
   * The names without blanks around them.
   *
   * @throws DataFormatException if there is none, one is empty, or one occurs twice
   */
  static List<String> of(String source, List<String> written) {
    if (written.isEmpty()) {
      throw new DataFormatException(source, "is empty, must begin with the names of the columns");
    }
    List<String> names = new ArrayList<>(written.size());
    Set<String> seen = new HashSet<>();
    for (String cell : written) {
      String name = cell.strip();
      if (name.isEmpty()) {
        throw new DataFormatException(
            source, "column " + (names.size() + 1) + " has no name in the header");
      }
      if (!seen.add(name)) {
        throw new DataFormatException(source, "column \"" + name + "\" occurs twice in the header");
      }
      names.add(name);
    }
    return List.copyOf(names);
  }
}
