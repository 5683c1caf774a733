package org.pubn.lab.download;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import org.pubn.storage.IoReason;

/** A data set cannot be had; the message is one sentence that says why and what to do. */
public final class DatasetException extends UncheckedIOException {

  private static final long serialVersionUID = 1L;

  static final String INTERRUPTED = "interrupted: run the command again to continue";

  DatasetException(String message) {
    super(message, new IOException(message));
  }

  DatasetException(String message, Throwable cause) {
    super(message, new IOException(message, cause));
  }

  /** The data directory cannot be changed. */
  static DatasetException cannotWrite(Path file, IOException e) {
    return new DatasetException(
        "cannot write %s (%s): free some space or choose another directory with --data-dir"
            .formatted(file, IoReason.of(e)),
        e);
  }
}
