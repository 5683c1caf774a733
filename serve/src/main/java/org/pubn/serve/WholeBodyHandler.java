package org.pubn.serve;

import static org.pubn.serve.RefusedRequestException.BAD_REQUEST;
import static org.pubn.serve.RefusedRequestException.TOO_LARGE;

import java.util.concurrent.TimeoutException;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.Promise;
import org.eclipse.jetty.util.thread.Invocable.InvocationType;

/**
 * Passes a request on once its whole body is there, as the attribute {@link #BODY}. Until then it
 * holds a connection and no thread, so that clients who send half a body and wait keep nobody else
 * waiting. The answer is sent without a thread, too.
 */
final class WholeBodyHandler extends Handler.Wrapper {

  /** The attribute of a request that holds its body, an array of bytes. */
  static final String BODY = "org.pubn.serve.body";

  private static final int TIMED_OUT = 408;

  private final int maxBytes;
  private final Waiting waiting;

  /**
   * @param maxBytes the longest body; longer ones are refused as soon as that is known
   * @param waiting told when a request is whole, and when its answer is ready
   */
  WholeBodyHandler(Handler handler, int maxBytes, Waiting waiting) {
    super(handler);
    this.maxBytes = maxBytes;
    this.waiting = waiting;
  }

  @Override
  public boolean handle(Request request, Response response, Callback callback) {
    if (request.getLength() > maxBytes) {
      Refusal.send(request, response, callback, TOO_LARGE, tooLong());
      return true;
    }
    Content.Source.asByteArrayAsync(
        request,
        maxBytes,
        Promise.Invocable.from(
            InvocationType.BLOCKING,
            body -> passOn(body, request, response, callback),
            failure -> refuse(request, response, callback, failure)));
    return true;
  }

  private void passOn(byte[] body, Request request, Response response, Callback callback) {
    waiting.working(request);
    Request.addCompletionListener(request, failure -> waiting.waitingAgain(request));
    request.setAttribute(BODY, body);
    Response answer = new WholeAnswer(request, response, () -> waiting.waitingAgain(request));
    try {
      if (!super.handle(request, answer, callback)) {
        Response.writeError(request, response, callback, 404);
      }
    } catch (Exception e) {
      Response.writeError(request, response, callback, e);
    }
  }

  private void refuse(Request request, Response response, Callback callback, Throwable failure) {
    if (failure instanceof TimeoutException) {
      Refusal.send(request, response, callback, TIMED_OUT, "body: has not arrived in time");
    } else if (failure instanceof IllegalStateException) {
      Refusal.send(request, response, callback, TOO_LARGE, tooLong());
    } else {
      Refusal.send(
          request, response, callback, BAD_REQUEST, "body: ends too early or is not well-formed");
    }
  }

  private String tooLong() {
    return "body: longer than " + maxBytes + " bytes; send fewer rows at a time";
  }
}
