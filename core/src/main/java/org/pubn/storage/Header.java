package org.pubn.storage;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

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

  /** Columns without names are called column1, column2 and so on. */
  private static final Pattern NUMBERED = Pattern.compile("column[1-9][0-9]*");

  /** Names for columns that have none. */
  static List<String> numbered(int columns) {
    return IntStream.rangeClosed(1, columns).mapToObj(i -> "column" + i).toList();
  }

  /** Whether one of the names is such as columns without names get. */
  static boolean isNumbered(List<String> names) {
    return names.stream().anyMatch(name -> NUMBERED.matcher(name.strip()).matches());
  }

  /**
   * Refuses a first line that must be data: nothing but numbers, which neither count columns from 0
   * or 1 nor are rising years. Some people and programs take those for names.
   */
  static void requireNames(String source, List<String> written) {
    List<String> names = written.stream().map(String::strip).toList();
    if (!names.isEmpty()
        && names.stream().allMatch(Header::isNumber)
        && !counts(names, 0)
        && !counts(names, 1)
        && !areYears(names)) {
      throw new DataFormatException(
          source,
          "the first line looks like data, as all its cells are numbers; it must hold the names of"
              + " the columns, but training can do without a header");
    }
  }

  private static boolean counts(List<String> names, int first) {
    return IntStream.range(0, names.size())
        .allMatch(i -> names.get(i).equals(String.valueOf(i + first)));
  }

  private static boolean areYears(List<String> names) {
    return names.stream().allMatch(name -> name.matches("1[89]\\d\\d|2[01]\\d\\d"))
        && IntStream.range(1, names.size())
            .allMatch(i -> names.get(i - 1).compareTo(names.get(i)) < 0);
  }

  private static boolean isNumber(String cell) {
    try {
      return Double.isFinite(Double.parseDouble(cell));
    } catch (NumberFormatException e) {
      return false;
    }
  }
}
