package org.pubn.lab.download;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.pubn.app.directory.DataDirectory;
import org.pubn.data.Progress;

/** A store with one data set in a directory of its own, and what tests want to know about it. */
final class StoreFixture {

  /** Three attempts, a window of 0.3 seconds. */
  static final DownloadPolicy IMPATIENT =
      new DownloadPolicy(
          Duration.ofSeconds(5),
          Duration.ofSeconds(5),
          Duration.ofMillis(300),
          100,
          3,
          Duration.ofMillis(1));

  final Path directory;
  final DatasetStore store;
  private final ByteArrayOutputStream printed = new ByteArrayOutputStream();
  private final PrintStream out = new PrintStream(printed, true, UTF_8);

  StoreFixture(Path directory, DownloadableDataset dataset) {
    this(directory, dataset, Disk.REAL);
  }

  StoreFixture(Path directory, DownloadableDataset dataset, Disk disk) {
    this.directory = directory;
    store =
        new DatasetStore(
            new DataDirectory(directory),
            new DatasetCatalog(Map.of("mnist", "digits"), List.of(dataset)),
            IMPATIENT,
            disk);
  }

  void fetch() {
    store.fetch(SmallDataset.ID, Optional.empty(), Progress.NONE, out);
  }

  void fetchFrom(Object from) {
    store.fetch(SmallDataset.ID, Optional.of(from.toString()), Progress.NONE, out);
  }

  String list() {
    store.list(out);
    return printed();
  }

  Verification verify() {
    return store.verify(List.of(SmallDataset.ID), out).get(0);
  }

  PrintStream out() {
    return out;
  }

  String printed() {
    return printed.toString(UTF_8);
  }

  /** The message of the failure that fetching must end with. */
  String failure() {
    return failureOf(this::fetch);
  }

  String failureFrom(Object from) {
    return failureOf(() -> fetchFrom(from));
  }

  private static String failureOf(Runnable fetch) {
    try {
      fetch.run();
    } catch (DatasetException | IllegalArgumentException e) {
      return String.valueOf(e.getMessage());
    }
    throw new AssertionError("the fetch was expected to fail");
  }

  /** The data set is there and nothing else is. */
  void assertComplete() throws IOException {
    assertThat(verify().state()).isEqualTo(Verification.State.COMPLETE);
    assertHoldsOnly("images", "posts", "posts.sha256");
  }

  /** What lies in the data directory, apart from the lock, which stays. */
  void assertHoldsOnly(String... names) throws IOException {
    try (Stream<Path> entries = Files.list(directory)) {
      assertThat(entries.map(path -> path.getFileName().toString()))
          .filteredOn(name -> !name.equals(".small.lock"))
          .containsExactlyInAnyOrder(names);
    }
  }
}
