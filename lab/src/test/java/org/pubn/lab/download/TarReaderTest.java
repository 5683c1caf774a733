package org.pubn.lab.download;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class TarReaderTest {

  private static final byte[] HELLO = "hello".getBytes(UTF_8);

  private static TarReader reading(TarMaker tar) {
    return new TarReader(new ByteArrayInputStream(tar.toTar()));
  }

  private static TarEntry file(String path, long bytes) {
    return new TarEntry(path, TarEntry.Kind.FILE, bytes);
  }

  private static String contents(TarReader reader) throws IOException {
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    byte[] buffer = new byte[3];
    for (int n = reader.read(buffer); n >= 0; n = reader.read(buffer)) {
      all.write(buffer, 0, n);
    }
    return all.toString(UTF_8);
  }

  @Test
  void readsWhatIsReadAndSkipsTheRest() throws IOException {
    TarReader reader =
        reading(
            new TarMaker()
                .file("skipped", new byte[1300])
                .file("empty", new byte[0])
                .file("block", new byte[512])
                .file("hello", HELLO));
    assertThat(reader.next()).contains(file("skipped", 1300));
    assertThat(reader.next()).contains(file("empty", 0));
    assertThat(reader.next()).contains(file("block", 512));
    assertThat(reader.next()).contains(file("hello", 5));
    assertThat(contents(reader)).isEqualTo("hello");
    assertThat(reader.next()).isEmpty();
  }

  @Test
  void directoriesOldAndNew() throws IOException {
    TarReader reader = reading(new TarMaker().directory("a/").entry('\0', "b/", new byte[0]));
    assertThat(reader.next()).contains(new TarEntry("a/", TarEntry.Kind.DIRECTORY, 0));
    assertThat(reader.next()).contains(new TarEntry("b/", TarEntry.Kind.DIRECTORY, 0));
  }

  @Test
  void prefixOfUstar() throws IOException {
    TarReader reader = reading(new TarMaker().header('0', "far/away", "file", 0));
    assertThat(reader.next()).contains(file("far/away/file", 0));
  }

  @Test
  void longNameOfGnuHoldsForOneFile() throws IOException {
    String path = "long/".repeat(50) + "name";
    TarReader reader =
        reading(new TarMaker().gnuLongName(path).file("cut off", HELLO).file("next", HELLO));
    assertThat(reader.next()).contains(file(path, 5));
    assertThat(contents(reader)).isEqualTo("hello");
    assertThat(reader.next()).contains(file("next", 5));
  }

  @Test
  void pathAndSizeOfPaxHoldForOneFile() throws IOException {
    String path = "long/".repeat(50) + "name=1";
    TarReader reader =
        reading(
            new TarMaker()
                .pax("mtime", "1.5", "path", path, "size", "5")
                .header('0', "", "cut off", 0)
                .contents(HELLO)
                .file("next", HELLO));
    assertThat(reader.next()).contains(file(path, 5));
    assertThat(contents(reader)).isEqualTo("hello");
    assertThat(reader.next()).contains(file("next", 5));
  }

  @Test
  void globalPaxHeaderIsSkipped() throws IOException {
    TarReader reader =
        reading(new TarMaker().entry('g', "pax", "11 path=xy\n".getBytes(UTF_8)).file("a", HELLO));
    assertThat(reader.next()).isEqualTo(Optional.of(file("a", 5)));
  }
}
