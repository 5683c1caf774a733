package org.pubn.serve;

import java.nio.ByteBuffer;
import java.util.Locale;
import org.eclipse.jetty.http.HttpField;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.Callback;

/** Answers to what is not even a request, such as a header too large: JSON, no stack traces. */
final class ConnectionErrors extends ErrorHandler {

  private static final HttpField JSON = new HttpField(HttpHeader.CONTENT_TYPE, Json.CONTENT_TYPE);

  @Override
  public boolean handle(Request request, Response response, Callback callback) {
    response.getHeaders().put(JSON);
    response.getHeaders().put("X-Content-Type-Options", "nosniff");
    byte[] body = Json.error(reason(response.getStatus()));
    response.write(true, ByteBuffer.wrap(body), callback);
    return true;
  }

  private static String reason(int status) {
    return "request: " + HttpStatus.getMessage(status).toLowerCase(Locale.ROOT);
  }
}
