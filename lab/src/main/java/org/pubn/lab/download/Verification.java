package org.pubn.lab.download;

import java.util.Locale;

/**
 * What was found of a data set.
 *
 * @param detail for people; names the first bad file of a damaged data set
 */
public record Verification(String id, State state, String detail) {

  /** What can be found of a data set. */
  public enum State {
    /** Part of the program. */
    EMBEDDED,
    /** Every file is there, with the contents of the original. */
    COMPLETE,
    /** Nothing of it is there. */
    MISSING,
    /** Some file is missing, differs or is too many. */
    DAMAGED;

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }
}
