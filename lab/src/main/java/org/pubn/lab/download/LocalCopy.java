package org.pubn.lab.download;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A copy of a data set that somebody already has.
 *
 * @param dataset the data set
 * @param path the archive, or a directory with the archive or with what it unpacks to
 */
record LocalCopy(DownloadableDataset dataset, Path path) {

  LocalCopy {
    if (Files.isDirectory(path)
        && dataset.isAbsentFrom(path)
        && !Files.isRegularFile(path.resolve(dataset.archiveName()))) {
      throw new DatasetException(
          "--from %s: must hold %s or %s"
              .formatted(path, String.join(" and ", dataset.tops()), dataset.archiveName()));
    }
  }

  /** The archive to unpack, unless the files are unpacked already. */
  Optional<Path> archive() {
    if (!Files.isDirectory(path)) {
      return Optional.of(path);
    }
    return dataset.isAbsentFrom(path)
        ? Optional.of(path.resolve(dataset.archiveName()))
        : Optional.empty();
  }

  /**
   * Copies the unpacked files, and only those that belong to the data set.
   *
   * @throws IOException if one of them cannot be read
   */
  void copyFiles(Path target, Disk disk, Progress progress) throws IOException {
    List<Path> files = files();
    long total = 0;
    for (Path file : files) {
      total += Files.size(file);
    }
    long done = 0;
    for (Path file : files) {
      Path copy = target.resolve(path.relativize(file).toString());
      try {
        Files.createDirectories(copy.resolveSibling(""));
      } catch (IOException e) {
        throw DiskWriter.failure(copy, e);
      }
      try (InputStream in = Files.newInputStream(file);
          DiskWriter out = new DiskWriter(disk, copy, StandardOpenOption.CREATE_NEW)) {
        out.writeAll(in);
      }
      done += Files.size(file);
      progress.update("copying " + dataset.id(), done, total);
    }
  }

  private List<Path> files() throws IOException {
    List<Path> files = new ArrayList<>();
    for (DatasetPart part : dataset.parts()) {
      if (!part.existsIn(path)) {
        throw new IOException(part.path() + " is missing");
      }
      try (Stream<Path> walk = Files.walk(path.resolve(part.path()))) {
        walk.filter(Files::isRegularFile).forEach(files::add);
      }
    }
    return files;
  }
}
