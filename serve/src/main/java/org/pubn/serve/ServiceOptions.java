package org.pubn.serve;

import java.time.Duration;

/**
 * Where a service listens and what it puts up with.
 *
 * @param host the name or address to listen on; the loopback address keeps other machines out
 * @param port the port, 0 for any that is free
 * @param maxBodyBytes the longest request body
 * @param maxRows the most rows of one request
 * @param idleTimeout how long a client may leave a request half sent, or an answer unread
 * @param shutdownTimeout how long running requests are waited for at the end
 */
public record ServiceOptions(
    String host,
    int port,
    int maxBodyBytes,
    int maxRows,
    Duration idleTimeout,
    Duration shutdownTimeout) {

  public static final String DEFAULT_HOST = "127.0.0.1";
  public static final int DEFAULT_PORT = 8080;
  public static final int DEFAULT_MAX_BODY_BYTES = 1 << 20;

  private static final int MAX_PORT = 65535;
  private static final int LARGEST_MAX_BODY_BYTES = 1 << 30;

  public ServiceOptions {
    if (host.isBlank()) {
      throw new IllegalArgumentException("host: must not be empty");
    }
    requireBetween("port", port, 0, MAX_PORT);
    requireBetween("max-body", maxBodyBytes, 1, LARGEST_MAX_BODY_BYTES);
    requireBetween("max-rows", maxRows, 1, Integer.MAX_VALUE);
    requirePositive("idle timeout", idleTimeout);
    requirePositive("shutdown timeout", shutdownTimeout);
  }

  /** Loopback, with limits for an ordinary machine. */
  public static ServiceOptions ofPort(int port) {
    return new ServiceOptions(
        DEFAULT_HOST,
        port,
        DEFAULT_MAX_BODY_BYTES,
        10_000,
        Duration.ofSeconds(10),
        Duration.ofSeconds(10));
  }

  public ServiceOptions withHost(String otherHost) {
    return new ServiceOptions(otherHost, port, maxBodyBytes, maxRows, idleTimeout, shutdownTimeout);
  }

  public ServiceOptions withMaxBodyBytes(int otherMaxBodyBytes) {
    return new ServiceOptions(host, port, otherMaxBodyBytes, maxRows, idleTimeout, shutdownTimeout);
  }

  private static void requireBetween(String name, int value, int least, int most) {
    if (value < least || value > most) {
      throw new IllegalArgumentException(
          name + " " + value + ": must lie in " + least + " … " + most);
    }
  }

  private static void requirePositive(String name, Duration value) {
    if (value.isNegative() || value.isZero()) {
      throw new IllegalArgumentException(name + " " + value + ": must be positive");
    }
  }
}
