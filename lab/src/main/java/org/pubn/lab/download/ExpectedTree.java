package org.pubn.lab.download;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.pubn.report.table.Text.format;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A directory with many files of known contents. What is known is the digest of their listing: the
 * SHA-256 digest and the path of every file, in the format of {@code sha256sum}, sorted by path.
 * Which file is damaged can be told when the listing of the undamaged files was written beside the
 * directory.
 */
record ExpectedTree(String path, int files, Checksum listing) implements DatasetPart {

  private static final String SEPARATOR = "  ";

  /** The name of the file the listing is kept in, beside the directory. */
  String listingFile() {
    return path + ".sha256";
  }

  /** Keeps the listing of a directory beside it. */
  void writeListing(Path root, Disk disk) throws IOException {
    disk.write(new ByteArrayInputStream(text(digests(root))), root.resolve(listingFile()));
  }

  @Override
  public Optional<String> firstProblem(Path root) throws IOException {
    if (!Files.isDirectory(root.resolve(path))) {
      return Optional.of(path + " is missing");
    }
    Map<String, String> actual = digests(root);
    if (Checksum.of(listing.algorithm(), text(actual)).equals(listing)) {
      return Optional.empty();
    }
    Path kept = root.resolve(listingFile());
    if (Files.isRegularFile(kept) && Checksum.of(listing.algorithm(), kept).equals(listing)) {
      return firstDifference(actual, read(kept));
    }
    return Optional.of(
        actual.size() == files
            ? "a file in " + path + " differs from the original"
            : format("%s has %,d files instead of %,d", path, actual.size(), files));
  }

  /** The digest of every file, by its path from {@code root} on. */
  private Map<String, String> digests(Path root) throws IOException {
    List<Path> found;
    try (Stream<Path> walk = Files.walk(root.resolve(path))) {
      found = walk.filter(file -> !Files.isDirectory(file)).toList();
    }
    Map<String, String> digests = new TreeMap<>();
    for (Path file : found) {
      String name = root.relativize(file).toString().replace('\\', '/');
      digests.put(name, Checksum.of(Checksum.SHA_256, file).hex());
    }
    return digests;
  }

  private static byte[] text(Map<String, String> digests) {
    return digests.entrySet().stream()
        .map(entry -> entry.getValue() + SEPARATOR + entry.getKey() + "\n")
        .collect(Collectors.joining())
        .getBytes(UTF_8);
  }

  private static Map<String, String> read(Path listingFile) throws IOException {
    return Files.readAllLines(listingFile).stream()
        .map(line -> line.split(SEPARATOR, 2))
        .collect(Collectors.toMap(words -> words[1], words -> words[0]));
  }

  /** Names the first file, in the order of paths, that is not as in the original. */
  private static Optional<String> firstDifference(
      Map<String, String> actual, Map<String, String> original) {
    TreeSet<String> paths = new TreeSet<>(actual.keySet());
    paths.addAll(original.keySet());
    for (String file : paths) {
      if (!original.containsKey(file)) {
        return Optional.of(file + " does not belong to the data set");
      }
      if (!Objects.equals(actual.get(file), original.get(file))) {
        String problem = actual.containsKey(file) ? " differs from the original" : " is missing";
        return Optional.of(file + problem);
      }
    }
    return Optional.empty();
  }
}
