package org.pubn.serve;

import java.io.BufferedWriter;
import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Locale;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.pubn.data.InputException;
import org.pubn.storage.IoReason;
import org.pubn.storage.Printable;
import org.slf4j.Logger;

/**
 * A file that gets a line for every request: when, from where, what, its status, the bytes of the
 * answer and the milliseconds it took. Nothing of a row, of the query or of a header.
 */
final class AccessLog implements Closeable {

  private static final double NANOS_PER_MILLI = 1e6;

  private final Path file;
  private final BufferedWriter out;
  private final Logger log;
  private boolean broken;

  private AccessLog(Path file, BufferedWriter out, Logger log) {
    this.file = file;
    this.out = out;
    this.log = log;
  }

  /**
   * Continues the file, or begins it.
   *
   * @throws InputException if nothing can be written there
   */
  static AccessLog open(Path file, Logger log) {
    // A pipe without a reader would wait for ever, and a device is no place to append to.
    if (Files.exists(file) && !Files.isRegularFile(file)) {
      throw new InputException(
          "access-log "
              + file
              + (Files.isDirectory(file)
                  ? ": is a directory, must be a file"
                  : ": is a device, a pipe or a socket, must be a file"));
    }
    try {
      return new AccessLog(
          file,
          Files.newBufferedWriter(file, StandardOpenOption.CREATE, StandardOpenOption.APPEND),
          log);
    } catch (IOException e) {
      throw new InputException("access-log " + file + ": " + IoReason.of(e), e);
    }
  }

  void add(Request request, Response response) {
    String line =
        String.format(
            Locale.ROOT,
            "%s %s %s %s %d %d %.1f",
            Instant.now().truncatedTo(ChronoUnit.MILLIS),
            Request.getRemoteAddr(request),
            Tokens.shortened(request.getMethod()),
            Tokens.shortened(String.valueOf(request.getHttpURI().getPath())),
            response.getStatus(),
            Response.getContentBytesWritten(response),
            (System.nanoTime() - request.getBeginNanoTime()) / NANOS_PER_MILLI);
    write(Printable.line(line));
  }

  /** A disk that is full ends the log, not the service. */
  private synchronized void write(String line) {
    if (broken) {
      return;
    }
    try {
      out.write(line);
      out.write('\n');
      out.flush();
    } catch (IOException e) {
      broken = true;
      if (log.isErrorEnabled()) {
        log.error("access-log {} ends here: {}", Printable.line(file.toString()), IoReason.of(e));
      }
    }
  }

  @Override
  public synchronized void close() {
    try {
      out.close();
    } catch (IOException e) {
      if (!broken) {
        throw new UncheckedIOException(file + ": cannot be closed", e);
      }
    }
  }
}
