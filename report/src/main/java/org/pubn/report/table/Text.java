package org.pubn.report.table;

import java.util.Locale;

/** Words with numbers in them, the same in every locale. */
public final class Text {

  private Text() {}

  /** Like {@link String#format(Locale, String, Object...)}. */
  public static String format(String pattern, Object... values) {
    return String.format(Locale.ROOT, pattern, values);
  }
}
