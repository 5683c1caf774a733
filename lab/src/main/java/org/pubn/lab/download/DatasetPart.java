package org.pubn.lab.download;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** A file or directory of an unpacked data set and what must be true of it. */
public sealed interface DatasetPart permits ExpectedFile, ExpectedTree {

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
    int slash = path().indexOf('/');
    return slash < 0 ? path() : path().substring(0, slash);
  }
}
