package org.pubn.storage;

import static java.nio.charset.StandardCharsets.UTF_16BE;
import static java.nio.charset.StandardCharsets.UTF_16LE;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedInputStream;
import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.StringReader;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import java.util.Arrays;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Small files that want much, and files that are not what they seem. */
class BombsTest {

  @TempDir private Path directory;

  private static long rows(Path file) throws IOException {
    long rows = 0;
    try (RowReader reader = TableFiles.open(file)) {
      for (Optional<RowBatch> next = reader.next(); next.isPresent(); next = reader.next()) {
        rows += next.get().rows();
      }
    }
    return rows;
  }

  /** A gigabyte in one line is a megabyte of gzip. */
  @Timeout(60)
  @ParameterizedTest
  @ValueSource(strings = {"bomb.txt.gz", "bomb.svm.gz", "bomb.csv.gz"})
  void aLineWithoutAnEnd(String name) throws IOException {
    Path file = directory.resolve(name);
    byte[] part = "7".repeat(1 << 20).getBytes(UTF_8);
    try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(file))) {
      for (int i = 0; i < 64; i++) {
        out.write(part);
      }
    }

    assertThatThrownBy(
            () -> {
              if (name.contains("svm")) {
                LibsvmReader.read(file);
              } else {
                rows(file);
              }
            })
        .isInstanceOf(DataFormatException.class)
        .hasMessageStartingWith(file + ": line 1 has ")
        .hasMessageContaining("more than 16777216 characters, the limit");
  }

  @Test
  void linesAreThoseOfABufferedReader() throws IOException {
    String text = "a\r\n\nb\rc\n\r\n\r\rd";
    String padded = "x".repeat((1 << 13) - 2) + "\r\n" + text;
    for (String lines : new String[] {text, padded, "", "\n", "\r\n", "a", "a\n", "\r"}) {
      try (BufferedReader expected = new BufferedReader(new StringReader(lines))) {
        Lines actual = new Lines("s", new StringReader(lines));
        for (String line = expected.readLine(); line != null; line = expected.readLine()) {
          assertThat(actual.next()).hasValue(line);
        }
        assertThat(actual.next()).isEmpty();
      }
    }
  }

  @Test
  void anIndexThatMakesAModelOfGigabytes() throws IOException {
    Path file = Files.writeString(directory.resolve("a.svm"), "1 500000000:1\n");

    assertThatThrownBy(() -> LibsvmReader.read(file))
        .hasMessage(file + ": line 1: index 500000000 must lie in 1 … 16777216");
  }

  @Test
  @Timeout(30)
  void keysWithoutAnEnd() throws IOException {
    String keys =
        IntStream.range(0, 200_000)
            .mapToObj(i -> "\"k" + i + "\":1")
            .collect(Collectors.joining(","));
    Path file = Files.writeString(directory.resolve("a.jsonl"), "{" + keys + "}\n");

    assertThatThrownBy(() -> TableFiles.open(file))
        .hasMessage(file + ": line 1: has more than 20000 keys, the limit for a file");
  }

  /** What comes after the limit is not read: it could be gigabytes. */
  @ParameterizedTest
  @ValueSource(strings = {"", "k\n"})
  void columnsWithoutAnEnd(String before) throws IOException {
    Path file = directory.resolve("a.csv.gz");
    try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(file))) {
      out.write((before + "k,".repeat(1_000_000)).getBytes(UTF_8));
    }
    Files.write(file, new byte[] {1, 2, 3}, StandardOpenOption.APPEND);

    assertThatThrownBy(() -> rows(file))
        .hasMessage(
            file
                + ": line "
                + (before.isEmpty() ? 1 : 2)
                + " has more than 100000 cells, the limit");
  }

  @Test
  void aNameWithoutAnEnd() throws IOException {
    Path file = Files.writeString(directory.resolve("a.csv"), "a," + "b".repeat(5000) + "\n");

    assertThatThrownBy(() -> TableFiles.open(file))
        .hasMessage(file + ": column 2 has a name of 5000 characters, a name may have 1000");
  }

  private static byte[] gzip(byte[] bytes) throws IOException {
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    try (OutputStream out = new GZIPOutputStream(packed)) {
      out.write(bytes);
    }
    return packed.toByteArray();
  }

  private static byte[] joined(byte[]... parts) {
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    for (byte[] part : parts) {
      all.writeBytes(part);
    }
    return all.toByteArray();
  }

  private static byte[] unpacked(byte[] packed) throws IOException {
    try (var in = Gzip.unpacked(new BufferedInputStream(new ByteArrayInputStream(packed)))) {
      return in.readAllBytes();
    }
  }

  @Test
  void membersOneAfterAnother() throws IOException {
    byte[] random = new byte[100_000];
    new Random(1).nextBytes(random);
    byte[] zeros = new byte[50_000];
    byte[] packed = joined(gzip(random), gzip(new byte[0]), gzip(zeros), new byte[1000]);

    assertThat(unpacked(packed)).isEqualTo(joined(random, zeros));
  }

  @Test
  void whatFollowsTheLastMemberIsNotIgnored() throws IOException {
    byte[] member = gzip("x\n1\n".getBytes(UTF_8));

    assertThatThrownBy(() -> unpacked(joined(member, "garbage".getBytes(UTF_8))))
        .isInstanceOf(ZipException.class);
    Path file = directory.resolve("a.csv.gz");
    Files.write(file, joined(member, new byte[] {1}));
    assertThatThrownBy(() -> rows(file)).hasMessage(file + ": damaged or incomplete gzip data");
  }

  /** No other text is ever read, unless the first two bytes no longer tell that it is packed. */
  @Test
  void damageToGzipIsNoticed() throws IOException {
    byte[] text = "name,value\nalpha,1\nbeta,2\n".getBytes(UTF_8);
    byte[] packed = gzip(text);
    for (int i = 0; i < packed.length; i++) {
      for (int bit = 0; bit < 8; bit++) {
        byte[] damaged = packed.clone();
        damaged[i] ^= (byte) (1 << bit);
        byte[] read;
        try {
          read = unpacked(damaged);
        } catch (IOException e) {
          continue;
        }
        assertThat(Arrays.equals(read, text) || i < 2).as("byte %d, bit %d", i, bit).isTrue();
      }
    }
    for (int length = 2; length < packed.length; length++) {
      byte[] cut = Arrays.copyOf(packed, length);
      assertThatThrownBy(() -> unpacked(cut)).isInstanceOf(IOException.class);
    }
  }

  @Test
  void utf16WithoutAMark() throws IOException {
    Path file = directory.resolve("a.csv");
    for (var charset : new Charset[] {UTF_16LE, UTF_16BE}) {
      Files.write(file, "name,größe\nalpha,1\n".getBytes(charset));

      assertThatThrownBy(() -> rows(file))
          .hasMessage(file + ": is UTF-16 text: convert it to UTF-8 first");
      assertThat(Utf16.of("naïve".getBytes(charset))).contains(charset);
    }
    assertThat(Utf16.of("name,value".getBytes(UTF_8))).isEmpty();
    assertThat(Utf16.of(new byte[] {1, 0, 0, 1, 0, 0})).isEmpty();
    assertThat(Utf16.of(new byte[0])).isEmpty();
  }

  @Test
  void aFileThatGrowsWhileItIsRead() throws IOException {
    Path file = directory.resolve("a.csv");
    Files.writeString(file, "x\n" + "1\n".repeat(200_000));
    try (RowReader reader = TableFiles.open(file)) {
      reader.next();
      Files.writeString(file, "2\n", StandardOpenOption.APPEND);

      assertThatThrownBy(
              () -> {
                while (reader.next().isPresent()) {
                  // Until the end.
                }
              })
          .hasMessage(file + ": changed while it was being read: wait until it is complete");
    }
  }

  @Test
  void aFileThatIsReplacedWhileItIsRead() throws IOException {
    Path file = directory.resolve("a.svm");
    Files.writeString(file, "1 1:1\n");
    try (LibsvmReader reader = new LibsvmReader(file)) {
      Files.setLastModifiedTime(file, FileTime.fromMillis(12345));

      assertThatThrownBy(() -> reader.next(10, 1)).hasMessageContaining("changed while");
    }
  }
}
