package org.pubn.lab.result;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import org.pubn.data.AtomicFile;

/** {@code run.json}, which stands beside results and says how they came about. */
public final class RunFile {

  public static final String NAME = "run.json";

  private static final ObjectMapper JSON =
      new ObjectMapper().enable(SerializationFeature.INDENT_OUTPUT);

  private RunFile() {}

  /** Writes a record into a directory, replacing the one that is there. */
  public static void write(Path directory, Record record) {
    try {
      byte[] bytes = JSON.writeValueAsBytes(record);
      AtomicFile.write(
          directory.resolve(NAME),
          out -> {
            out.write(bytes);
            out.write('\n');
          });
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
