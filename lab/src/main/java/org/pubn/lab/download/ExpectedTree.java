package org.pubn.lab.download;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;

/**
 * A directory with many files of known contents. What is known is the digest of their {@linkplain
 * Listing listing}; which file is damaged can be told when the listing of the undamaged files was
 * written beside the directory.
 *
 * @param path the path inside the data directory
 * @param files how many files it has
 * @param listing the digest of the listing
 */
public record ExpectedTree(String path, int files, Checksum listing) implements DatasetPart {

  /** The name of the file the listing is kept in, beside the directory. */
  String listingFile() {
    return path + ".sha256";
  }

  @Override
  public Optional<String> firstProblem(Path root) throws IOException {
    if (!Files.isDirectory(root.resolve(path))) {
      return Optional.of(path + " is missing");
    }
    Listing actual = Listing.of(root, path);
    if (actual.checksum().equals(listing)) {
      return Optional.empty();
    }
    Optional<String> difference = original(root).flatMap(actual::firstDifferenceFrom);
    return Optional.of(difference.orElseGet(() -> summary(actual)));
  }

  /** The listing kept beside the directory, unless it is missing or damaged itself. */
  private Optional<Listing> original(Path root) throws IOException {
    Path file = root.resolve(listingFile());
    if (!Files.isRegularFile(file)) {
      return Optional.empty();
    }
    return Listing.read(file).filter(kept -> kept.checksum().equals(listing));
  }

  private String summary(Listing actual) {
    return actual.size() == files
        ? "a file in " + path + " differs from the original"
        : String.format(Locale.ROOT, "%s has %,d files instead of %,d", path, actual.size(), files);
  }
}
