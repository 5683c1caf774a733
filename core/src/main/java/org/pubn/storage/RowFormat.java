package org.pubn.storage;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Set;

/**
 * A kind of file that holds a table of named columns. Further kinds are found by {@link
 * java.util.ServiceLoader}: a module with a reader of its own needs only to be on the class path.
 */
public interface RowFormat {

  /** How names of such files end, in lower case and without the dot, such as {@code csv}. */
  Set<String> extensions();

  /**
   * Opens a file.
   *
   * @throws DataFormatException if what it begins with is no such table
   */
  RowReader open(Path file) throws IOException;
}
