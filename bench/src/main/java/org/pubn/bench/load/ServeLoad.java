package org.pubn.bench.load;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Locale;

/**
 * Serves a 300-300-1 perceptron in a process of its own and has many clients ask for single rows,
 * each over one connection, the next row as soon as the last is answered. Prints how many requests
 * are answered, how long they take, and what the server keeps in memory before and after. Hostile
 * clients may disturb them meanwhile: see {@link HostileClients}.
 *
 * <pre>{@code
 * java … org.pubn.bench.load.ServeLoad [SECONDS [CLIENTS [HOSTILE]]]
 * }</pre>
 */
public final class ServeLoad {

  private static final Duration WARM_UP = Duration.ofSeconds(10);
  private static final double MEGABYTE = 1e6;

  private ServeLoad() {}

  public static void main(String[] args) throws IOException {
    Duration time = Duration.ofSeconds(args.length > 0 ? Integer.parseInt(args[0]) : 60);
    int clients = args.length > 1 ? Integer.parseInt(args[1]) : 64;
    int hostile = args.length > 2 ? Integer.parseInt(args[2]) : 0;
    Path directory = Files.createTempDirectory("pubn-load");
    RandomModel model = RandomModel.create(directory);
    try (ServerProcess server = ServerProcess.start(model.file());
        HostileClients others = HostileClients.start(server.port(), hostile)) {
      Clients load = new Clients(server.port(), clients, model.requests());
      load.run(WARM_UP);
      long before = server.liveBytes();
      Duration busy = server.processorTime();
      Latencies latencies = load.run(time);
      busy = server.processorTime().minus(busy);
      long after = server.liveBytes();
      System.out.printf(Locale.ROOT, "clients             %d, %d s%n", clients, time.toSeconds());
      System.out.printf(
          Locale.ROOT, "hostile clients     %d, %d connections%n", hostile, others.connections());
      print(latencies, time, busy);
      System.out.printf(
          Locale.ROOT,
          "live heap           %.2f MB before, %.2f MB after%n",
          before / MEGABYTE,
          after / MEGABYTE);
    }
  }

  private static void print(Latencies latencies, Duration time, Duration busy) {
    System.out.printf(
        Locale.ROOT,
        """
        requests per second %.0f
        errors              %d
        p50                 %.2f ms
        p99                 %.2f ms
        p99.9               %.2f ms
        longest             %.2f ms
        processor time      %.0f µs per request (the server's)
        """,
        latencies.count() / (double) time.toSeconds(),
        latencies.errors(),
        latencies.quantileMillis(0.5),
        latencies.quantileMillis(0.99),
        latencies.quantileMillis(0.999),
        latencies.quantileMillis(1),
        busy.toNanos() / 1e3 / latencies.count());
  }
}
