package org.pubn.image;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Base64;
import java.util.zip.CRC32;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.ImageWriter;
import javax.imageio.stream.ImageOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.pubn.data.InputException;

final class PictureReaderTest {

  private static final int[] SIX = {0xff0000, 0x00ff00, 0x0000ff, 0xffffff, 0x000000, 0x808080};

  private static Picture read(byte[] file) {
    return PictureReader.read("p", file);
  }

  @ParameterizedTest
  @ValueSource(strings = {"png", "bmp", "gif"})
  void readsFormatsWithoutLoss(String format) {
    BufferedImage image =
        SmallPictures.drawn(
            BufferedImage.TYPE_INT_RGB, 4, 9, (x, y) -> 0xff000000 | x * 0x400000 | y * 0x1c04);

    Picture picture = read(SmallPictures.file(image, format));

    assertThat(picture.width()).isEqualTo(4);
    assertThat(picture.height()).isEqualTo(9);
    assertThat(picture.isGray()).isFalse();
    for (int y = 0; y < 9; y++) {
      for (int x = 0; x < 4; x++) {
        assertThat(SmallPictures.colors(picture)[4 * y + x])
            .isEqualTo(image.getRGB(x, y) & 0xffffff);
      }
    }
  }

  @Test
  void readsJpegNearly() {
    BufferedImage orange =
        SmallPictures.drawn(BufferedImage.TYPE_INT_RGB, 16, 16, (x, y) -> 0xffc08040);

    Picture picture = read(SmallPictures.file(orange, "jpg"));

    assertThat(picture.value(0, 8, 8)).isBetween(0xbc, 0xc4);
    assertThat(picture.value(1, 8, 8)).isBetween(0x7c, 0x84);
    assertThat(picture.value(2, 8, 8)).isBetween(0x3c, 0x44);
  }

  @Test
  void grayIsGrayAndNotBrightened() {
    BufferedImage image = new BufferedImage(2, 1, BufferedImage.TYPE_BYTE_GRAY);
    image.getRaster().setSample(0, 0, 0, 37);
    image.getRaster().setSample(1, 0, 0, 200);

    Picture picture = read(SmallPictures.file(image, "png"));

    assertThat(SmallPictures.colors(picture)).containsExactly(0x252525, 0xc8c8c8);
    assertThat(picture.isGray()).isTrue();
  }

  @Test
  void sixteenBitsBecomeEight() {
    BufferedImage image = new BufferedImage(3, 1, BufferedImage.TYPE_USHORT_GRAY);
    image.getRaster().setSample(0, 0, 0, 0xffff);
    image.getRaster().setSample(1, 0, 0, 0x8080);
    image.getRaster().setSample(2, 0, 0, 0x0101);

    assertThat(SmallPictures.colors(read(SmallPictures.file(image, "png"))))
        .containsExactly(0xffffff, 0x808080, 0x010101);
  }

  @Test
  void transparencyLiesOnWhite() {
    int[] colors = {0x00ff0000, 0x80000000, 0xff00ff00};
    BufferedImage image =
        SmallPictures.drawn(BufferedImage.TYPE_INT_ARGB, 3, 1, (x, y) -> colors[x]);

    // 128 / 255 of black on white: 255 · 127 / 255.
    assertThat(SmallPictures.colors(read(SmallPictures.file(image, "png"))))
        .containsExactly(0xffffff, 0x7f7f7f, 0x00ff00);
  }

  @ParameterizedTest
  @CsvSource({
    // How six pixels a b / c d / e f look once they are upright.
    "1, 2, ab cd ef",
    "2, 2, ba dc fe",
    "3, 2, fe dc ba",
    "4, 2, ef cd ab",
    "5, 3, ace bdf",
    "6, 3, eca fdb",
    "7, 3, fdb eca",
    "8, 3, bdf ace"
  })
  void orientationsAreTurnedUpright(int orientation, int width, String rows) {
    Picture picture = read(SmallPictures.file(SmallPictures.six(), "png")).upright(orientation);

    String letters = rows.replace(" ", "");
    int[] wanted = letters.chars().map(letter -> SIX[letter - 'a']).toArray();
    assertThat(picture.width()).isEqualTo(width);
    assertThat(SmallPictures.colors(picture)).containsExactly(wanted);
  }

  /** A JPEG with an Exif segment after its first mark. */
  private static byte[] withExif(byte[] jpeg, int orientation, ByteOrder order) {
    ByteBuffer exif = ByteBuffer.allocate(4 + 6 + 8 + 2 + 12 + 4);
    exif.put((byte) 0xff).put((byte) 0xe1).putShort((short) (exif.capacity() - 2));
    exif.put("Exif\0\0".getBytes(StandardCharsets.US_ASCII));
    exif.put((order == ByteOrder.BIG_ENDIAN ? "MM" : "II").getBytes(StandardCharsets.US_ASCII));
    exif.order(order).putShort((short) 42).putInt(8).putShort((short) 1);
    exif.putShort((short) 0x0112).putShort((short) 3).putInt(1).putShort((short) orientation);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    out.write(jpeg, 0, 2);
    out.writeBytes(exif.array());
    out.write(jpeg, 2, jpeg.length - 2);
    return out.toByteArray();
  }

  @Test
  void orientationOfExifIsApplied() {
    BufferedImage image =
        SmallPictures.drawn(
            BufferedImage.TYPE_INT_RGB, 32, 16, (x, y) -> x < 16 ? 0xffffffff : 0xff000000);
    byte[] jpeg = SmallPictures.file(image, "jpg");

    for (ByteOrder order : new ByteOrder[] {ByteOrder.BIG_ENDIAN, ByteOrder.LITTLE_ENDIAN}) {
      // 6: what is stored on the left was on top.
      Picture picture = read(withExif(jpeg, 6, order));
      assertThat(picture.width()).isEqualTo(16);
      assertThat(picture.height()).isEqualTo(32);
      assertThat(picture.value(0, 2, 8)).isGreaterThan(200);
      assertThat(picture.value(0, 29, 8)).isLessThan(50);
    }
    assertThat(read(withExif(jpeg, 99, ByteOrder.BIG_ENDIAN)).width()).isEqualTo(32);
  }

  @Test
  void cmykIsRefusedByName() {
    byte[] jpeg = SmallPictures.file(SmallPictures.six(), "jpg");
    for (int i = 0; i + 9 < jpeg.length; i++) {
      if ((jpeg[i] & 0xff) == 0xff && (jpeg[i + 1] & 0xff) == 0xc0) {
        jpeg[i + 9] = 4;
        break;
      }
    }

    assertThatThrownBy(() -> read(jpeg))
        .isInstanceOf(InputException.class)
        .hasMessage("p: is a JPEG in CMYK or YCCK, the colors of print; convert it to RGB");
  }

  /** A PNG whose header claims a size, with a right checksum. */
  private static byte[] claiming(int width, int height) {
    byte[] png = SmallPictures.file(SmallPictures.six(), "png");
    ByteBuffer bytes = ByteBuffer.wrap(png);
    bytes.putInt(16, width).putInt(20, height);
    CRC32 sum = new CRC32();
    sum.update(png, 12, 17);
    bytes.putInt(29, (int) sum.getValue());
    return png;
  }

  @Test
  void giantsAreRefusedBeforeTheyAreDecoded() {
    assertThatThrownBy(() -> read(claiming(50_000, 50_000)))
        .hasMessage("p: claims 50,000 x 50,000 pixels, a picture may have 50,000,000");
    assertThatThrownBy(() -> read(claiming(Integer.MAX_VALUE, Integer.MAX_VALUE)))
        .isInstanceOf(InputException.class);
  }

  @Test
  void giantGifsAreRefused() {
    byte[] gif = SmallPictures.file(SmallPictures.six(), "gif");
    int descriptor = 0;
    for (int i = 13; gif[i] != 0x2c; i++) {
      descriptor = i + 1;
    }
    ByteBuffer.wrap(gif)
        .order(ByteOrder.LITTLE_ENDIAN)
        .putShort(descriptor + 5, (short) 50_000)
        .putShort(descriptor + 7, (short) 50_000);

    assertThatThrownBy(() -> read(gif)).hasMessageContaining("claims 50,000 x 50,000 pixels");
  }

  @ParameterizedTest
  @ValueSource(strings = {"png", "jpg", "bmp", "gif"})
  void whatIsCutShortIsRefused(String format) {
    BufferedImage noise =
        SmallPictures.drawn(
            BufferedImage.TYPE_INT_RGB, 40, 40, (x, y) -> 0xff000000 | (x * 7919 + y * 104729));
    byte[] whole = SmallPictures.file(noise, format);
    assertThat(read(whole).width()).isEqualTo(40);

    for (int length : new int[] {1, 3, 10, 30, whole.length / 2, whole.length * 9 / 10}) {
      assertThatThrownBy(() -> read(Arrays.copyOf(whole, length)))
          .as("%s of %d bytes", format, length)
          .isInstanceOf(InputException.class)
          .hasMessageStartingWith("p: is ");
    }
  }

  @Test
  void emptyAndForeignFilesAreRefused() {
    assertThatThrownBy(() -> read(new byte[0])).hasMessage("p: is empty, must be a picture");
    assertThatThrownBy(() -> read("<svg/>".getBytes(StandardCharsets.US_ASCII)))
        .hasMessage("p: is not a PNG, JPEG, BMP, GIF or WebP picture");
  }

  @Test
  void aWrongChecksumIsDamage() {
    byte[] png = SmallPictures.file(SmallPictures.six(), "png");
    png[png.length - 20] ^= 1;

    assertThatThrownBy(() -> read(png)).hasMessageStartingWith("p: is a damaged PNG picture: ");
  }

  @Test
  void ofAnAnimationTheFirstFrameIsTaken() throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ImageWriter writer = ImageIO.getImageWritersByFormatName("gif").next();
    try (ImageOutputStream stream = ImageIO.createImageOutputStream(out)) {
      writer.setOutput(stream);
      writer.prepareWriteSequence(null);
      for (int color : new int[] {0xffff0000, 0xff0000ff}) {
        BufferedImage frame =
            SmallPictures.drawn(BufferedImage.TYPE_INT_RGB, 4, 4, (x, y) -> color);
        writer.writeToSequence(
            new IIOImage(
                frame,
                null,
                writer.getDefaultImageMetadata(
                    ImageTypeSpecifier.createFromRenderedImage(frame), null)),
            null);
      }
      writer.endWriteSequence();
    }
    writer.dispose();

    assertThat(SmallPictures.colors(read(out.toByteArray()))).containsOnly(0xff0000);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAgA0JaQAA3AA/vuUAAA=",
        "UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA=="
      })
  void readsWebP(String file) {
    byte[] bytes = Base64.getDecoder().decode(file);

    assertThat(SmallPictures.colors(read(bytes))).containsExactly(0xffffff);
    assertThatThrownBy(() -> read(Arrays.copyOf(bytes, 20)))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith("p: is a damaged WEBP picture");
  }
}
