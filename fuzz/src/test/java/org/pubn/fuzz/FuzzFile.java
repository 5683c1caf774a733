package org.pubn.fuzz;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.pubn.storage.DataFormatException;
import org.pubn.storage.RowReader;
import org.pubn.storage.TableFiles;

/**
 * A file of any bytes, given to a reader that may refuse it by a sentence, but must neither fail in
 * another way nor run out of memory.
 */
final class FuzzFile {

  /** How long inputs are searched for. */
  static final String DURATION = "3m";

  /** Something that reads a file. */
  @FunctionalInterface
  interface Reading {
    void read(Path file) throws IOException;
  }

  private FuzzFile() {}

  /**
   * Writes the bytes to a file and has it read.
   *
   * @param extension how the name of the file ends
   */
  static void read(byte[] bytes, String extension, Reading reading) throws IOException {
    Path file = Files.createTempFile("fuzz", extension);
    try {
      Files.write(file, bytes);
      reading.read(file);
    } catch (DataFormatException expected) {
      if (!String.valueOf(expected.getMessage()).startsWith(file.toString())) {
        throw new AssertionError("the message does not name the file", expected);
      }
    } finally {
      Files.delete(file);
    }
  }

  /**
   * Has the bytes read as a table, to its end.
   *
   * @param extension by which the format is known
   */
  static void readTable(byte[] bytes, String extension) throws IOException {
    read(
        bytes,
        extension,
        file -> {
          try (RowReader reader = TableFiles.open(file)) {
            while (reader.next().isPresent()) {
              // Reading is all.
            }
          }
        });
  }
}
