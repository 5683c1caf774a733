package org.pubn.serve;

import java.util.Objects;
import java.util.Optional;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/**
 * Lets requests in that call the service by one of its names and, where there is a token, know it.
 * The others are refused before their body is read. What watches over the service ({@code /health})
 * and the form, which holds nothing of the model, need no token.
 */
final class Gate extends Handler.Wrapper {

  private static final int MISDIRECTED = 421;
  private static final int UNAUTHORIZED = 401;

  private final AllowedHosts hosts;
  private final Optional<BearerToken> token;

  Gate(Handler handler, ServiceOptions options) {
    super(handler);
    this.hosts = new AllowedHosts(options);
    this.token = options.token();
  }

  @Override
  public boolean handle(Request request, Response response, Callback callback) throws Exception {
    response.getHeaders().put("X-Content-Type-Options", "nosniff");
    if (!hosts.allows(request)) {
      Refusal.send(request, response, callback, MISDIRECTED, wrongHost(request));
      return true;
    }
    if (token.isPresent() && !isOpen(request) && !token.get().isKnownBy(authorization(request))) {
      response.getHeaders().put(HttpHeader.WWW_AUTHENTICATE, "Bearer");
      Refusal.send(
          request,
          response,
          callback,
          UNAUTHORIZED,
          "authorization: a token is needed, sent as \"Authorization: Bearer TOKEN\"");
      return true;
    }
    return super.handle(request, response, callback);
  }

  private static String wrongHost(Request request) {
    String host = Objects.requireNonNullElse(request.getHeaders().get(HttpHeader.HOST), "");
    return "host \""
        + Tokens.shortened(host)
        + "\": is not a name of this service; whoever runs it can allow it";
  }

  private static String authorization(Request request) {
    return Objects.requireNonNullElse(request.getHeaders().get(HttpHeader.AUTHORIZATION), "");
  }

  private static boolean isOpen(Request request) {
    return switch (Objects.requireNonNullElse(request.getHttpURI().getCanonicalPath(), "")) {
      case "/", "/page.css", "/page.js", "/health" -> true;
      default -> false;
    };
  }
}
