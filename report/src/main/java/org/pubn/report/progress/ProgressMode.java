package org.pubn.report.progress;

import java.util.Locale;
import java.util.Map;
import org.pubn.data.InputException;

/** How progress is shown. */
enum ProgressMode {
  /** Not at all. */
  NONE,
  /** As lines of text, a few per minute. */
  PLAIN,
  /** As a bar that is redrawn in place. */
  BAR;

  /** The environment variable that decides before everything but the user's wish for quiet. */
  static final String VARIABLE = "PUBN_PROGRESS";

  /**
   * Quiet if asked for; else what {@value #VARIABLE} says ({@code none}, {@code plain} or {@code
   * bar}); else a bar on a terminal that can redraw a line, and lines elsewhere.
   *
   * @throws InputException if the variable has another value
   */
  static ProgressMode choose(boolean quiet, Map<String, String> environment, boolean terminal) {
    if (quiet) {
      return NONE;
    }
    String wanted = environment.getOrDefault(VARIABLE, "");
    if (!wanted.isEmpty()) {
      for (ProgressMode mode : values()) {
        if (mode.name().toLowerCase(Locale.ROOT).equals(wanted)) {
          return mode;
        }
      }
      throw new InputException(VARIABLE + " '" + wanted + "': must be none, plain or bar");
    }
    boolean dumb = environment.getOrDefault("TERM", "").equals("dumb");
    return terminal && !dumb ? BAR : PLAIN;
  }
}
