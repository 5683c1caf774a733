package org.pubn.origin;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

/** The version of this program, as the build wrote it. */
public final class ProgramVersion {

  private static final String CURRENT = read();

  private ProgramVersion() {}

  /** The version, such as {@code 0.1.0}. */
  public static String current() {
    return CURRENT;
  }

  private static String read() {
    try (InputStream in =
        Objects.requireNonNull(
            ProgramVersion.class.getResourceAsStream("version.txt"), "version.txt is missing")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).strip();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
