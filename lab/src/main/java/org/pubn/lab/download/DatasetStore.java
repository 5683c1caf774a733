package org.pubn.lab.download;

import static org.pubn.report.table.Text.format;

import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.pubn.app.directory.DataDirectory;
import org.pubn.data.Progress;

/**
 * The data sets of the program and the directory they are kept in: what the commands {@code
 * datasets list}, {@code fetch} and {@code verify} do. Not to be shared between threads; any number
 * of processes may work on one directory.
 *
 * <pre>{@code
 * var directory = DataDirectory.resolve(Optional.empty());
 * new DatasetStore(directory).fetch("cifar10", Optional.empty(), Progress.NONE, System.out);
 * }</pre>
 */
public final class DatasetStore {

  private static final double MEGABYTE = 1e6;

  private final Path directory;
  private final DatasetCatalog catalog;
  private final DownloadPolicy policy;
  private final Disk disk;

  /** The published data sets, in a directory. */
  public DatasetStore(DataDirectory directory) {
    this(directory, DatasetCatalog.PUBLISHED, DownloadPolicy.DEFAULT, Disk.REAL);
  }

  DatasetStore(DataDirectory directory, DatasetCatalog catalog, DownloadPolicy policy, Disk disk) {
    this.directory = directory.path();
    this.catalog = catalog;
    this.policy = policy;
    this.disk = disk;
  }

  /** Prints every data set and whether it is there, without looking into its files. */
  public void list(PrintStream out) {
    catalog.embedded().forEach((id, description) -> printLine(out, id, "embedded", description));
    for (DownloadableDataset dataset : catalog.downloadable()) {
      String description =
          format(
              "%s (download %.0f MB, unpacked %.0f MB)",
              dataset.description(),
              dataset.archiveBytes() / MEGABYTE,
              dataset.unpackedBytes() / MEGABYTE);
      printLine(out, dataset.id(), presence(dataset), description);
    }
    out.println("data directory: " + directory);
  }

  private String presence(DownloadableDataset dataset) {
    if (dataset.isIn(directory)) {
      return "present";
    }
    return dataset.isAbsentFrom(directory) ? "missing" : "damaged";
  }

  /**
   * Brings a data set into the data directory, unless it is there and complete.
   *
   * @param from a directory or archive, or an address, to take it from instead of its publisher
   * @throws DatasetException if it cannot be had
   */
  public void fetch(String id, Optional<String> from, Progress progress, PrintStream out) {
    if (catalog.embedded().containsKey(id)) {
      out.println(id + " is part of the program: nothing to fetch");
      return;
    }
    DownloadableDataset dataset = catalog.downloadable(id);
    boolean fetched = new DatasetFetcher(dataset, directory, policy, disk, progress).fetch(from);
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
            .peek(found -> printLine(out, found.id(), found.state().toString(), found.detail()))
            .toList();
  }

  private Verification verification(String id) {
    return catalog.embedded().containsKey(id)
        ? new Verification(id, Verification.State.EMBEDDED, "part of the program")
        : catalog.downloadable(id).verify(directory);
  }

  private static void printLine(PrintStream out, String id, String state, String text) {
    out.println(format("%-12s %-9s %s", id, state, text));
  }

  /**
   * The data directory, for a reader of a data set that must lie in it.
   *
   * @throws DatasetException if it does not
   */
  public Path require(String id) {
    if (catalog.downloadable(id).isIn(directory)) {
      return directory;
    }
    throw new DatasetException(
        id + " is not in " + directory + ": fetch it with: datasets fetch " + id);
  }
}
