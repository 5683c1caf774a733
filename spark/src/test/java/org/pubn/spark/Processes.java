package org.pubn.spark;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** Java processes on this machine, started and ended by their handles. */
final class Processes implements AutoCloseable {

  private final Path home;
  private final List<Process> started = new ArrayList<>();

  /**
   * Processes that find Spark in a folder.
   *
   * @param home gets a folder {@code jars} with links to the jars of the class path
   */
  Processes(Path home) throws IOException {
    this.home = home;
    Path jars = Files.createDirectories(home.resolve("jars"));
    for (String entry : classPath()) {
      Path jar = Path.of(entry);
      if (entry.endsWith(".jar")) {
        Files.createSymbolicLink(jars.resolve(jar.getFileName()), jar.toAbsolutePath());
      }
    }
  }

  /** Entries of the class path of this JVM, which Surefire keeps in a property of its own. */
  static List<String> classPath() {
    String path =
        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path", ""));
    return Arrays.asList(path.split(System.getProperty("path.separator"), -1));
  }

  /** The packages of the JDK that Spark reaches into, as Surefire gave them to this JVM. */
  static List<String> opens() {
    return Arrays.stream(System.getProperty("spark.opens", "").split(" ", -1))
        .filter(open -> !open.isEmpty())
        .toList();
  }

  /** Starts a class with a main method and the class path of this JVM. */
  Process start(Path output, String mainClass, String... arguments) throws IOException {
    String path = String.join(System.getProperty("path.separator"), classPath());
    return start(output, opens(), path, mainClass, arguments);
  }

  /** Starts a class with a main method; what it prints goes to a file. */
  Process start(
      Path output, List<String> options, String classPath, String mainClass, String... arguments)
      throws IOException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(options);
    command.addAll(List.of("-Xmx512m", "-cp", classPath));
    command.add(mainClass);
    command.addAll(List.of(arguments));
    ProcessBuilder builder =
        new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(output.toFile());
    builder
        .environment()
        .putAll(
            Map.of(
                "SPARK_HOME",
                home.toString(),
                "SPARK_SCALA_VERSION",
                "2.13",
                "SPARK_LOCAL_IP",
                "127.0.0.1",
                "JAVA_HOME",
                System.getProperty("java.home")));
    Process process = builder.start();
    started.add(process);
    return process;
  }

  /** Waits until a file has a line that begins with a word, and returns the rest of the line. */
  static String await(Path output, String word, Process process, long deadline)
      throws IOException, InterruptedException {
    while (System.nanoTime() < deadline) {
      boolean ended = !process.isAlive();
      try (BufferedReader lines = Files.newBufferedReader(output, StandardCharsets.UTF_8)) {
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
          if (line.startsWith(word)) {
            return line.substring(word.length()).strip();
          }
        }
      }
      if (ended) {
        break;
      }
      Thread.sleep(100);
    }
    throw new IOException("no line " + word + " in:\n" + Files.readString(output));
  }

  /** Ends all that were started, the last one first, and takes the links away. */
  @Override
  public void close() throws IOException {
    for (int i = started.size() - 1; i >= 0; i--) {
      started.get(i).destroy();
      try {
        if (!started.get(i).waitFor(5, TimeUnit.SECONDS)) {
          started.get(i).destroyForcibly();
        }
      } catch (InterruptedException e) {
        started.get(i).destroyForcibly();
        Thread.currentThread().interrupt();
      }
    }
    try (Stream<Path> links = Files.list(home.resolve("jars"))) {
      for (Path link : links.toList()) {
        Files.delete(link);
      }
    }
  }
}
