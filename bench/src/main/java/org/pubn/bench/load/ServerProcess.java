package org.pubn.bench.load;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Iterator;
import java.util.List;

/** {@code ./pubn serve} as a user starts it, in a process of its own. */
final class ServerProcess implements AutoCloseable {

  private final Process process;
  private final int port;

  private ServerProcess(Process process, int port) {
    this.process = process;
    this.port = port;
  }

  static ServerProcess start(Path model) throws IOException {
    Process process =
        new ProcessBuilder(
                tool("java"),
                "-Xmx256m",
                "--add-modules",
                "jdk.incubator.vector",
                "-cp",
                System.getProperty("java.class.path"),
                "org.pubn.app.cli.Main",
                "serve",
                "--model=" + model,
                "--port=0")
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    String line = String.valueOf(process.inputReader(UTF_8).readLine());
    return new ServerProcess(process, Integer.parseInt(line.substring(line.lastIndexOf(':') + 1)));
  }

  private static String tool(String name) {
    return Path.of(System.getProperty("java.home"), "bin", name).toString();
  }

  int port() {
    return port;
  }

  /** How long it has kept processors busy. */
  Duration processorTime() {
    return process.info().totalCpuDuration().orElse(Duration.ZERO);
  }

  /** What is reachable on its heap, as the JVM counts it after a collection. */
  long liveBytes() throws IOException {
    Process counting =
        new ProcessBuilder(tool("jcmd"), Long.toString(process.pid()), "GC.class_histogram")
            .start();
    try (BufferedReader out = counting.inputReader(UTF_8)) {
      List<String> lines = out.lines().toList();
      // The last line: Total, objects, bytes.
      Iterator<String> words =
          List.of(lines.get(lines.size() - 1).strip().split("\\s+")).iterator();
      words.next();
      words.next();
      return Long.parseLong(words.next());
    }
  }

  @Override
  public void close() {
    process.destroy();
    process.onExit().join();
  }
}
