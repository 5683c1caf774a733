package org.pubn.lab.download;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A disk that fills up at any moment leaves no half data set. */
class FullDiskTest {

  private static final byte[] ARCHIVE = SmallDataset.archive();
  private static final String PART = SmallDataset.ARCHIVE_NAME + ".part";
  private static final long PLENTY = 1L << 40;

  @TempDir private Path temporary;
  private Path directory = Path.of("");
  private Path given = Path.of("");

  @BeforeEach
  void makeDirectories() throws IOException {
    directory = Files.createDirectory(temporary.resolve("data"));
    given = Files.createDirectory(temporary.resolve("given"));
  }

  @Test
  void tooLittleSpaceIsSaidBefore() throws IOException {
    SmallDataset.unpackInto(given);
    StoreFixture fixture =
        new StoreFixture(directory, SmallDataset.from(), new FullDisk(129_999, 0));
    assertThat(fixture.failureFrom(given))
        .isEqualTo(
            "small needs 130,000 bytes in "
                + directory
                + ", where 129,999 are free: free some space or choose another directory with"
                + " --data-dir");
    fixture.assertHoldsOnly();
  }

  @Test
  void fullWhileCopying() throws IOException {
    SmallDataset.unpackInto(given);
    StoreFixture fixture =
        new StoreFixture(directory, SmallDataset.from(), new FullDisk(PLENTY, 80_000));
    assertThat(fixture.failureFrom(given))
        .contains("images/two.bin (no space left on device)")
        .contains("free some space or choose another directory with --data-dir");
    fixture.assertHoldsOnly();
  }

  @Test
  void fullWhileDownloading() throws IOException {
    try (ScriptedServer server = ScriptedServer.start(ScriptedServer.ranges(ARCHIVE, "\"v1\""))) {
      DownloadableDataset dataset = SmallDataset.from(server.uri("/"));
      StoreFixture fixture = new StoreFixture(directory, dataset, new FullDisk(PLENTY, 50_000));
      assertThat(fixture.failure()).contains(PART + " (no space left on device)");
      fixture.assertHoldsOnly(PART, PART + ".origin");
      assertThat(server.requests()).hasSize(1);

      StoreFixture later = new StoreFixture(directory, dataset);
      later.fetch();
      later.assertComplete();
    }
  }

  @Test
  void fullWhileUnpacking() throws IOException {
    try (ScriptedServer server = ScriptedServer.start(ScriptedServer.ranges(ARCHIVE, "\"v1\""))) {
      DownloadableDataset dataset = SmallDataset.from(server.uri("/"));
      StoreFixture fixture = new StoreFixture(directory, dataset, new FullDisk(PLENTY, 200_000));
      assertThat(fixture.failure()).contains("images/two.bin (no space left on device)");
      fixture.assertHoldsOnly(PART, PART + ".origin");

      StoreFixture later = new StoreFixture(directory, dataset);
      later.fetch();
      later.assertComplete();
      assertThat(server.requests()).as("the download was complete").hasSize(1);
    }
  }

  @Test
  void aDirectoryThatCannotBeMade() throws IOException {
    Path file = Files.writeString(temporary.resolve("file"), "");
    StoreFixture fixture = new StoreFixture(file.resolve("data"), SmallDataset.from());
    assertThat(fixture.failure())
        .startsWith("cannot write " + file.resolve("data") + " (not a directory)")
        .endsWith("choose another directory with --data-dir");
  }
}
