package org.pubn.lab.download;

import static org.pubn.report.table.Text.format;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** A file or directory of an unpacked data set and what must be true of it. */
sealed interface DatasetPart permits DatasetPart.ExpectedFile, ExpectedTree {

  /** The path inside the data directory, with slashes. */
  String path();

  /** The first thing wrong with this part in a directory, naming the file; empty if nothing is. */
  Optional<String> firstProblem(Path root) throws IOException;

  /** Whether something lies at the path, whatever its contents. */
  default boolean existsIn(Path root) {
    return Files.exists(root.resolve(path()));
  }

  /** The first name of the path: the directory of the archive this part belongs to. */
  default String top() {
    return path().replaceFirst("/.*", "");
  }

  /** A file of known contents. */
  record ExpectedFile(String path, long bytes, Checksum checksum) implements DatasetPart {

    @Override
    public Optional<String> firstProblem(Path root) throws IOException {
      Path file = root.resolve(path);
      if (!Files.isRegularFile(file)) {
        return Optional.of(path + " is missing");
      }
      long actual = Files.size(file);
      if (actual != bytes) {
        return Optional.of(format("%s has %,d bytes instead of %,d", path, actual, bytes));
      }
      return Checksum.of(checksum.algorithm(), file).equals(checksum)
          ? Optional.empty()
          : Optional.of(path + " differs from the original");
    }
  }
}
