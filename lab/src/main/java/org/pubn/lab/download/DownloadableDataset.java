package org.pubn.lab.download;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.pubn.storage.IoReason;

/**
 * A data set that is published as one gzip-compressed tar archive.
 *
 * @param id a short name, that of its {@code org.pubn.lab.dataset.Dataset}
 * @param sources where the archive can be had: the original address first, then mirrors
 * @param archiveBytes the size of the archive, roughly
 * @param unpackedBytes the size of the files in it, roughly
 * @param parts what the archive unpacks to; other files of it are kept but not looked at
 */
record DownloadableDataset(
    String id,
    String description,
    String archiveName,
    List<URI> sources,
    Checksum checksum,
    long archiveBytes,
    long unpackedBytes,
    List<DatasetPart> parts) {

  DownloadableDataset {
    sources = List.copyOf(sources);
    parts = List.copyOf(parts);
    if (parts.isEmpty() || archiveBytes < 1 || unpackedBytes < 1) {
      throw new IllegalArgumentException("data set " + id + ": must have parts and bytes");
    }
  }

  /** A download that grows beyond this many bytes is given up. */
  long archiveLimit() {
    return archiveBytes + archiveBytes / 2;
  }

  /** An archive whose files have more bytes than this is refused. */
  long unpackedLimit() {
    return unpackedBytes + unpackedBytes / 2;
  }

  /** The directories the archive unpacks to. */
  List<String> tops() {
    return parts.stream().map(DatasetPart::top).distinct().toList();
  }

  /** Whether something lies in a directory for every part, whatever its contents. */
  boolean isIn(Path root) {
    return parts.stream().allMatch(part -> part.existsIn(root));
  }

  /** Whether a directory has nothing of this data set. */
  boolean isAbsentFrom(Path root) {
    return parts.stream().noneMatch(part -> part.existsIn(root));
  }

  /** The first thing wrong with this data set in a directory; empty if it is complete. */
  Optional<String> firstProblem(Path root) throws IOException {
    for (DatasetPart part : parts) {
      Optional<String> problem = part.firstProblem(root);
      if (problem.isPresent()) {
        return problem;
      }
    }
    return Optional.empty();
  }

  /**
   * Reads every file in a directory that belongs to this data set.
   *
   * @throws DatasetException if one cannot be read
   */
  Verification verify(Path root) {
    if (isAbsentFrom(root)) {
      return new Verification(
          id, Verification.State.MISSING, "fetch it with: datasets fetch " + id);
    }
    try {
      return firstProblem(root)
          .map(problem -> new Verification(id, Verification.State.DAMAGED, problem))
          .orElseGet(() -> new Verification(id, Verification.State.COMPLETE, root.toString()));
    } catch (IOException e) {
      throw new DatasetException(
          "%s in %s cannot be read (%s)".formatted(id, root, IoReason.sentence(e)), e);
    }
  }
}
