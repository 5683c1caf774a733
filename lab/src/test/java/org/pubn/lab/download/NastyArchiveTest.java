package org.pubn.lab.download;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** An archive that is not what it should be is refused as a whole, whatever its checksum. */
class NastyArchiveTest {

  private static final byte[] EVIL = "evil".getBytes(UTF_8);

  @TempDir private Path temporary;
  private Path directory = Path.of("");

  @BeforeEach
  void makeDataDirectory() throws IOException {
    directory = Files.createDirectory(temporary.resolve("data"));
  }

  private void assertRefused(byte[] archive, String reason) throws IOException {
    assertRefusedMatching(archive, Pattern.quote(reason));
  }

  private void assertRefusedMatching(byte[] archive, String reason) throws IOException {
    Path file = Files.write(temporary.resolve("given.tar.gz"), archive);
    StoreFixture fixture = new StoreFixture(directory, SmallDataset.withArchive(archive));
    assertThat(fixture.failureFrom(file))
        .matches(
            "\\Q%s\\E cannot be used for small \\(%s\\): pass another copy with --from"
                .formatted(file, reason));
    fixture.assertHoldsOnly();
    assertThat(temporary.resolve("evil")).doesNotExist();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"../evil", "images/../../evil", "/evil", "..", "C:/evil", "images\\..\\evil"})
  void pathsThatLeadOutside(String path) throws IOException {
    assertRefused(
        new TarMaker().file("images/one.bin", EVIL).file(path, EVIL).toTarGz(),
        "the path \"" + path + "\" in it leads outside");
  }

  @Test
  void longPathsThatLeadOutside() throws IOException {
    String path = "x/".repeat(100) + "../".repeat(101) + "evil";
    String reason = "the path \"" + path + "\" in it leads outside";
    assertRefused(new TarMaker().gnuLongName(path).file("short", EVIL).toTarGz(), reason);
    assertRefused(new TarMaker().pax("path", path).file("short", EVIL).toTarGz(), reason);
  }

  @ParameterizedTest
  @ValueSource(chars = {'1', '2', '3', '4', '6', 'S'})
  void linksAndDevices(char type) throws IOException {
    assertRefused(
        new TarMaker().entry(type, "images/link", new byte[0]).toTarGz(),
        "\"images/link\" in it is neither file nor directory");
  }

  @Test
  void sparseFileOfPax() throws IOException {
    assertRefused(
        new TarMaker()
            .pax("GNU.sparse.size", "10", "GNU.sparse.map", "0,4", "GNU.sparse.numblocks", "1")
            .file("images/one.bin", EVIL)
            .toTarGz(),
        "\"images/one.bin\" in it is neither file nor directory");
  }

  @Test
  void linkNamedLikeADirectory() throws IOException {
    assertRefused(
        new TarMaker().entry('2', "images/", new byte[0]).toTarGz(),
        "\"images/\" in it is neither file nor directory");
  }

  @Test
  void fileThatOccursTwice() throws IOException {
    assertRefused(
        new TarMaker().file("images/one.bin", EVIL).file("images/./one.bin", EVIL).toTarGz(),
        "\"images/./one.bin\" occurs twice in it");
  }

  @Test
  void fileInPlaceOfADirectory() throws IOException {
    assertRefused(
        new TarMaker().file("images", EVIL).file("images/one.bin", EVIL).toTarGz(),
        "\"images/one.bin\" in it lies below a file");
  }

  @Test
  void tooLarge() throws IOException {
    assertRefused(
        new TarMaker().file("images/one.bin", new byte[200_000]).toTarGz(),
        "it has more than 195,000 bytes or 100,000 files");
  }

  @Test
  void saysItIsTooLarge() throws IOException {
    byte[] claim = new TarMaker().header('0', "", "images/one.bin", 1L << 32).toTarGz();
    assertRefused(claim, "it has more than 195,000 bytes or 100,000 files");
  }

  @Test
  void saysInPaxThatItIsTooLarge() throws IOException {
    byte[] claim =
        new TarMaker().pax("size", "999999999999").file("images/one.bin", EVIL).toTarGz();
    assertRefused(claim, "it has more than 195,000 bytes or 100,000 files");
  }

  @Test
  void goesOnAfterTheEnd() throws IOException {
    byte[] tar = new TarMaker().file("images/one.bin", EVIL).toTar();
    assertRefused(
        TarMaker.gzip(Arrays.copyOf(tar, 1_000_000)), "it goes on long after the last file");
  }

  @Test
  void cutInTheMiddleOfAFile() throws IOException {
    byte[] tar = new TarMaker().file("images/one.bin", new byte[5000]).unfinished();
    assertRefused(TarMaker.gzip(Arrays.copyOf(tar, 2000)), "it ends in the middle of a file");
  }

  @Test
  void withoutAnEnd() throws IOException {
    byte[] tar = new TarMaker().file("images/one.bin", EVIL).unfinished();
    assertRefused(TarMaker.gzip(tar), "it ends in the middle of a file");
  }

  @Test
  void damagedHeader() throws IOException {
    byte[] tar = new TarMaker().file("images/one.bin", EVIL).toTar();
    tar[0]++;
    assertRefused(TarMaker.gzip(tar), "a header in it is damaged");
  }

  @Test
  void damagedPaxHeader() throws IOException {
    for (String records :
        new String[] {"7 path", "99 path=x\n", "0 path=x\n", "x path=x\n", "4 =\n"}) {
      byte[] archive = new TarMaker().entry('x', "pax", records.getBytes(UTF_8)).toTarGz();
      assertRefusedMatching(archive, "(?i).*pax ?header.*");
    }
  }

  @Test
  void endlessName() throws IOException {
    assertRefused(
        new TarMaker().gnuLongName("x".repeat(70_000)).file("short", EVIL).toTarGz(),
        "a name in it is too long");
  }

  @Test
  void cutGzip() throws IOException {
    byte[] archive = SmallDataset.archive();
    assertRefused(
        Arrays.copyOf(archive, archive.length / 2), "unexpected end of ZLIB input stream");
  }

  @Test
  void gzipWithAWrongChecksum() throws IOException {
    byte[] archive = SmallDataset.archive();
    archive[archive.length - 8]++;
    assertRefused(archive, "corrupt GZIP trailer");
  }

  @Test
  void otherContents() throws IOException {
    assertRefused(
        new TarMaker().file("images/one.bin", EVIL).toTarGz(),
        "images/one.bin has 4 bytes instead of 60,000");
  }
}
