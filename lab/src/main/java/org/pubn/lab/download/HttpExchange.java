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
    return ("http".equalsIgnoreCase(address.getScheme())
            || "https".equalsIgnoreCase(address.getScheme()))
        && address.getHost() != null;
  }

  /**
   * Asks for the bytes from an offset on, or for all if they are no longer those of the validator.
   *
   * @param validator empty to ask for everything
   */
  HttpResponse<InputStream> ask(URI source, long offset, Optional<String> validator)
      throws IOException, InterruptedException, SourceException {
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
      address = target(source, address, response);
    }
    throw new SourceException(source + " redirected more than " + MAX_REDIRECTS + " times");
  }

  private static URI target(URI source, URI address, HttpResponse<?> response)
      throws SourceException {
    String location = response.headers().firstValue("Location").orElse("");
    URI target;
    try {
      target = address.resolve(location);
    } catch (IllegalArgumentException e) {
      throw new SourceException(
          source + " redirected to \"" + location + "\", which is no address");
    }
    boolean weaker =
        "https".equalsIgnoreCase(address.getScheme())
            && !"https".equalsIgnoreCase(target.getScheme());
    if (location.isEmpty() || weaker || !canAsk(target)) {
      throw new SourceException(source + " redirected to \"" + location + "\", which is refused");
    }
    return target;
  }
}
