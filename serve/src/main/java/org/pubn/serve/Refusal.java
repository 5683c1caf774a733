package org.pubn.serve;

import java.nio.ByteBuffer;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpHeaderValue;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/** A request that is not passed on: what the client and the log are told. */
final class Refusal {

  /** The attribute of a request that holds, for the log, why it was refused. */
  private static final String REASON = "org.pubn.serve.reason";

  private Refusal() {}

  /** The rest of the request may still be on its way: the connection is of no use any more. */
  static void send(
      Request request, Response response, Callback callback, int status, String message) {
    explain(request, message);
    response.setStatus(status);
    response.getHeaders().put(HttpHeader.CONTENT_TYPE, Json.CONTENT_TYPE);
    response.getHeaders().put(HttpHeader.CONNECTION, HttpHeaderValue.CLOSE);
    response.write(true, ByteBuffer.wrap(Json.error(message)), callback);
  }

  /**
   * Remembers for the log why a request was refused.
   *
   * @param reason must not quote what the request holds: rows are nobody's business
   */
  static void explain(Request request, String reason) {
    request.setAttribute(REASON, reason);
  }

  /** Why a request was refused; empty where nobody explained it. */
  static String reason(Request request) {
    return request.getAttribute(REASON) instanceof String reason ? reason : "";
  }
}
