package org.pubn.lab.fault;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Every command that writes, on a disk that fails the n-th operation (to open, read, write, sync,
 * rename, list or make a folder), for every n. SQLite is tested this way. What native libraries
 * write, and what is read by other means than {@link Path}, goes past it.
 */
class FaultInjectionTest {

  @TempDir private Path directory;

  @Timeout(value = 5, unit = TimeUnit.MINUTES)
  @ParameterizedTest
  @EnumSource(
      mode = EnumSource.Mode.EXCLUDE,
      names = {"ADVISE", "WEIGHTS"})
  void everyFaultIsWithstood(Scenario scenario) throws IOException, InterruptedException {
    assertWithstood(scenario);
  }

  /** Commands that compute for seconds before they write. */
  @Tag("long")
  @Timeout(value = 30, unit = TimeUnit.MINUTES)
  @ParameterizedTest
  @EnumSource(names = {"ADVISE", "WEIGHTS"})
  void everyFaultOfLongerWorkIsWithstood(Scenario scenario)
      throws IOException, InterruptedException {
    assertWithstood(scenario);
  }

  private void assertWithstood(Scenario scenario) throws IOException, InterruptedException {
    Path log = directory.resolve("log.txt");
    Path work = Files.createDirectory(directory.resolve("work"));
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-Dtoy.epochs=1",
                "-Djava.nio.file.spi.DefaultFileSystemProvider=" + FaultyProvider.class.getName(),
                "-cp",
                System.getProperty("java.class.path"),
                FaultRun.class.getName(),
                scenario.name(),
                work.toString())
            .redirectErrorStream(true)
            .redirectOutput(log.toFile())
            .start();
    try {
      assertThat(process.waitFor()).as(Files.readString(log)).isZero();
    } finally {
      process.destroyForcibly();
    }
    assertThat(Files.readString(log)).contains(" 0 not withstood");
  }
}
