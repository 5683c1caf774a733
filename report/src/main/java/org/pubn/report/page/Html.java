package org.pubn.report.page;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Text made safe for HTML. */
final class Html {

  /** {@code *words*} or {@code `words`}, tight around the words. */
  private static final Pattern EMPHASIS = Pattern.compile("\\*(\\S(?:[^*]*?\\S)?)\\*|`([^`]+)`");

  private Html() {}

  /** The text for element content or a quoted attribute. */
  static String escape(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;")
        .replace("'", "&#39;");
  }

  /** The text with emphasis and code as elements. */
  static String emphasised(String text) {
    Matcher matcher = EMPHASIS.matcher(text);
    StringBuilder out = new StringBuilder();
    int end = 0;
    while (matcher.find()) {
      out.append(escape(text.substring(end, matcher.start())));
      String emphasis = matcher.group(1);
      out.append(
          emphasis != null
              ? "<em>" + escape(emphasis) + "</em>"
              : "<code>" + escape(matcher.group(2)) + "</code>");
      end = matcher.end();
    }
    return out.append(escape(text.substring(end))).toString();
  }

  /** JSON for a script element: no {@code <} that could end it. */
  static String scriptSafe(String json) {
    return json.replace("<", "\\u003c");
  }
}
