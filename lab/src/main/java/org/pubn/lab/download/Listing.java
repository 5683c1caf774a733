package org.pubn.lab.download;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The files of a directory and the SHA-256 digest of each. Its text has the format of {@code
 * sha256sum}, one line per file, sorted by path.
 */
final class Listing {

  private static final Pattern LINE = Pattern.compile("([0-9a-f]{64})  (.+)");

  private final SortedMap<String, String> digests;

  private Listing(SortedMap<String, String> digests) {
    this.digests = digests;
  }

  /** Lists every file below a directory, with paths that start at {@code root}. */
  static Listing of(Path root, String directory) throws IOException {
    List<Path> files;
    try (Stream<Path> walk = Files.walk(root.resolve(directory))) {
      files = walk.filter(path -> !Files.isDirectory(path)).toList();
    }
    SortedMap<String, String> digests = new TreeMap<>();
    for (Path file : files) {
      String path = root.relativize(file).toString().replace('\\', '/');
      digests.put(path, Checksum.of(Checksum.Algorithm.SHA_256, file).hex());
    }
    return new Listing(digests);
  }

  /** Reads a listing; empty if the file is not one. */
  static Optional<Listing> read(Path file) throws IOException {
    SortedMap<String, String> digests = new TreeMap<>();
    // Decoded leniently: a damaged file is no listing, not an error.
    for (String line : new String(Files.readAllBytes(file), UTF_8).lines().toList()) {
      Matcher matcher = LINE.matcher(line);
      if (!matcher.matches()) {
        return Optional.empty();
      }
      digests.put(matcher.group(2), matcher.group(1));
    }
    return Optional.of(new Listing(digests));
  }

  int size() {
    return digests.size();
  }

  String text() {
    return digests.entrySet().stream()
        .map(entry -> entry.getValue() + "  " + entry.getKey() + "\n")
        .collect(Collectors.joining());
  }

  /** The digest of the text. */
  Checksum checksum() {
    return Checksum.of(Checksum.Algorithm.SHA_256, text().getBytes(UTF_8));
  }

  /** Names the first file, in the order of paths, that is not as in the original. */
  Optional<String> firstDifferenceFrom(Listing original) {
    Iterator<Map.Entry<String, String>> others = original.digests.entrySet().iterator();
    for (Map.Entry<String, String> here : digests.entrySet()) {
      if (!others.hasNext()) {
        return Optional.of(here.getKey() + " does not belong to the data set");
      }
      Map.Entry<String, String> other = others.next();
      int order = here.getKey().compareTo(other.getKey());
      if (order < 0) {
        return Optional.of(here.getKey() + " does not belong to the data set");
      }
      if (order > 0) {
        return Optional.of(other.getKey() + " is missing");
      }
      if (!here.getValue().equals(other.getValue())) {
        return Optional.of(here.getKey() + " differs from the original");
      }
    }
    return others.hasNext()
        ? Optional.of(others.next().getKey() + " is missing")
        : Optional.empty();
  }
}
