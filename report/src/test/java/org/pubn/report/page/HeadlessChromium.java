package org.pubn.report.page;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * A Chromium without a window and without a network, started once per page and ended by its process
 * handle when it takes too long.
 */
public final class HeadlessChromium {

  private static final List<String> NAMES =
      List.of("chromium", "chromium-browser", "google-chrome", "google-chrome-stable");

  private static final Duration LIMIT = Duration.ofSeconds(90);

  private final Path executable;
  private final Path directory;

  /**
   * What a run left behind.
   *
   * @param out standard output: the document
   * @param log standard error: console messages and failed requests
   */
  public record Run(String out, String log) {

    /** The lines that the page's scripts or policies wrote to the console. */
    public List<String> consoleLines() {
      return log.lines().filter(line -> line.contains(":CONSOLE")).toList();
    }
  }

  private HeadlessChromium(Path executable, Path directory) {
    this.executable = executable;
    this.directory = directory;
  }

  /** The first browser on the path; without one the running test is skipped. */
  public static HeadlessChromium orSkip(Path directory) {
    Optional<Path> found =
        Stream.of(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator, -1))
            .flatMap(folder -> NAMES.stream().map(name -> Path.of(folder, name)))
            .filter(Files::isExecutable)
            .findFirst();
    assumeTrue(found.isPresent(), "no browser on PATH: looked for " + String.join(", ", NAMES));
    return new HeadlessChromium(found.orElseThrow(), directory);
  }

  /** Opens a file, lets its scripts run and returns the document they left. */
  public Run open(Path page) {
    return open(page.toUri());
  }

  /** Opens an address of this machine, lets its scripts run and returns the document they left. */
  public Run open(URI page) {
    try {
      Path profile = Files.createTempDirectory(directory, "profile");
      Path out = Files.createTempFile(directory, "out", ".html");
      Path log = Files.createTempFile(directory, "log", ".txt");
      List<String> command = new ArrayList<>();
      command.add(executable.toString());
      command.addAll(
          List.of(
              "--headless",
              "--dump-dom",
              "--no-sandbox",
              "--disable-gpu",
              "--disable-quic",
              "--disable-dev-shm-usage",
              "--no-first-run",
              "--disable-background-networking",
              "--disable-component-update",
              "--disable-sync",
              "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
              "--enable-logging=stderr",
              "--v=0",
              "--virtual-time-budget=5000",
              "--user-data-dir=" + profile));
      command.add(page.toString());
      Process process =
          new ProcessBuilder(command)
              .redirectOutput(out.toFile())
              .redirectError(log.toFile())
              .start();
      await(process, log);
      return new Run(
          Files.readString(out, StandardCharsets.UTF_8),
          Files.readString(log, StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new AssertionError("browser " + executable + ": could not be run", e);
    }
  }

  private static void await(Process process, Path log) throws IOException {
    try {
      if (!process.waitFor(LIMIT.toSeconds(), TimeUnit.SECONDS)) {
        throw new AssertionError(
            "browser: not done after " + LIMIT.toSeconds() + " s\n" + Files.readString(log));
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new AssertionError("browser: interrupted", e);
    } finally {
      process.descendants().forEach(ProcessHandle::destroyForcibly);
      process.destroyForcibly();
    }
  }
}
