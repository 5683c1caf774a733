package org.pubn.lab.download;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.FileSystemException;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.util.Optional;

/**
 * Writes one file of the data directory. It fails with a {@link DatasetException}, so that where
 * something is read and written, an {@link IOException} can only come from what is read.
 */
final class DiskWriter implements AutoCloseable {

  static final String INTERRUPTED = "interrupted: run the command again to continue";

  private static final int BUFFER_BYTES = 1 << 16;

  private final Path file;
  private final OutputStream out;

  DiskWriter(Disk disk, Path file, OpenOption... options) {
    this.file = file;
    try {
      out = disk.open(file, options);
    } catch (IOException e) {
      throw failure(file, e);
    }
  }

  void write(byte[] bytes, int length) {
    stopIfInterrupted();
    try {
      out.write(bytes, 0, length);
    } catch (IOException e) {
      throw failure(file, e);
    }
  }

  /** Writes all that a stream still has. */
  void writeAll(InputStream in) throws IOException {
    byte[] buffer = new byte[BUFFER_BYTES];
    for (int n = in.read(buffer); n >= 0; n = in.read(buffer)) {
      write(buffer, n);
    }
  }

  @Override
  public void close() {
    try {
      out.close();
    } catch (IOException e) {
      throw failure(file, e);
    }
  }

  /** What to tell people when the data directory cannot be changed. */
  static DatasetException failure(Path file, IOException e) {
    return new DatasetException(
        "cannot write %s (%s): free some space or choose another directory with --data-dir"
            .formatted(file, reason(e)),
        e);
  }

  /** Stops the work if somebody asked for it, which the streams of files do not notice. */
  static void stopIfInterrupted() {
    if (Thread.currentThread().isInterrupted()) {
      throw new DatasetException(INTERRUPTED);
    }
  }

  /** Why it failed, without the path that the messages of the file system start with. */
  static String reason(IOException e) {
    String kind = e.getClass().getSimpleName();
    if (e instanceof FileSystemException inFileSystem) {
      return Optional.ofNullable(inFileSystem.getReason()).orElse(kind);
    }
    return Optional.ofNullable(e.getMessage()).orElse(kind);
  }
}
