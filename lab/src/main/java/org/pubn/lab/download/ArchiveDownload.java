package org.pubn.lab.download;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Gets the archive of a data set from the first address that has it, and checks it. */
final class ArchiveDownload {

  private final HttpDownload http;
  private final DownloadableDataset dataset;
  private final PartFile part;

  ArchiveDownload(HttpDownload http, DownloadableDataset dataset, PartFile part) {
    this.http = http;
    this.dataset = dataset;
    this.part = part;
  }

  /**
   * Downloads the archive, unless an earlier process did and was stopped before it was unpacked.
   *
   * @return the archive, with the checksum it must have
   * @throws DatasetException if no address has it; what may be continued later is kept
   */
  Path from(List<URI> sources) {
    if (part.size() > 0 && partChecksum().equals(dataset.checksum())) {
      return part.path();
    }
    List<String> failures = new ArrayList<>();
    for (URI source : sources) {
      try {
        http.complete(part, source, dataset.archiveName(), dataset.sizes().archiveLimit());
        Checksum actual = partChecksum();
        if (actual.equals(dataset.checksum())) {
          return part.path();
        }
        part.discard();
        failures.add(source + " sent a file with " + actual + " instead of " + dataset.checksum());
      } catch (SourceException e) {
        failures.add(e.getMessage());
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new DatasetException(DiskWriter.INTERRUPTED, e);
      }
    }
    throw new DatasetException(
        "%s could not be fetched (%s): %s, or pass a copy of %s with --from"
            .formatted(
                dataset.id(), String.join("; ", failures), whatToDo(), dataset.archiveName()));
  }

  private String whatToDo() {
    if (part.isResumable()) {
      return String.format(
          Locale.ROOT, "run the command again to continue after the first %,d bytes", part.size());
    }
    part.discard();
    return "check the network and run the command again";
  }

  private Checksum partChecksum() {
    try {
      return Checksum.of(dataset.checksum().algorithm(), part.path());
    } catch (IOException e) {
      throw DiskWriter.failure(part.path(), e);
    }
  }
}
