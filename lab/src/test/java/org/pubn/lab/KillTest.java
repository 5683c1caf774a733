package org.pubn.lab;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.pubn.app.cli.Main;
import org.pubn.lab.result.JsonLines;
import org.pubn.lab.result.ResultsFile;
import org.pubn.random.RandomStream;
import org.pubn.random.Seed;

/**
 * An experiment in a process of its own, killed without warning at random moments and started again
 * until it is done, against one that ran undisturbed: the tables and the page are the same bytes.
 */
class KillTest {

  @TempDir private Path directory;

  private Process start(String out, int epochs, int trials) throws IOException {
    return new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-XX:TieredStopAtLevel=1",
            "-Dtoy.epochs=" + epochs,
            "-cp",
            System.getProperty("java.class.path"),
            Main.class.getName(),
            "reproduce",
            "table1",
            "--tasks=toy/*",
            "--trials=" + trials,
            "--threads=2",
            "--quiet",
            "--out=" + directory.resolve(out))
        .redirectErrorStream(true)
        .redirectOutput(directory.resolve(out + ".log").toFile())
        .start();
  }

  private void runToItsEnd(String out, int epochs, int trials) throws Exception {
    Process process = start(out, epochs, trials);
    try {
      assertThat(process.waitFor()).as(Files.readString(directory.resolve(out + ".log"))).isZero();
    } finally {
      process.destroyForcibly();
    }
  }

  private int lines(String out) throws IOException {
    Path results = directory.resolve(out).resolve(JsonLines.NAME);
    return Files.exists(results) ? ResultsFile.read(directory.resolve(out)).size() : 0;
  }

  /** Kills the process after it added some outcomes and a moment more; whether it was in time. */
  private boolean killAfter(int outcomes, long micros, String out, int epochs, int trials)
      throws Exception {
    int enough = lines(out) + outcomes;
    Process process = start(out, epochs, trials);
    try {
      while (process.isAlive() && lines(out) < enough) {
        Thread.sleep(1);
      }
      TimeUnit.MICROSECONDS.sleep(micros);
      return process.isAlive();
    } finally {
      process.destroyForcibly().waitFor();
    }
  }

  /** What a power failure in the middle of a write would leave: the last line without its end. */
  private void tearLastLine(String out, int bytes) throws IOException {
    Path results = directory.resolve(out).resolve(JsonLines.NAME);
    try (FileChannel channel = FileChannel.open(results, StandardOpenOption.WRITE)) {
      channel.truncate(Math.max(0, channel.size() - bytes));
    }
  }

  /** Everything a reader looks at. The record of the runs and their times may differ. */
  private Map<String, String> files(String out) throws IOException {
    Map<String, String> contents = new TreeMap<>();
    try (Stream<Path> files = Files.list(directory.resolve(out))) {
      for (Path file : files.toList()) {
        String name = file.getFileName().toString();
        if (name.matches("(tables\\.txt|tables\\.md|.+\\.csv|.+\\.tex|report\\.html)")) {
          contents.put(name, Files.readString(file));
        }
      }
    }
    return contents;
  }

  private void killAndCompare(int kills, int epochs, int trials, long seed) throws Exception {
    String smooth = "smooth" + seed;
    String rough = "rough" + seed;
    runToItsEnd(smooth, epochs, trials);
    int outcomes = lines(smooth);
    RandomStream random = new Seed(seed).random();
    List<Integer> survivors = new ArrayList<>();
    for (int kill = 0; kill < kills; kill++) {
      // Before the first outcome, or after some of those that would still follow.
      int after = random.nextInt(Math.max(1, 2 * outcomes / kills));
      boolean killed = killAfter(after, random.nextInt(20_000), rough, epochs, trials);
      if (killed && lines(rough) > 0 && random.nextInt(2) == 0) {
        tearLastLine(rough, 1 + random.nextInt(100));
      }
      survivors.add(lines(rough));
    }
    runToItsEnd(rough, epochs, trials);

    assertThat(survivors).as("outcomes after each kill").anyMatch(n -> n > 0 && n < outcomes);
    assertThat(lines(rough)).isEqualTo(outcomes);
    assertThat(files(smooth)).containsKeys("tables.txt", "table1.csv", "table1.tex", "report.html");
    assertThat(files(rough)).isEqualTo(files(smooth));
    assertThat(Files.readString(directory.resolve(rough + ".log"), UTF_8)).contains("report.html");
  }

  @Test
  @Timeout(300)
  void aRunThatIsKilledAgainAndAgainGivesTheSameBytes() throws Exception {
    killAndCompare(4, 20, 2, 1);
  }

  @Test
  @Tag("long")
  @Timeout(1200)
  void longerAndWithManyMoreKills() throws Exception {
    for (long seed = 2; seed < 5; seed++) {
      killAndCompare(20, 100, 6, seed);
    }
  }
}
