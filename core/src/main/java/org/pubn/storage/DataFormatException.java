package org.pubn.storage;

import org.pubn.data.InputException;

/**
 * A file does not hold what its format demands. The message names the file, what was found and what
 * was expected. Every reader of this package throws this type for bad contents, and {@link
 * java.io.IOException} where the contents could not be had at all.
 */
public final class DataFormatException extends InputException {

  private static final long serialVersionUID = 1L;

  /**
   * @param source the file or stream, as the user knows it
   * @param problem what was found and what was expected
   */
  public DataFormatException(String source, String problem) {
    super(source + ": " + problem);
  }

  /** Like the other constructor, with the failure that brought the problem to light. */
  public DataFormatException(String source, String problem, Throwable cause) {
    super(source + ": " + problem, cause);
  }
}
