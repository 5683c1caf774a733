package org.pubn.lab.download;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Brings one data set into the data directory: archive, checksum, unpacking beside the target,
 * verification, rename. Whatever fails on the way, the directory has the data set complete or not
 * at all (or as damaged as it was before).
 */
final class DatasetFetcher {

  private final Path directory;
  private final DownloadPolicy policy;
  private final Disk disk;
  private final Progress progress;

  DatasetFetcher(DataDirectory directory, DownloadPolicy policy, Disk disk, Progress progress) {
    this.directory = directory.path();
    this.policy = policy;
    this.disk = disk;
    this.progress = progress;
  }

  /**
   * Fetches a data set.
   *
   * @return false if it was there already, complete
   */
  boolean fetch(DownloadableDataset dataset, FetchSource source) {
    try {
      Files.createDirectories(directory);
    } catch (IOException e) {
      throw DiskWriter.failure(directory, e);
    }
    return DatasetLock.holding(directory, dataset.id(), () -> fetchAlone(dataset, source));
  }

  private boolean fetchAlone(DownloadableDataset dataset, FetchSource source) {
    if (isComplete(dataset)) {
      return false;
    }
    PartFile part = new PartFile(disk, directory, dataset.archiveName());
    if (source instanceof FetchSource.Local local) {
      fetchLocal(dataset, new LocalCopy(dataset, local.path()));
    } else {
      fetchRemote(dataset, addresses(dataset, source), part);
    }
    part.discard();
    return true;
  }

  private boolean isComplete(DownloadableDataset dataset) {
    try {
      return dataset.isIn(directory) && dataset.firstProblem(directory).isEmpty();
    } catch (IOException e) {
      throw new DatasetException(
          "%s in %s cannot be read (%s)".formatted(dataset.id(), directory, DiskWriter.reason(e)),
          e);
    }
  }

  private static List<URI> addresses(DownloadableDataset dataset, FetchSource source) {
    return source instanceof FetchSource.Mirror mirror
        ? List.of(mirror.address())
        : dataset.sources();
  }

  private void fetchRemote(DownloadableDataset dataset, List<URI> addresses, PartFile part) {
    requireSpace(dataset, dataset.sizes().archive() - part.size() + dataset.sizes().unpacked());
    HttpDownload http = new HttpDownload(policy, progress);
    Path archive = new ArchiveDownload(http, dataset, part).from(addresses);
    try {
      install(dataset, fresh -> unpack(dataset, archive, fresh));
    } catch (IOException e) {
      // It has the right checksum, so that no other copy would do better.
      part.discard();
      throw refused(dataset, dataset.archiveName(), e);
    }
  }

  private void fetchLocal(DownloadableDataset dataset, LocalCopy copy) {
    requireSpace(dataset, dataset.sizes().unpacked());
    try {
      if (copy.archive().isPresent()) {
        Path archive = copy.archive().get();
        Checksum actual = Checksum.of(dataset.checksum().algorithm(), archive);
        if (!actual.equals(dataset.checksum())) {
          throw new IOException("its checksum is " + actual + " instead of " + dataset.checksum());
        }
        install(dataset, fresh -> unpack(dataset, archive, fresh));
      } else {
        install(dataset, fresh -> copy.copyFiles(fresh, disk, progress));
      }
    } catch (IOException e) {
      throw refused(dataset, copy.archive().orElse(copy.path()).toString(), e);
    }
  }

  private static DatasetException refused(
      DownloadableDataset dataset, String origin, IOException e) {
    return new DatasetException(
        "%s cannot be used for %s (%s): pass another copy with --from"
            .formatted(origin, dataset.id(), DiskWriter.reason(e)),
        e);
  }

  private void requireSpace(DownloadableDataset dataset, long needed) {
    try {
      long free = disk.freeBytes(directory);
      if (free < needed) {
        throw new DatasetException(
            String.format(
                Locale.ROOT,
                "%s needs %,d bytes in %s, where %,d are free: free some space or choose another"
                    + " directory with --data-dir",
                dataset.id(),
                needed,
                directory,
                free));
      }
    } catch (IOException e) {
      throw DiskWriter.failure(directory, e);
    }
  }

  private void unpack(DownloadableDataset dataset, Path archive, Path fresh) throws IOException {
    new Unpacker(disk, progress)
        .unpack(archive, dataset.archiveName(), fresh, dataset.sizes().unpackedLimit());
  }

  /** Makes the files of a data set in an empty directory. */
  @FunctionalInterface
  private interface Maker {
    void makeIn(Path fresh) throws IOException;
  }

  /**
   * Has a data set made aside, verifies it and moves it to its place.
   *
   * @throws IOException if what it is made from is no good; says why
   */
  private void install(DownloadableDataset dataset, Maker maker) throws IOException {
    try (Staging staging = new Staging(directory, dataset.id())) {
      Path fresh = staging.fresh();
      maker.makeIn(fresh);
      Optional<String> problem = dataset.firstProblem(fresh);
      if (problem.isPresent()) {
        throw new IOException(problem.get());
      }
      List<String> names = new ArrayList<>(dataset.tops());
      for (DatasetPart part : dataset.parts()) {
        if (part instanceof ExpectedTree tree) {
          writeListing(tree, fresh);
          names.add(tree.listingFile());
        }
      }
      staging.install(names);
    }
  }

  private void writeListing(ExpectedTree tree, Path fresh) throws IOException {
    byte[] text = Listing.of(fresh, tree.path()).text().getBytes(UTF_8);
    try (DiskWriter out = new DiskWriter(disk, fresh.resolve(tree.listingFile()))) {
      out.write(text, text.length);
    }
  }
}
