package org.pubn.serve;

import java.time.Duration;
import org.pubn.data.InputException;
import org.pubn.numbers.Require;

/**
 * What a service puts up with.
 *
 * @param maxBodyBytes the longest request body
 * @param maxRows the most rows of one request
 * @param maxConnections the most connections at a time
 * @param idleTimeout how long a client may do nothing with a request half sent, or an answer unread
 * @param requestTimeout how long a client may take to send a whole request, and to take its answer
 * @param shutdownTimeout how long running requests are waited for at the end
 */
public record ServiceLimits(
    int maxBodyBytes,
    int maxRows,
    int maxConnections,
    Duration idleTimeout,
    Duration requestTimeout,
    Duration shutdownTimeout) {

  /** Limits for an ordinary machine. */
  public static final ServiceLimits DEFAULT =
      new ServiceLimits(
          1 << 20,
          10_000,
          256,
          Duration.ofSeconds(10),
          Duration.ofSeconds(30),
          Duration.ofSeconds(10));

  private static final int LARGEST_MAX_BODY_BYTES = 1 << 30;
  private static final int LARGEST_MAX_CONNECTIONS = 100_000;

  public ServiceLimits {
    Require.between(1, LARGEST_MAX_BODY_BYTES, "max-body", maxBodyBytes);
    Require.between(1, Integer.MAX_VALUE, "max-rows", maxRows);
    Require.between(4, LARGEST_MAX_CONNECTIONS, "max-connections", maxConnections);
    requirePositive("idle timeout", idleTimeout);
    requirePositive("request timeout", requestTimeout);
    requirePositive("shutdown timeout", shutdownTimeout);
  }

  public ServiceLimits withMaxBodyBytes(int bytes) {
    return new ServiceLimits(
        bytes, maxRows, maxConnections, idleTimeout, requestTimeout, shutdownTimeout);
  }

  public ServiceLimits withMaxRows(int rows) {
    return new ServiceLimits(
        maxBodyBytes, rows, maxConnections, idleTimeout, requestTimeout, shutdownTimeout);
  }

  public ServiceLimits withMaxConnections(int connections) {
    return new ServiceLimits(
        maxBodyBytes, maxRows, connections, idleTimeout, requestTimeout, shutdownTimeout);
  }

  /**
   * The same limits with other times.
   *
   * @param idle see {@link #idleTimeout}
   * @param request see {@link #requestTimeout}
   */
  public ServiceLimits withTimeouts(Duration idle, Duration request) {
    return new ServiceLimits(maxBodyBytes, maxRows, maxConnections, idle, request, shutdownTimeout);
  }

  private static void requirePositive(String name, Duration value) {
    if (value.isNegative() || value.isZero()) {
      throw new InputException(name + " " + value + ": must be positive");
    }
  }
}
