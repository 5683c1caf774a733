package org.pubn.bench.load;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/**
 * Clients that mean no good, beside those that do: they say nothing, send a head or a body byte by
 * byte, never take their answer, send what is no HTTP, or ask for another host. Whoever is sent
 * away comes back at once. One thread drives all of them.
 */
final class HostileClients implements AutoCloseable {

  private static final int TICK_MILLIS = 50;
  private static final int SLOW_MILLIS = 2000;
  private static final String POST =
      "POST /v1/predict HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n";

  /** What a client does. */
  private enum Kind {
    SILENT(""),
    SLOW_HEAD("POST /v1/predict HTTP/1.1\r\nX: "),
    SLOW_BODY(POST + "Content-Length: 500000\r\n\r\n"),
    NEVER_READS("GET /openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n"),
    NO_HTTP(""),
    OTHER_HOST("GET /v1/model HTTP/1.1\r\nHost: evil.example\r\n\r\n");

    private final String begin;

    Kind(String begin) {
      this.begin = begin;
    }

    byte[] bytes() {
      return begin.getBytes(ISO_8859_1);
    }

    boolean isSlow() {
      return this == SLOW_HEAD || this == SLOW_BODY;
    }
  }

  private final InetSocketAddress server;
  private final List<Client> clients = new ArrayList<>();
  private final Random random = new Random(1);
  private final Thread thread = new Thread(this::run, "hostile clients");
  private volatile boolean ends;
  private final AtomicLong connections = new AtomicLong();

  private HostileClients(int port, int count) {
    this.server = new InetSocketAddress(InetAddress.getLoopbackAddress(), port);
    for (int i = 0; i < count; i++) {
      clients.add(new Client(Kind.values()[i % Kind.values().length]));
    }
    thread.setDaemon(true);
  }

  /** Starts to disturb. */
  static HostileClients start(int port, int count) {
    HostileClients clients = new HostileClients(port, count);
    clients.thread.start();
    return clients;
  }

  /** How often one of them connected. */
  long connections() {
    return connections.get();
  }

  private void run() {
    while (!ends) {
      clients.forEach(Client::step);
      try {
        Thread.sleep(TICK_MILLIS);
      } catch (InterruptedException e) {
        return;
      }
    }
    clients.forEach(Client::hangUp);
  }

  @Override
  public void close() {
    ends = true;
    try {
      thread.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** One of them. */
  private final class Client {

    private final Kind kind;
    private final ByteBuffer answer = ByteBuffer.allocate(1 << 12);
    private @Nullable SocketChannel channel;
    private long last;

    Client(Kind kind) {
      this.kind = kind;
    }

    void step() {
      try {
        SocketChannel open = channel;
        if (open == null) {
          connect();
        } else if (kind == Kind.NEVER_READS) {
          open.write(ByteBuffer.wrap(kind.bytes()));
        } else if (open.read(answer.clear()) < 0) {
          hangUp();
        } else if (kind.isSlow() && millis() - last > SLOW_MILLIS) {
          last = millis();
          open.write(ByteBuffer.wrap(new byte[] {'x'}));
        }
      } catch (IOException e) {
        hangUp();
      }
    }

    private void connect() throws IOException {
      SocketChannel open = SocketChannel.open(server);
      channel = open;
      open.configureBlocking(false);
      connections.incrementAndGet();
      last = millis();
      open.write(ByteBuffer.wrap(kind == Kind.NO_HTTP ? nonsense() : kind.bytes()));
    }

    private byte[] nonsense() {
      byte[] bytes = new byte[1000];
      random.nextBytes(bytes);
      return bytes;
    }

    private static long millis() {
      return TimeUnit.NANOSECONDS.toMillis(System.nanoTime());
    }

    void hangUp() {
      try {
        if (channel != null) {
          channel.close();
        }
      } catch (IOException e) {
        // Gone either way.
      }
      channel = null;
    }
  }
}
