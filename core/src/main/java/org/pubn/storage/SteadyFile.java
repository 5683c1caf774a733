package org.pubn.storage;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;

/**
 * A file that must not change while it is read: its size and the time of its last change are looked
 * at before and after. Of pipes and devices, which have neither, nothing is expected.
 */
public final class SteadyFile {

  private final Path file;
  private final boolean regular;
  private final long size;
  private final FileTime time;

  private SteadyFile(Path file, BasicFileAttributes attributes) {
    this.file = file;
    this.regular = attributes.isRegularFile();
    this.size = attributes.size();
    this.time = attributes.lastModifiedTime();
  }

  /** Looks at a file before it is read. */
  public static SteadyFile of(Path file) throws IOException {
    return new SteadyFile(file, Files.readAttributes(file, BasicFileAttributes.class));
  }

  /** Opens a file; who reads to its end is told if it has changed since. */
  static InputStream open(Path file) throws IOException {
    SteadyFile steady = of(file);
    return new FilterInputStream(Files.newInputStream(file)) {
      @Override
      public int read() throws IOException {
        return checked(super.read());
      }

      @Override
      public int read(byte[] target, int offset, int length) throws IOException {
        return checked(super.read(target, offset, length));
      }

      /** Of a pipe it cannot be told. */
      @Override
      public int available() {
        return 0;
      }

      private int checked(int value) throws IOException {
        if (value < 0 && !steady.isUnchanged()) {
          throw new ChangedFileException();
        }
        return value;
      }
    };
  }

  /** Libraries that parse pass on what an input stream may throw, and hide what it may not. */
  static final class ChangedFileException extends IOException {
    private static final long serialVersionUID = 1L;
  }

  /**
   * Looks at the file again, after it was read.
   *
   * @throws DataFormatException if it is not as it was
   */
  public void requireUnchanged() throws IOException {
    if (!isUnchanged()) {
      throw changed(file.toString(), new ChangedFileException());
    }
  }

  static DataFormatException changed(String source, Throwable cause) {
    return new DataFormatException(
        source, "changed while it was being read: wait until it is complete", cause);
  }

  private boolean isUnchanged() throws IOException {
    if (!regular) {
      return true;
    }
    SteadyFile now = of(file);
    return now.size == size && now.time.equals(time);
  }
}
