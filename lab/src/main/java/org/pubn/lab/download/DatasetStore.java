package org.pubn.lab.download;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * The data sets of the program and the directory they are kept in: what the commands {@code
 * datasets list}, {@code fetch} and {@code verify} do. Not to be shared between threads; any number
 * of processes may work on one directory.
 *
 * <pre>{@code
 * var directory = DataDirectory.resolve(Optional.empty(), Environment.ofProcess());
 * new DatasetStore(directory).fetch("cifar10", Optional.empty(), Progress.NONE, System.out);
 * }</pre>
 */
public final class DatasetStore {

  private static final double MEGABYTE = 1e6;

  private final DataDirectory directory;
  private final DatasetCatalog catalog;
  private final DownloadPolicy policy;
  private final Disk disk;

  /** The published data sets, in a directory. */
  public DatasetStore(DataDirectory directory) {
    this(directory, DatasetCatalog.PUBLISHED, DownloadPolicy.DEFAULT, Disk.REAL);
  }

  DatasetStore(DataDirectory directory, DatasetCatalog catalog, DownloadPolicy policy, Disk disk) {
    this.directory = directory;
    this.catalog = catalog;
    this.policy = policy;
    this.disk = disk;
  }

  /** Prints every data set and whether it is there, without looking into its files. */
  public void list(PrintStream out) {
    for (EmbeddedDataset dataset : catalog.embedded()) {
      printLine(out, dataset.id(), "embedded", dataset.description());
    }
    for (DownloadableDataset dataset : catalog.downloadable()) {
      ArchiveSizes sizes = dataset.sizes();
      String size =
          String.format(
              Locale.ROOT,
              " (download %.0f MB, unpacked %.0f MB)",
              sizes.archive() / MEGABYTE,
              sizes.unpacked() / MEGABYTE);
      printLine(out, dataset.id(), presence(dataset), dataset.description() + size);
    }
    out.println("data directory: " + directory);
  }

  private String presence(DownloadableDataset dataset) {
    if (dataset.isIn(directory.path())) {
      return "present";
    }
    return dataset.isAbsentFrom(directory.path()) ? "missing" : "damaged";
  }

  /**
   * Brings a data set into the data directory, unless it is there and complete.
   *
   * @param from a directory or archive, or an address, to take it from instead of its publisher
   * @throws DatasetException if it cannot be had
   */
  public void fetch(String id, Optional<String> from, Progress progress, PrintStream out) {
    if (catalog.isEmbedded(id)) {
      out.println(id + " is part of the program: nothing to fetch");
      return;
    }
    DownloadableDataset dataset = catalog.downloadable(id);
    FetchSource source = FetchSource.parse(from);
    boolean fetched = new DatasetFetcher(directory, policy, disk, progress).fetch(dataset, source);
    out.println(id + (fetched ? " is now complete in " : " is already complete in ") + directory);
  }

  /**
   * Reads every file of some data sets and prints whether they are what they should be.
   *
   * @param ids the data sets, or none for all
   * @return what was found, in the order of the ids
   * @throws DatasetException if there is no such data set or a file cannot be read
   */
  public List<Verification> verify(List<String> ids, PrintStream out) {
    return (ids.isEmpty() ? catalog.ids() : ids)
        .stream()
            .map(this::verification)
            .peek(found -> printLine(out, found.id(), name(found.state()), found.detail()))
            .toList();
  }

  private Verification verification(String id) {
    if (catalog.isEmbedded(id)) {
      return new Verification(id, Verification.State.EMBEDDED, "part of the program");
    }
    DownloadableDataset dataset = catalog.downloadable(id);
    Path root = directory.path();
    if (dataset.isAbsentFrom(root)) {
      return new Verification(
          id, Verification.State.MISSING, "fetch it with: datasets fetch " + id);
    }
    try {
      return dataset
          .firstProblem(root)
          .map(problem -> new Verification(id, Verification.State.DAMAGED, problem))
          .orElseGet(() -> new Verification(id, Verification.State.COMPLETE, root.toString()));
    } catch (IOException e) {
      throw new DatasetException(
          "%s in %s cannot be read (%s)".formatted(id, root, DiskWriter.reason(e)), e);
    }
  }

  private static String name(Verification.State state) {
    return state.name().toLowerCase(Locale.ROOT);
  }

  private static void printLine(PrintStream out, String id, String state, String text) {
    out.println(String.format(Locale.ROOT, "%-12s %-9s %s", id, state, text));
  }

  /**
   * The data directory, for a reader of a data set that must lie in it.
   *
   * @throws DatasetException if it does not
   */
  public Path require(String id) {
    if (catalog.downloadable(id).isIn(directory.path())) {
      return directory.path();
    }
    throw new DatasetException(
        id + " is not in " + directory + ": fetch it with: datasets fetch " + id);
  }
}
