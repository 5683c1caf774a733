package org.pubn.serve;

import java.util.List;

/**
 * What a model reads from a row, for those who fill rows in.
 *
 * @param name the column
 * @param kind what may stand there
 * @param values the values that training saw often; empty unless the kind is a category
 */
record InputField(String name, Kind kind, List<String> values) {

  /** What may stand in a column. Any may be left empty. */
  enum Kind {
    /** A number. */
    NUMBER,
    /** A value of a list; others count as unknown ones. */
    CATEGORY,
    /** Any text. */
    TEXT,
    /** A picture in Base64, or as a data URL. */
    IMAGE
  }

  InputField {
    values = List.copyOf(values);
  }

  static InputField of(String name, Kind kind) {
    return new InputField(name, kind, List.of());
  }
}
