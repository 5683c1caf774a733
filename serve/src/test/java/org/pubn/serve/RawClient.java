package org.pubn.serve;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketException;

/** A client that sends whatever bytes it likes. */
final class RawClient implements Closeable {

  private static final int PATIENCE_MILLIS = 20_000;

  private final Socket socket;

  RawClient(ScoringService service) throws IOException {
    this(service, new Socket());
  }

  private RawClient(ScoringService service, Socket socket) throws IOException {
    this.socket = socket;
    socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), service.port()));
    socket.setSoTimeout(PATIENCE_MILLIS);
    socket.setTcpNoDelay(true);
  }

  /** A client whose system takes little of an answer that it does not read. */
  static RawClient withSmallBuffer(ScoringService service) throws IOException {
    Socket socket = new Socket();
    socket.setReceiveBufferSize(4096);
    return new RawClient(service, socket);
  }

  RawClient send(String text) throws IOException {
    socket.getOutputStream().write(text.getBytes(ISO_8859_1));
    socket.getOutputStream().flush();
    return this;
  }

  /** Sends as much as the other side takes. */
  RawClient sendUntilRefused(String text, int times) throws IOException {
    try {
      for (int i = 0; i < times; i++) {
        send(text);
      }
    } catch (SocketException e) {
      // The other side has hung up, as it may.
    }
    return this;
  }

  /** Everything that is answered until the other side hangs up. */
  String answer() throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try {
      socket.getInputStream().transferTo(out);
    } catch (SocketException e) {
      // Hung up without a farewell: what came before counts.
    }
    return out.toString(ISO_8859_1);
  }

  /** The first line of the answer. */
  String statusLine() throws IOException {
    return answer().lines().findFirst().orElse("");
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }
}
