package org.pubn.serve;

import static org.pubn.serve.RefusedRequestException.BAD_REQUEST;
import static org.pubn.serve.RefusedRequestException.TOO_LARGE;

import java.nio.ByteBuffer;
import java.util.concurrent.TimeoutException;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpHeaderValue;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.Promise;
import org.eclipse.jetty.util.thread.Invocable.InvocationType;

/**
 * Passes a request on once its whole body is there, as the attribute {@link #BODY}. Until then it
 * holds a connection and no thread, so that any number of clients may send half a body and wait:
 * the idle timeout ends them.
 */
final class WholeBodyHandler extends Handler.Wrapper {

  /** The attribute of a request that holds its body, an array of bytes. */
  static final String BODY = "org.pubn.serve.body";

  private static final int TIMED_OUT = 408;

  private final int maxBytes;

  /**
   * @param maxBytes the longest body; longer ones are refused as soon as that is known
   */
  WholeBodyHandler(Handler handler, int maxBytes) {
    super(handler);
    this.maxBytes = maxBytes;
  }

  @Override
  public boolean handle(Request request, Response response, Callback callback) {
    if (request.getLength() > maxBytes) {
      refuse(response, callback, TOO_LARGE, tooLong());
      return true;
    }
    Content.Source.asByteArrayAsync(
        request,
        maxBytes,
        Promise.Invocable.from(
            InvocationType.BLOCKING,
            body -> passOn(body, request, response, callback),
            failure -> refuse(response, callback, failure)));
    return true;
  }

  private void passOn(byte[] body, Request request, Response response, Callback callback) {
    request.setAttribute(BODY, body);
    try {
      if (!super.handle(request, response, callback)) {
        Response.writeError(request, response, callback, 404);
      }
    } catch (Exception e) {
      Response.writeError(request, response, callback, e);
    }
  }

  private void refuse(Response response, Callback callback, Throwable failure) {
    if (failure instanceof TimeoutException) {
      refuse(response, callback, TIMED_OUT, "body: has not arrived in time");
    } else if (failure instanceof IllegalStateException) {
      refuse(response, callback, TOO_LARGE, tooLong());
    } else {
      refuse(response, callback, BAD_REQUEST, "body: ends too early or is not well-formed");
    }
  }

  /** The rest of the body may still be on its way: the connection is of no use any more. */
  private static void refuse(Response response, Callback callback, int status, String message) {
    response.setStatus(status);
    response.getHeaders().put(HttpHeader.CONTENT_TYPE, Json.CONTENT_TYPE);
    response.getHeaders().put(HttpHeader.CONNECTION, HttpHeaderValue.CLOSE);
    response.write(true, ByteBuffer.wrap(Json.error(message)), callback);
  }

  private String tooLong() {
    return "body: longer than " + maxBytes + " bytes; send fewer rows at a time";
  }
}
