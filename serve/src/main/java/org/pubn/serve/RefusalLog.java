package org.pubn.serve;

import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.server.Request;
import org.jspecify.annotations.Nullable;
import org.pubn.storage.Printable;
import org.slf4j.Logger;

/**
 * One line for each request that was refused or failed: when, what, from where and why, but nothing
 * that the request held. Few lines a second: whoever sends nonsense must not fill a disk with it.
 */
final class RefusalLog {

  static final int MOST_PER_SECOND = 10;

  private static final int FAILED = 500;

  private final Logger log;
  private final LongSupplier seconds;
  private long second = -1;
  private int lines;
  private long skipped;

  RefusalLog(Logger log) {
    this(log, () -> TimeUnit.NANOSECONDS.toSeconds(System.nanoTime()));
  }

  RefusalLog(Logger log, LongSupplier seconds) {
    this.log = log;
    this.seconds = seconds;
  }

  /** A request that was answered by an error. */
  void refused(Request request, int status) {
    String reason = Refusal.reason(request);
    String line =
        status
            + " "
            + Tokens.shortened(request.getMethod())
            + " "
            + Tokens.shortened(String.valueOf(request.getHttpURI().getPath()))
            + " from "
            + Request.getRemoteAddr(request)
            + ": "
            + (reason.isEmpty() ? HttpStatus.getMessage(status) : reason);
    write(line, status >= FAILED);
  }

  /** A connection that was closed before there was a whole request. */
  void closed(@Nullable SocketAddress client, String reason) {
    String from =
        client instanceof InetSocketAddress inet && inet.getAddress() != null
            ? inet.getAddress().getHostAddress()
            : "unknown";
    write("closed a connection from " + from + ": " + reason, false);
  }

  private synchronized void write(String line, boolean ours) {
    long now = seconds.getAsLong();
    if (now != second) {
      if (skipped > 0) {
        log.warn("{} {} more refusals were not logged", time(), skipped);
      }
      second = now;
      lines = 0;
      skipped = 0;
    }
    if (ours) {
      log.error("{} {}", time(), Printable.message(line));
    } else if (lines++ < MOST_PER_SECOND) {
      log.warn("{} {}", time(), Printable.message(line));
    } else {
      skipped++;
    }
  }

  private static Instant time() {
    return Instant.now().truncatedTo(ChronoUnit.MILLIS);
  }
}
