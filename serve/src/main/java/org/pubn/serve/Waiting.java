package org.pubn.serve;

import java.time.Duration;
import java.util.Comparator;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.util.component.AbstractLifeCycle;
import org.eclipse.jetty.util.thread.Scheduler;

/**
 * How long the service has been waiting for each of its clients, to send a request or to take an
 * answer. Whoever sends or takes a byte now and then is never idle, but is not waited for longer
 * than {@link ServiceLimits#requestTimeout} in all. And where connections become scarce, the one
 * that was waited for longest makes room for whoever comes.
 */
final class Waiting extends AbstractLifeCycle implements Connection.Listener {

  /** Nobody is sent away sooner, however many come. */
  private static final long LEAST_NANOS = Duration.ofMillis(500).toNanos();

  private static final long TICK_MILLIS = 250;

  /** How long a client that is too slow has to take a farewell. */
  private static final long FAREWELL_NANOS = Duration.ofSeconds(1).toNanos();

  /** Since when a connection is waited for. */
  private final Map<Connection, Long> since = new ConcurrentHashMap<>();

  private final Scheduler scheduler;
  private final RefusalLog log;
  private final long longestNanos;
  private final int comfortable;

  Waiting(Scheduler scheduler, ServiceLimits limits, RefusalLog log) {
    this.scheduler = scheduler;
    this.log = log;
    this.longestNanos = limits.requestTimeout().toNanos();
    this.comfortable = limits.maxConnections() * 3 / 4;
  }

  @Override
  protected void doStart() {
    scheduler.schedule(this::tick, TICK_MILLIS, TimeUnit.MILLISECONDS);
  }

  @Override
  public void onOpened(Connection connection) {
    since.put(connection, System.nanoTime());
    if (since.size() > comfortable) {
      since.entrySet().stream()
          .max(Comparator.comparingLong(entry -> waited(entry.getValue())))
          .filter(entry -> waited(entry.getValue()) > LEAST_NANOS)
          .ifPresent(entry -> makeRoom(entry.getKey()));
    }
  }

  @Override
  public void onClosed(Connection connection) {
    since.remove(connection);
  }

  /** The service is at work on the request: it waits for nobody. */
  void working(Request request) {
    since.computeIfPresent(connection(request), (connection, start) -> Long.MAX_VALUE);
  }

  /** The service waits for the client: to take the answer, then for another request. */
  void waitingAgain(Request request) {
    since.computeIfPresent(connection(request), (connection, start) -> System.nanoTime());
  }

  private static Connection connection(Request request) {
    return request.getConnectionMetaData().getConnection();
  }

  private static long waited(long start) {
    return start == Long.MAX_VALUE ? 0 : System.nanoTime() - start;
  }

  private void tick() {
    since.forEach(
        (connection, start) -> {
          long waited = waited(start);
          if (waited > longestNanos + FAREWELL_NANOS) {
            end(connection, "did not take or send the rest in time");
          } else if (waited > longestNanos) {
            sayFarewell(connection);
          }
        });
    if (isRunning()) {
      scheduler.schedule(this::tick, TICK_MILLIS, TimeUnit.MILLISECONDS);
    }
  }

  /** Where there is a request already, its reader is told, and answers that it took too long. */
  private void sayFarewell(Connection connection) {
    if (connection.onIdleExpired(new TimeoutException("the request takes too long"))) {
      end(connection, "sent no whole request in time");
    }
  }

  private void makeRoom(Connection connection) {
    end(connection, "made room for another, being waited for longest");
  }

  private void end(Connection connection, String reason) {
    if (since.remove(connection) != null) {
      log.closed(connection.getEndPoint().getRemoteSocketAddress(), reason);
      connection.getEndPoint().close(new TimeoutException(reason));
    }
  }
}
