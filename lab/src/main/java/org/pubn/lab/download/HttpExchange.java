package org.pubn.lab.download;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.Optional;
import java.util.Set;

/**
 * One question to a server and its answer, after the redirects on the way. They are followed here
 * and not by the client, so that there is a clear limit and a message when it is reached.
 */
final class HttpExchange {

  /** An address does not give the archive, and asking it again would not help. */
  static final class RefusedException extends IOException {
    private static final long serialVersionUID = 1L;

    RefusedException(String message) {
      super(message);
    }
  }

  private static final int MAX_REDIRECTS = 5;
  private static final Set<Integer> REDIRECTS = Set.of(301, 302, 303, 307, 308);

  private final HttpClient client;
  private final DownloadPolicy policy;

  HttpExchange(DownloadPolicy policy) {
    this.policy = policy;
    client =
        HttpClient.newBuilder()
            .version(HttpClient.Version.HTTP_1_1)
            .followRedirects(HttpClient.Redirect.NEVER)
            .connectTimeout(policy.connectTimeout())
            .build();
  }

  /** Whether an address can be asked at all. */
  static boolean canAsk(URI address) {
    return (isSecure(address) || "http".equalsIgnoreCase(address.getScheme()))
        && address.getHost() != null;
  }

  private static boolean isSecure(URI address) {
    return "https".equalsIgnoreCase(address.getScheme());
  }

  /**
   * Asks for the bytes from an offset on, or for all if they are no longer those of the validator.
   *
   * @param validator empty to ask for everything
   */
  HttpResponse<InputStream> ask(URI source, long offset, Optional<String> validator)
      throws IOException, InterruptedException {
    URI address = source;
    for (int redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
      HttpRequest.Builder request =
          HttpRequest.newBuilder(address)
              .timeout(policy.responseTimeout())
              .header("User-Agent", "pubn");
      validator.ifPresent(
          value -> request.header("Range", "bytes=" + offset + "-").header("If-Range", value));
      HttpResponse<InputStream> response =
          client.send(request.build(), BodyHandlers.ofInputStream());
      if (!REDIRECTS.contains(response.statusCode())) {
        return response;
      }
      response.body().close();
      String location = response.headers().firstValue("Location").orElse("");
      Optional<URI> target = target(address, location);
      if (target.isEmpty()) {
        throw new RefusedException(
            source + " redirected to \"" + location + "\", which is refused");
      }
      address = target.get();
    }
    throw new RefusedException(source + " redirected more than " + MAX_REDIRECTS + " times");
  }

  /** Where a redirect leads; empty if it is no address or a less secure one. */
  private static Optional<URI> target(URI address, String location) {
    try {
      URI target = address.resolve(location);
      boolean weaker = isSecure(address) && !isSecure(target);
      return location.isEmpty() || weaker || !canAsk(target)
          ? Optional.empty()
          : Optional.of(target);
    } catch (IllegalArgumentException e) {
      return Optional.empty();
    }
  }
}
