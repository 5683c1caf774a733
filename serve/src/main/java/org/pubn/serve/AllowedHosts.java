package org.pubn.serve;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;
import org.pubn.data.InputException;

/**
 * The names that a client may call the service by. A page of another site can have its own name
 * point at this machine (DNS rebinding), and its script may then read what the service answers: the
 * browser believes that both are one site. But it still sends the name of that site. An address
 * cannot be made to point elsewhere, so the one that a connection came in by is always right.
 */
final class AllowedHosts {

  private static final Set<String> LOCAL = Set.of("localhost", "127.0.0.1", "::1");

  /** A name, an IPv4 or an IPv6 address, without a port. */
  private static final Pattern NAME =
      Pattern.compile("[A-Za-z0-9._-]{1,253}|(?=.*:.*:)[0-9A-Fa-f:.]{2,45}");

  private static final Pattern PORT = Pattern.compile(":\\d{0,5}$");

  private final Set<String> names = new HashSet<>(LOCAL);

  AllowedHosts(ServiceOptions options) {
    names.add(lowered(options.host()));
    options.allowedHosts().forEach(name -> names.add(lowered(name)));
  }

  /**
   * Checks a name that a user wants to allow.
   *
   * @throws InputException if no client could ask for it
   */
  static void requireName(String name) {
    if (!NAME.matcher(unbracketed(name)).matches()) {
      throw new InputException(
          "allow-host " + name + ": must be a name or an address, without a port");
    }
  }

  /** Whether the client called the service by one of its names. */
  boolean allows(Request request) {
    List<String> hosts = request.getHeaders().getValuesList(HttpHeader.HOST);
    String local = address(request.getConnectionMetaData().getLocalSocketAddress());
    String inUri = request.getHttpURI().getHost();
    return hosts.size() == 1
        && isAllowed(withoutPort(hosts.get(0)), local)
        && (inUri == null || isAllowed(inUri, local));
  }

  private boolean isAllowed(String host, String local) {
    String name = lowered(host);
    return names.contains(name) || name.equals(local);
  }

  private static String address(SocketAddress address) {
    return address instanceof InetSocketAddress inet ? literal(inet.getAddress()) : "";
  }

  /** As a client writes it: without the name of a network interface. */
  private static String literal(InetAddress address) {
    String text = address.getHostAddress();
    int zone = text.indexOf('%');
    return zone < 0 ? text : text.substring(0, zone);
  }

  private static String withoutPort(String host) {
    return PORT.matcher(host).replaceFirst("");
  }

  private static String unbracketed(String host) {
    return host.startsWith("[") && host.endsWith("]") ? host.substring(1, host.length() - 1) : host;
  }

  private static String lowered(String host) {
    return unbracketed(host).toLowerCase(Locale.ROOT);
  }
}
