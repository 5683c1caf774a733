package org.pubn.lab.download;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** A data set of two files and a tree of three, with its archive: large enough to be cut in two. */
final class SmallDataset {

  static final String ID = "small";
  static final String ARCHIVE_NAME = "small.tar.gz";
  static final List<String> TREE = List.of("posts/a/1", "posts/a/2", "posts/b/1");

  private static final int FILE_BYTES = 60_000;
  private static final Map<String, byte[]> FILES = files();

  private SmallDataset() {}

  private static Map<String, byte[]> files() {
    Random random = new Random(7);
    Map<String, byte[]> files = new TreeMap<>();
    for (String path : List.of("images/one.bin", "images/two.bin")) {
      byte[] bytes = new byte[FILE_BYTES];
      random.nextBytes(bytes);
      files.put(path, bytes);
    }
    for (String path : TREE) {
      files.put(path, ("Subject: " + path + "\n").getBytes(UTF_8));
    }
    return files;
  }

  static byte[] archive() {
    TarMaker tar = new TarMaker().directory("images/");
    FILES.forEach(tar::file);
    return tar.file("images/readme.html", "extra".getBytes(UTF_8)).toTarGz();
  }

  /** Lays the files out as the archive unpacks. */
  static void unpackInto(Path directory) throws IOException {
    for (Map.Entry<String, byte[]> file : FILES.entrySet()) {
      Path path = directory.resolve(file.getKey());
      Files.createDirectories(path.resolveSibling(""));
      Files.write(path, file.getValue());
    }
  }

  /** The data set, from some addresses. */
  static DownloadableDataset from(URI... sources) {
    return withArchive(archive(), sources);
  }

  /** The same data set, said to be published as another archive. */
  static DownloadableDataset withArchive(byte[] archive, URI... sources) {
    String listing =
        TREE.stream()
            .map(path -> sha256(path).hex() + "  " + path + "\n")
            .collect(Collectors.joining());
    return new DownloadableDataset(
        ID,
        "a small data set",
        ARCHIVE_NAME,
        List.of(sources),
        Checksum.of(Checksum.MD5, archive),
        130_000,
        130_000,
        List.of(
            new DatasetPart.ExpectedFile("images/one.bin", FILE_BYTES, sha256("images/one.bin")),
            new DatasetPart.ExpectedFile("images/two.bin", FILE_BYTES, sha256("images/two.bin")),
            new ExpectedTree(
                "posts", TREE.size(), Checksum.of(Checksum.SHA_256, listing.getBytes(UTF_8)))));
  }

  private static Checksum sha256(String path) {
    return Checksum.of(Checksum.SHA_256, FILES.getOrDefault(path, new byte[0]));
  }
}
