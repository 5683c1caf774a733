package org.pubn.lab.download;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CopyOnWriteArrayList;

/**
 * A server on the loopback interface that answers one request per connection, the n-th as the n-th
 * line of its script says; the last line is repeated. It works on bare sockets because most scripts
 * break the protocol.
 */
final class ScriptedServer implements AutoCloseable {

  /** What was asked; header names in any case. */
  record Request(String path, Map<String, String> headers) {}

  /** Writes a whole answer, or less. */
  interface Answer {
    void send(Request request, OutputStream out) throws IOException;
  }

  private final ServerSocket socket;
  private final List<Answer> script;
  private final List<Request> requests = new CopyOnWriteArrayList<>();

  private ScriptedServer(ServerSocket socket, List<Answer> script) {
    this.socket = socket;
    this.script = script;
  }

  static ScriptedServer start(Answer... script) throws IOException {
    ScriptedServer server =
        new ScriptedServer(
            new ServerSocket(0, 50, InetAddress.getLoopbackAddress()), List.of(script));
    Thread thread = new Thread(server::serve, "scripted-server");
    thread.setDaemon(true);
    thread.start();
    return server;
  }

  URI uri(String path) {
    return URI.create("http://127.0.0.1:" + socket.getLocalPort() + path);
  }

  List<Request> requests() {
    return requests;
  }

  private void serve() {
    while (!socket.isClosed()) {
      try (Socket connection = socket.accept()) {
        Request request = read(connection);
        requests.add(request);
        Answer answer = script.get(Math.min(requests.size(), script.size()) - 1);
        answer.send(request, connection.getOutputStream());
      } catch (IOException e) {
        // The client went away, or the server was closed.
      }
    }
  }

  private static Request read(Socket connection) throws IOException {
    BufferedReader reader =
        new BufferedReader(new InputStreamReader(connection.getInputStream(), ISO_8859_1));
    String first = reader.readLine();
    if (first == null) {
      throw new IOException("no request");
    }
    Map<String, String> headers = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
    for (String line = reader.readLine();
        line != null && !line.isEmpty();
        line = reader.readLine()) {
      int colon = line.indexOf(':');
      headers.put(line.substring(0, colon), line.substring(colon + 1).strip());
    }
    return new Request(first.split(" ", -1)[1], headers);
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }

  static void head(OutputStream out, String status, String... headers) throws IOException {
    StringBuilder text = new StringBuilder("HTTP/1.1 " + status + "\r\nConnection: close\r\n");
    for (String header : headers) {
      text.append(header).append("\r\n");
    }
    out.write(text.append("\r\n").toString().getBytes(ISO_8859_1));
  }

  /** An answer without contents. */
  static Answer status(String status, String... headers) {
    return (request, out) -> head(out, status, headers);
  }

  /** Everything, whatever range was asked for. */
  static Answer everything(byte[] bytes, String... headers) {
    return (request, out) -> {
      head(out, "200 OK", withLength(bytes.length, headers));
      out.write(bytes);
    };
  }

  /** Announces everything, sends the beginning and hangs up. */
  static Answer cutAfter(int sent, byte[] bytes, String... headers) {
    return (request, out) -> {
      head(out, "200 OK", withLength(bytes.length, headers));
      out.write(bytes, 0, sent);
    };
  }

  /** The range asked for, if the validator is that of the file, as a good server does. */
  static Answer ranges(byte[] bytes, String etag) {
    return (request, out) -> {
      String range = request.headers().getOrDefault("Range", "");
      if (range.isEmpty() || !etag.equals(request.headers().get("If-Range"))) {
        everything(bytes, "ETag: " + etag).send(request, out);
        return;
      }
      int from = Integer.parseInt(range.replaceAll("\\D", ""));
      head(
          out,
          "206 Partial Content",
          "ETag: " + etag,
          "Content-Length: " + (bytes.length - from),
          "Content-Range: bytes " + from + "-" + (bytes.length - 1) + "/" + bytes.length);
      out.write(bytes, from, bytes.length - from);
    };
  }

  private static String[] withLength(long length, String... headers) {
    String[] all = Arrays.copyOf(headers, headers.length + 1);
    all[headers.length] = "Content-Length: " + length;
    return all;
  }
}
