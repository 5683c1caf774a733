package org.pubn.lab.cli;

import java.nio.file.Files;
import java.nio.file.Path;

/** The directory of {@code --out}. */
final class OutDirectory {

  private OutDirectory() {}

  /**
   * Refuses a place that cannot be a directory, before work is put into what would go there.
   *
   * @throws IllegalArgumentException if it, or what it is to lie in, is a file
   */
  static void require(Path directory) {
    for (Path path = directory; path != null; path = path.getParent()) {
      if (Files.exists(path) && !Files.isDirectory(path)) {
        String which = path.equals(directory) ? "" : path + " ";
        throw new IllegalArgumentException(
            "--out " + directory + ": " + which + "is a file, must be a directory");
      }
    }
  }
}
