package org.pubn.lab.dataset;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.pubn.lab.dataset.IdxFiles.IMAGES;
import static org.pubn.lab.dataset.IdxFiles.LABELS;
import static org.pubn.lab.dataset.IdxFiles.file;
import static org.pubn.lab.dataset.IdxFiles.gzip;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Arrays;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pubn.storage.DataFormatException;

class IdxReaderTest {

  private static final byte[] THREE_LABELS =
      file(LABELS, new int[] {3}, (byte) 5, (byte) 0, (byte) 255);

  @Test
  void labelsAreUnsignedBytes() throws IOException {
    IdxArray labels = readLabels(THREE_LABELS);

    assertThat(labels.dimensions()).isEqualTo(1);
    assertThat(labels.items()).isEqualTo(3);
    assertThat(labels.itemLength()).isEqualTo(1);
    assertThat(labels.get(0, 0)).isEqualTo(5);
    assertThat(labels.get(2, 0)).isEqualTo(255);
  }

  @Test
  void imagesAreItemsOfRowsTimesColumns() throws IOException {
    byte[] pixels = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12};
    IdxArray images = readImages(file(IMAGES, new int[] {2, 2, 3}, pixels));

    assertThat(images.dimensions()).isEqualTo(3);
    assertThat(images.size(0)).isEqualTo(2);
    assertThat(images.size(1)).isEqualTo(2);
    assertThat(images.size(2)).isEqualTo(3);
    assertThat(images.itemLength()).isEqualTo(6);
    assertThat(images.get(1, 0)).isEqualTo(7);
    assertThatThrownBy(() -> images.get(0, 6)).isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> images.get(2, 0)).isInstanceOf(IndexOutOfBoundsException.class);
  }

  @Test
  void gzipIsRecognisedByItsContentsNotByItsName(@TempDir Path dir) throws IOException {
    Path packed = Files.write(dir.resolve("labels"), gzip(THREE_LABELS));
    Path plain = Files.write(dir.resolve("labels.gz"), THREE_LABELS);

    assertThat(IdxReader.labels(packed).get(2, 0)).isEqualTo(255);
    assertThat(IdxReader.labels(plain).get(2, 0)).isEqualTo(255);
  }

  @Test
  void noItemsAreNoError() throws IOException {
    assertThat(readLabels(file(LABELS, new int[] {0})).items()).isZero();
  }

  @Test
  void anotherMagicNumberIsRefused() {
    assertBad(
        () -> readImages(THREE_LABELS), "digits: magic number 0x00000801, images have 0x00000803");
    assertBad(
        () -> readLabels("<html></html>".getBytes(java.nio.charset.StandardCharsets.US_ASCII)),
        "digits: magic number 0x3c68746d, labels have 0x00000801");
  }

  @Test
  void anIncompleteHeaderIsRefused() {
    assertBad(() -> readLabels(new byte[0]), "digits: ends after 0 bytes, the header alone has 8");
    assertBad(
        () -> readImages(file(IMAGES, new int[] {2, 2})),
        "digits: ends after 12 bytes, the header alone has 16");
  }

  @Test
  void tooFewValuesAreRefused() {
    assertBad(
        () -> readLabels(file(LABELS, new int[] {4}, (byte) 1)),
        "digits: ends after 1 values, the header promises 4");
  }

  @Test
  void bytesAfterTheEndAreRefused() {
    assertBad(
        () -> readLabels(file(LABELS, new int[] {1}, (byte) 1, (byte) 2)),
        "digits: has more bytes after the 1 values that the header promises");
    assertBad(
        () -> readLabels(gzip(file(LABELS, new int[] {1}, (byte) 1, (byte) 2))),
        "digits: has more bytes after the 1 values that the header promises");
  }

  @Test
  void absurdSizesAreRefusedWithoutTakingTheMemory() {
    assertBad(
        () -> readLabels(file(LABELS, new int[] {-1})),
        "digits: dimension 0 of size 4294967295, must be 0 … 2147483639");
    assertBad(
        () -> readImages(file(IMAGES, new int[] {1, 0, 28})),
        "digits: dimension 1 of size 0, must be 1 … 2147483639");
    // The product overflows 64 bits to 0.
    assertBad(
        () -> readImages(file(IMAGES, new int[] {1 << 30, 1 << 30, 1 << 30})),
        "digits: promises more than 2147483639 values");
    // Found by fuzzing: no item at all, but each would have too many values.
    assertBad(
        () -> readImages(file(IMAGES, new int[] {0, 1 << 16, 1 << 17})),
        "digits: promises more than 2147483639 values");
    // Allowed by the format, but more than the heap of the tests could give.
    assertBad(
        () -> readLabels(file(LABELS, new int[] {Integer.MAX_VALUE - 8}, (byte) 1)),
        "digits: ends after 1 values, the header promises 2147483639");
  }

  @Test
  void aDamagedArchiveIsRefused() {
    byte[] packed = gzip(THREE_LABELS);
    byte[] cut = Arrays.copyOf(packed, packed.length - 9);
    byte[] wrongChecksum = packed.clone();
    wrongChecksum[packed.length - 8] ^= 1;

    assertBad(() -> readLabels(cut), "digits: damaged or incomplete gzip data");
    assertBad(() -> readLabels(wrongChecksum), "digits: damaged or incomplete gzip data");
  }

  @Test
  void theMessageNamesTheFile(@TempDir Path dir) throws IOException {
    Path file = Files.write(dir.resolve("odd.idx"), new byte[] {0, 0, 8, 9});

    assertThatThrownBy(() -> IdxReader.images(file)).hasMessageStartingWith(file + ": ");
  }

  @Test
  void aMissingFileIsAnIoError(@TempDir Path dir) {
    assertThatThrownBy(() -> IdxReader.labels(dir.resolve("none")))
        .isInstanceOf(NoSuchFileException.class);
  }

  private static IdxArray readLabels(byte[] file) throws IOException {
    return IdxReader.labels(new ByteArrayInputStream(file), "digits");
  }

  private static IdxArray readImages(byte[] file) throws IOException {
    return IdxReader.images(new ByteArrayInputStream(file), "digits");
  }

  private static void assertBad(ThrowingCallable reading, String message) {
    assertThatThrownBy(reading).isInstanceOf(DataFormatException.class).hasMessage(message);
  }
}
