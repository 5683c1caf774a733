package org.pubn.serve;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import org.pubn.data.InputException;
import org.pubn.numbers.Require;

/**
 * Where a service listens, whom it answers and what it puts up with.
 *
 * @param host the name or address to listen on; the loopback address keeps other machines out
 * @param port the port, 0 for any that is free
 * @param limits what it puts up with
 * @param allowedHosts names that clients may call it by, besides its own address and localhost
 * @param token what clients have to know, if anything
 * @param accessLog the file that gets a line for every request, if any
 */
public record ServiceOptions(
    String host,
    int port,
    ServiceLimits limits,
    Set<String> allowedHosts,
    Optional<BearerToken> token,
    Optional<Path> accessLog) {

  public static final String DEFAULT_HOST = "127.0.0.1";
  public static final int DEFAULT_PORT = 8080;

  private static final int MAX_PORT = 65535;

  public ServiceOptions {
    if (host.isBlank()) {
      throw new InputException("host: must not be empty");
    }
    Require.between(0, MAX_PORT, "port", port);
    allowedHosts = Set.copyOf(allowedHosts);
    allowedHosts.forEach(AllowedHosts::requireName);
  }

  /** Loopback, with limits for an ordinary machine. */
  public static ServiceOptions ofPort(int port) {
    return new ServiceOptions(
        DEFAULT_HOST, port, ServiceLimits.DEFAULT, Set.of(), Optional.empty(), Optional.empty());
  }

  /** Whether only this machine can reach the service; false where the name is not known. */
  public boolean isLocal() {
    try {
      return InetAddress.getByName(host).isLoopbackAddress();
    } catch (UnknownHostException e) {
      return false;
    }
  }

  public ServiceOptions withHost(String otherHost) {
    return new ServiceOptions(otherHost, port, limits, allowedHosts, token, accessLog);
  }

  public ServiceOptions withLimits(ServiceLimits otherLimits) {
    return new ServiceOptions(host, port, otherLimits, allowedHosts, token, accessLog);
  }

  public ServiceOptions withAllowedHosts(Set<String> hosts) {
    return new ServiceOptions(host, port, limits, hosts, token, accessLog);
  }

  public ServiceOptions withToken(BearerToken secret) {
    return new ServiceOptions(host, port, limits, allowedHosts, Optional.of(secret), accessLog);
  }

  public ServiceOptions withAccessLog(Path file) {
    return new ServiceOptions(host, port, limits, allowedHosts, token, Optional.of(file));
  }
}
