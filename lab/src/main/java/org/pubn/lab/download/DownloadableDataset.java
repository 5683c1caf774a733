package org.pubn.lab.download;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * A data set that is published as one gzip-compressed tar archive.
 *
 * @param id a short name, that of its {@code org.pubn.lab.dataset.Dataset}
 * @param description one line for people
 * @param archiveName the name of the archive
 * @param sources where the archive can be had: the original address first, then mirrors
 * @param checksum the digest of the archive
 * @param sizes how large things are, to tell people and to stop what grows beyond reason
 * @param parts what the archive unpacks to; other files of it are kept but not looked at
 */
public record DownloadableDataset(
    String id,
    String description,
    String archiveName,
    List<URI> sources,
    Checksum checksum,
    ArchiveSizes sizes,
    List<DatasetPart> parts) {

  public DownloadableDataset {
    sources = List.copyOf(sources);
    parts = List.copyOf(parts);
    if (parts.isEmpty()) {
      throw new IllegalArgumentException("data set " + id + ": has no parts");
    }
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
}
