package org.pubn.fuzz;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.pubn.data.DataFormatException;

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
}
