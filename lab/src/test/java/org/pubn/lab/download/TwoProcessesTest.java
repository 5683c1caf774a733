package org.pubn.lab.download;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** A fetch in another process, caught in the middle of unpacking. */
@Timeout(120)
class TwoProcessesTest {

  private static final String UNPACKING = "unpacking";

  @TempDir private Path temporary;
  private Path directory = Path.of("");
  private Path archive = Path.of("");

  @BeforeEach
  void makeArchive() throws IOException {
    directory = Files.createDirectory(temporary.resolve("data"));
    archive = Files.write(temporary.resolve("given.tar.gz"), SmallDataset.archive());
  }

  /** What the other process does: fetch, and stop at the second file until it is stopped. */
  static final class SlowFetch {
    private SlowFetch() {}

    public static void main(String[] arguments) {
      StoreFixture fixture =
          new StoreFixture(Path.of(arguments[0]), SmallDataset.from(), slowDisk());
      System.out.println(fixture.failureFrom(arguments[1]));
    }

    private static Disk slowDisk() {
      return new Disk() {
        @Override
        public OutputStream open(Path file, OpenOption... options) throws IOException {
          if (file.endsWith("two.bin")) {
            System.out.println(UNPACKING);
            try {
              Thread.sleep(TimeUnit.MINUTES.toMillis(5));
            } catch (InterruptedException e) {
              Thread.currentThread().interrupt();
            }
          }
          return Disk.REAL.open(file, options);
        }

        @Override
        public long freeBytes(Path place) {
          return Long.MAX_VALUE;
        }
      };
    }
  }

  private Process startAndWaitUntilItUnpacks() throws IOException {
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                SlowFetch.class.getName(),
                directory.toString(),
                archive.toString())
            .redirectErrorStream(true)
            .start();
    BufferedReader printed = process.inputReader(UTF_8);
    assertThat(printed.readLine()).isEqualTo(UNPACKING);
    return process;
  }

  @Test
  void theSecondSaysSoAndStops() throws Exception {
    Process first = startAndWaitUntilItUnpacks();
    try {
      StoreFixture second = new StoreFixture(directory, SmallDataset.from());
      assertThat(second.failureFrom(archive))
          .isEqualTo(
              "small is being fetched into "
                  + directory
                  + " by another process: wait until it is done");
      second.assertHoldsOnly(".small.staging");
    } finally {
      first.destroyForcibly().waitFor();
    }
    StoreFixture later = new StoreFixture(directory, SmallDataset.from());
    later.fetchFrom(archive);
    later.assertComplete();
  }

  @Test
  @DisabledOnOs(value = OS.WINDOWS, disabledReason = "a process there is killed, not asked to end")
  void stoppedProcessTidiesUp() throws Exception {
    Process process = startAndWaitUntilItUnpacks();
    process.destroy();
    assertThat(process.waitFor(30, TimeUnit.SECONDS)).isTrue();
    new StoreFixture(directory, SmallDataset.from()).assertHoldsOnly();
  }

  @Test
  void theSecondThreadOfAProcessStopsToo() throws IOException {
    StoreFixture second = new StoreFixture(directory, SmallDataset.from());
    List<String> messages =
        DatasetLock.holding(directory, SmallDataset.ID, () -> List.of(second.failureFrom(archive)));
    assertThat(messages).singleElement().asString().contains("is being fetched into");
    second.assertHoldsOnly();
  }
}
