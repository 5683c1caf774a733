package org.pubn.serve;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.BufferUtil;
import org.eclipse.jetty.util.Callback;

/**
 * An answer that is collected and then sent at one go, by no thread: a client that takes it slowly
 * keeps a connection and nothing else.
 */
final class WholeAnswer extends Response.Wrapper {

  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  private final Runnable sending;

  /**
   * @param sending told when the answer is ready to be sent
   */
  WholeAnswer(Request request, Response response, Runnable sending) {
    super(request, response);
    this.sending = sending;
  }

  @Override
  public void write(boolean last, ByteBuffer content, Callback callback) {
    if (content != null) {
      byte[] part = BufferUtil.toArray(content);
      bytes.write(part, 0, part.length);
      BufferUtil.clear(content);
    }
    if (last) {
      sending.run();
      super.write(true, ByteBuffer.wrap(bytes.toByteArray()), callback);
    } else {
      callback.succeeded();
    }
  }
}
