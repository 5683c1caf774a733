package org.pubn.serve;

import io.javalin.Javalin;
import io.javalin.compression.CompressionStrategy;
import io.javalin.config.JavalinConfig;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.UnresolvedAddressException;
import java.util.Optional;
import org.eclipse.jetty.server.Connector;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.NetworkConnectionLimit;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.server.handler.GracefulHandler;
import org.eclipse.jetty.util.thread.QueuedThreadPool;
import org.pubn.classify.Classifier;
import org.pubn.storage.IoReason;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Answers HTTP requests with a classifier, from {@link #start} to {@link #close}.
 *
 * <pre>{@code
 * try (ScoringService service = ScoringService.start(classifier, ServiceOptions.ofPort(8080))) {
 *   service.awaitClose();
 * }
 * }</pre>
 */
public final class ScoringService implements AutoCloseable {

  /** Requests are short: more threads than this only get into each other's way. */
  static final int THREADS = 32;

  private static final int LEAST_ERROR = 400;

  private static final Logger LOG = LoggerFactory.getLogger(ScoringService.class);

  private final Javalin server;
  private final Optional<AccessLog> accessLog;
  private final String host;
  private final int port;

  private ScoringService(Javalin server, Optional<AccessLog> accessLog, String host) {
    this.server = server;
    this.accessLog = accessLog;
    this.host = host;
    this.port = server.port();
  }

  /**
   * Starts to answer.
   *
   * @throws UncheckedIOException if the address cannot be had, as when the port is in use
   */
  public static ScoringService start(Classifier classifier, ServiceOptions options) {
    Optional<AccessLog> accessLog = options.accessLog().map(file -> AccessLog.open(file, LOG));
    boolean started = false;
    try {
      Javalin server = Javalin.create(config -> configure(config, classifier, options, accessLog));
      server.start();
      started = true;
      return new ScoringService(server, accessLog, options.host());
    } finally {
      if (!started) {
        accessLog.ifPresent(AccessLog::close);
      }
    }
  }

  private static void configure(
      JavalinConfig config,
      Classifier classifier,
      ServiceOptions options,
      Optional<AccessLog> accessLog) {
    config.startup.showJavalinBanner = false;
    config.startup.showOldJavalinVersionWarning = false;
    config.startup.startupWatcherEnabled = false;
    config.http.prefer405over404 = true;
    config.http.generateEtags = false;
    config.http.compressionStrategy = CompressionStrategy.NONE;
    config.jetty.threadPool = new QueuedThreadPool(THREADS);
    config.jetty.modifyServer(jetty -> prepare(jetty, options, accessLog));
    config.jetty.modifyHttpConfiguration(http -> http.setSendServerVersion(false));
    config.jetty.addConnector((jetty, http) -> connector(jetty, http, options));
    Routes.add(config.routes, classifier, options.limits());
  }

  /** Requests whose body is there when the service ends are waited for. */
  private static void prepare(Server jetty, ServiceOptions options, Optional<AccessLog> accessLog) {
    ServiceLimits limits = options.limits();
    RefusalLog refusals = new RefusalLog(LOG);
    Waiting waiting = new Waiting(jetty.getScheduler(), limits, refusals);
    jetty.addBean(waiting);
    jetty.addBean(new NetworkConnectionLimit(limits.maxConnections(), jetty));
    jetty.setHandler(
        new Gate(
            new WholeBodyHandler(new GracefulHandler(), limits.maxBodyBytes(), waiting), options));
    jetty.setErrorHandler(new ConnectionErrors());
    jetty.setStopTimeout(limits.shutdownTimeout().toMillis());
    jetty.setRequestLog(
        (request, response) -> {
          accessLog.ifPresent(log -> log.add(request, response));
          if (response.getStatus() >= LEAST_ERROR) {
            refusals.refused(request, response.getStatus());
          }
        });
  }

  private static Connector connector(Server jetty, HttpConfiguration http, ServiceOptions options) {
    ServerConnector connector = new ServerConnector(jetty, 1, 1, new HttpConnectionFactory(http));
    connector.setHost(options.host());
    connector.setPort(options.port());
    connector.setIdleTimeout(options.limits().idleTimeout().toMillis());
    jetty.getBeans(Waiting.class).forEach(connector::addBean);
    try {
      connector.open();
    } catch (IOException e) {
      throw new UncheckedIOException(
          options.host() + ":" + options.port() + ": cannot listen there: " + cause(e), e);
    }
    return connector;
  }

  private static String cause(IOException e) {
    Throwable cause = e.getCause() == null ? e : e.getCause();
    if (cause instanceof UnresolvedAddressException) {
      return "this host is not known: is the name right, and is there a network?";
    }
    return cause instanceof IOException failure
        ? IoReason.of(failure)
        : String.valueOf(cause.getMessage());
  }

  /** The port it listens on. */
  public int port() {
    return port;
  }

  /** Where it answers, such as {@code http://127.0.0.1:8080}. */
  public String address() {
    String name = host.contains(":") ? "[" + host + "]" : host;
    return "http://" + name + ":" + port;
  }

  /** Waits until another thread closes the service. */
  public void awaitClose() throws InterruptedException {
    server.jettyServer().server().join();
  }

  /** Takes no new requests, lets those under way finish, and ends. */
  @Override
  public void close() {
    server.stop();
    accessLog.ifPresent(AccessLog::close);
  }
}
