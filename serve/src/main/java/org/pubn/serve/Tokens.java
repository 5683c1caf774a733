package org.pubn.serve;

import com.fasterxml.jackson.core.JsonParser;
import java.io.IOException;
import java.util.List;

/** Words for what a parser found. */
final class Tokens {

  /** A message quotes no more of a value than this. */
  private static final int LONGEST = 60;

  /** Nor does it list more names than this. */
  private static final int MOST = 10;

  private Tokens() {}

  /** The parser's current value, as a message may quote it. */
  static String describe(JsonParser json) throws IOException {
    return switch (json.currentToken()) {
      case START_OBJECT -> "an object";
      case START_ARRAY -> "an array";
      case VALUE_STRING -> "\"" + shortened(json.getText()) + "\"";
      default -> shortened(json.getText());
    };
  }

  static String shortened(String text) {
    return text.length() <= LONGEST ? text : text.substring(0, LONGEST) + "…";
  }

  /** Names one after another; where there are many, the first ones and how many more. */
  static String listed(List<String> names) {
    int shown = Math.min(MOST, names.size());
    String more = shown < names.size() ? " and " + (names.size() - shown) + " more" : "";
    return String.join(", ", names.subList(0, shown)) + more;
  }
}
