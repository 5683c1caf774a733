package org.pubn.storage;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.FileSystemException;
import java.nio.file.Path;

/** A stream into a file whose failures name the file: those of the system say only why. */
final class NamedOutput extends OutputStream {

  private final Path file;
  private final OutputStream out;

  NamedOutput(Path file, OutputStream out) {
    this.file = file;
    this.out = out;
  }

  @Override
  public void write(int b) throws IOException {
    write(new byte[] {(byte) b}, 0, 1);
  }

  @Override
  public void write(byte[] bytes, int offset, int length) throws IOException {
    try {
      out.write(bytes, offset, length);
    } catch (IOException e) {
      throw named(file, e);
    }
  }

  /** The failure to write a file. */
  static IOException named(Path file, IOException e) {
    FileSystemException named = new FileSystemException(file.toString(), null, IoReason.of(e));
    named.initCause(e);
    return named;
  }
}
