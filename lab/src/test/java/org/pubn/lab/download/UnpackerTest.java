package org.pubn.lab.download;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;
import static org.assertj.core.api.Assertions.entry;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pubn.data.Progress;

/** What honest archives unpack to, and that no damage is fatal. */
class UnpackerTest {

  private static final long LIMIT = 100_000;
  private static final byte[] HELLO = "hello".getBytes(UTF_8);

  @TempDir private Path temporary;

  /** The files an archive unpacks to; of a directory the path alone, with a slash. */
  private Map<String, String> unpacked(byte[] tar) throws IOException {
    Path archive = Files.write(temporary.resolve("a.tar.gz"), TarMaker.gzip(tar));
    Path directory = Files.createTempDirectory(temporary, "unpacked");
    new Unpacker(Disk.REAL, Progress.NONE).unpack(archive, "a.tar.gz", directory, LIMIT);
    List<Path> found;
    try (Stream<Path> walk = Files.walk(directory)) {
      found = walk.skip(1).toList();
    }
    Map<String, String> contents = new TreeMap<>();
    for (Path path : found) {
      String name = directory.relativize(path).toString();
      if (Files.isDirectory(path)) {
        contents.put(name + "/", "");
      } else {
        contents.put(name, Files.readString(path));
      }
    }
    return contents;
  }

  @Test
  void filesOfAnyLength() throws IOException {
    assertThat(
            unpacked(
                new TarMaker()
                    .file("long", "x".repeat(1300).getBytes(UTF_8))
                    .file("empty", new byte[0])
                    .file("block", "y".repeat(512).getBytes(UTF_8))
                    .file("hello", HELLO)
                    .toTar()))
        .containsOnly(
            entry("long", "x".repeat(1300)),
            entry("empty", ""),
            entry("block", "y".repeat(512)),
            entry("hello", "hello"));
  }

  @Test
  void directoriesOldAndNew() throws IOException {
    assertThat(
            unpacked(
                new TarMaker()
                    .directory("a/")
                    .directory("a")
                    .entry('\0', "b/", new byte[0])
                    .file("c/d/e", HELLO)
                    .toTar()))
        .containsOnlyKeys("a/", "b/", "c/", "c/d/", "c/d/e");
  }

  @Test
  void prefixOfUstar() throws IOException {
    assertThat(unpacked(new TarMaker().header('0', "far/away", "file", 0).toTar()))
        .containsOnlyKeys("far/", "far/away/", "far/away/file");
  }

  @Test
  void longNameOfGnuHoldsForOneFile() throws IOException {
    String path = "long/".repeat(50) + "name";
    assertThat(
            unpacked(
                new TarMaker().gnuLongName(path).file("cut off", HELLO).file("x", HELLO).toTar()))
        .contains(entry(path, "hello"), entry("x", "hello"))
        .doesNotContainKey("cut off");
  }

  @Test
  void pathAndSizeOfPaxHoldForOneFile() throws IOException {
    String path = "long/".repeat(50) + "name=1";
    assertThat(
            unpacked(
                new TarMaker()
                    .pax("mtime", "1.5", "path", path, "size", "5")
                    .header('0', "", "cut off", 0)
                    .contents(HELLO)
                    .file("x", HELLO)
                    .toTar()))
        .contains(entry(path, "hello"), entry("x", "hello"))
        .doesNotContainKey("cut off");
  }

  @Test
  void globalPaxHeaderIsNoFile() throws IOException {
    byte[] record = "13 comment=x\n".getBytes(UTF_8);
    assertThat(unpacked(new TarMaker().entry('g', "pax", record).file("a", HELLO).toTar()))
        .containsOnly(entry("a", "hello"));
  }

  @Test
  void ownersAndDatesDoNotMatter() throws IOException {
    assertThat(unpacked(new TarMaker().pax("mtime", "7", "uid", "-5").file("a", HELLO).toTar()))
        .containsOnly(entry("a", "hello"));
  }

  /** Headers without a file after them would be followed by recursion. */
  @Test
  void manyHeadersInARow() {
    TarMaker tar = new TarMaker();
    for (int i = 0; i < 20_000; i++) {
      tar.pax("path", "a");
    }
    assertThatIOException()
        .isThrownBy(() -> unpacked(tar.file("a", HELLO).toTar()))
        .withMessage("a name in it is too long");
  }

  @Test
  void tooManyEntries() {
    byte[] entry = new TarMaker().directory("a/").unfinished();
    ByteArrayOutputStream tar = new ByteArrayOutputStream();
    for (int i = 0; i < 100_001; i++) {
      tar.writeBytes(entry);
    }
    assertThatIOException()
        .isThrownBy(() -> unpacked(tar.toByteArray()))
        .withMessage("it has more than 100,000 bytes or 100,000 files");
  }

  /** A byte changed anywhere is refused with a sentence, or it does no harm. */
  @Test
  void damageAnywhere() throws IOException {
    String name = "x".repeat(150);
    byte[] tar =
        new TarMaker()
            .pax("path", name, "size", "5")
            .file("cut off", HELLO)
            .gnuLongName(name + "2")
            .file("cut off", HELLO)
            .directory("a/")
            .toTar();
    for (int at = 0; at < tar.length; at += 11) {
      byte[] damaged = tar.clone();
      damaged[at] ^= (byte) (1 + at % 255);
      try {
        assertThat(unpacked(damaged)).isNotEmpty();
      } catch (IOException e) {
        assertThat(e).hasMessageMatching("(?s).+");
      }
    }
  }
}
