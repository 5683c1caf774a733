package org.pubn.lab.download;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import org.pubn.storage.IoReason;

/** The disk of the data directory; a seam for tests of full disks. */
interface Disk {

  /** The file system as it is. */
  Disk REAL = new Disk() {};

  /** Opens a file to write to. */
  default OutputStream open(Path file, OpenOption... options) throws IOException {
    return Files.newOutputStream(file, options);
  }

  /** Opens a file to read from; where that fails, the failure says of which file. */
  static InputStream read(Path file) throws IOException {
    return new FilterInputStream(Files.newInputStream(file)) {
      @Override
      public int read() throws IOException {
        return named(super::read);
      }

      @Override
      public int read(byte[] target, int offset, int length) throws IOException {
        return named(() -> super.read(target, offset, length));
      }

      private int named(Action<Integer> reading) throws IOException {
        try {
          return reading.run();
        } catch (IOException e) {
          throw new FileSystemException(file.toString(), null, IoReason.of(e));
        }
      }
    };
  }

  /** Bytes this process may still write to the disk a directory lies on. */
  default long freeBytes(Path directory) throws IOException {
    return Files.getFileStore(directory).getUsableSpace();
  }

  /**
   * Writes all that a stream still has to a file.
   *
   * @throws IOException if the stream cannot be read
   * @throws DatasetException if the file cannot be written, or somebody interrupted the thread
   */
  default void write(InputStream in, Path file, OpenOption... options) throws IOException {
    byte[] buffer = new byte[1 << 16];
    boolean reading = false;
    try (OutputStream out = open(file, options)) {
      while (true) {
        stopIfInterrupted();
        reading = true;
        int n = in.read(buffer);
        reading = false;
        if (n < 0) {
          return;
        }
        out.write(buffer, 0, n);
      }
    } catch (IOException e) {
      if (reading) {
        throw e;
      }
      throw DatasetException.cannotWrite(file, e);
    }
  }

  /** Something done with a file or directory. */
  @FunctionalInterface
  interface Action<T> {
    T run() throws IOException;
  }

  /** Does something with a file or directory in which data sets are kept; fails with a sentence. */
  static <T> T attempt(Path path, Action<T> action) {
    try {
      return action.run();
    } catch (IOException e) {
      throw DatasetException.cannotWrite(path, e);
    }
  }

  /** Stops the work if somebody asked for it, which the streams of files do not notice. */
  static void stopIfInterrupted() {
    if (Thread.currentThread().isInterrupted()) {
      throw new DatasetException(DatasetException.INTERRUPTED);
    }
  }
}
