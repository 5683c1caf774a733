package org.pubn.storage;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The names of the columns of a file, checked. */
final class Header {

  /** Characters of a name. */
  private static final int LONGEST_NAME = 1000;

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
      if (name.length() > LONGEST_NAME) {
        throw new DataFormatException(
            source,
            "column "
                + (names.size() + 1)
                + " has a name of "
                + name.length()
                + " characters, a name may have "
                + LONGEST_NAME);
      }
      if (!seen.add(name)) {
        throw new DataFormatException(source, "column \"" + name + "\" occurs twice in the header");
      }
      names.add(name);
    }
    return List.copyOf(names);
  }

  /**
   * Refuses a first line that must be data: nothing but numbers, and not all of them whole, as
   * years and the numbers of columns are, which some people and programs take for names.
   */
  static void requireNames(String source, List<String> written) {
    boolean whole = true;
    for (String cell : written) {
      String name = cell.strip();
      if (!isNumber(name)) {
        return;
      }
      whole &= name.chars().allMatch(Character::isDigit);
    }
    if (!whole) {
      throw new DataFormatException(
          source,
          "the first line looks like data, as all its cells are numbers; it must hold the names of"
              + " the columns");
    }
  }

  private static boolean isNumber(String cell) {
    try {
      return Double.isFinite(Double.parseDouble(cell));
    } catch (NumberFormatException e) {
      return false;
    }
  }
}
