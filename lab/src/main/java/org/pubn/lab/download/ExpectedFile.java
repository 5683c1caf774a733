package org.pubn.lab.download;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;

/**
 * A file of known contents.
 *
 * @param path the path inside the data directory, with slashes
 * @param bytes its length
 * @param checksum the digest of its contents
 */
public record ExpectedFile(String path, long bytes, Checksum checksum) implements DatasetPart {

  @Override
  public Optional<String> firstProblem(Path root) throws IOException {
    Path file = root.resolve(path);
    if (!Files.isRegularFile(file)) {
      return Optional.of(path + " is missing");
    }
    long actual = Files.size(file);
    if (actual != bytes) {
      return Optional.of(
          String.format(Locale.ROOT, "%s has %,d bytes instead of %,d", path, actual, bytes));
    }
    return checksum.matches(file)
        ? Optional.empty()
        : Optional.of(path + " differs from the original");
  }
}
