package org.pubn.bench.load;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.StandardSocketOptions;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.SocketChannel;
import java.time.Duration;
import java.util.List;

/**
 * Clients that ask again as soon as they are answered, each over a connection of its own, which is
 * opened anew if the server hangs up. One thread drives all of them, so that they take little of
 * the processors that they share with the server.
 */
final class Clients {

  private final InetSocketAddress server;
  private final int clients;
  private final List<byte[]> requests;

  Clients(int port, int clients, List<byte[]> requests) {
    this.server = new InetSocketAddress(InetAddress.getLoopbackAddress(), port);
    this.clients = clients;
    this.requests = requests;
  }

  /** Asks for the given time. */
  Latencies run(Duration time) throws IOException {
    Latencies latencies = new Latencies();
    long end = System.nanoTime() + time.toNanos();
    try (Selector selector = Selector.open()) {
      for (int i = 0; i < clients; i++) {
        open(selector, i);
      }
      while (System.nanoTime() < end) {
        selector.select(1000);
        for (SelectionKey key : selector.selectedKeys()) {
          ((Client) key.attachment()).read(latencies);
        }
        selector.selectedKeys().clear();
      }
      for (SelectionKey key : selector.keys()) {
        key.channel().close();
      }
    }
    return latencies;
  }

  private void open(Selector selector, int number) throws IOException {
    SocketChannel channel = SocketChannel.open(server);
    channel.setOption(StandardSocketOptions.TCP_NODELAY, true);
    Client client = new Client(channel, selector, number);
    channel.configureBlocking(false);
    channel.register(selector, SelectionKey.OP_READ, client);
    client.ask();
  }

  /** One connection and the request that is under way on it. */
  private final class Client {

    private final SocketChannel channel;
    private final Selector selector;
    private final Answer answer = new Answer();
    private int number;
    private long asked;

    Client(SocketChannel channel, Selector selector, int number) {
      this.channel = channel;
      this.selector = selector;
      this.number = number;
    }

    /** A request is shorter than the buffer of a connection: it is taken at once. */
    void ask() throws IOException {
      ByteBuffer request = ByteBuffer.wrap(requests.get(number % requests.size()));
      number += clients;
      asked = System.nanoTime();
      while (request.hasRemaining()) {
        channel.write(request);
      }
    }

    void read(Latencies latencies) throws IOException {
      if (channel.read(answer.buffer()) < 0) {
        latencies.addError();
        channel.close();
        open(selector, number);
      } else if (answer.isWhole()) {
        if (answer.isGood()) {
          latencies.add(System.nanoTime() - asked);
        } else {
          latencies.addError();
        }
        answer.clear();
        ask();
      }
    }
  }
}
