package org.pubn.image;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.function.IntBinaryOperator;
import javax.imageio.ImageIO;

/** Pictures for tests, drawn pixel by pixel. */
final class SmallPictures {

  private SmallPictures() {}

  /** A picture of some type of {@link BufferedImage} whose pixel at x, y has a color. */
  static BufferedImage drawn(int type, int width, int height, IntBinaryOperator argb) {
    BufferedImage image = new BufferedImage(width, height, type);
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        image.setRGB(x, y, argb.applyAsInt(x, y));
      }
    }
    return image;
  }

  /** Three rows of two pixels, all different: red, green; blue, white; black, gray. */
  static BufferedImage six() {
    int[] colors = {0xff0000, 0x00ff00, 0x0000ff, 0xffffff, 0x000000, 0x808080};
    return drawn(BufferedImage.TYPE_INT_RGB, 2, 3, (x, y) -> 0xff000000 | colors[2 * y + x]);
  }

  static byte[] file(BufferedImage image, String format) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try {
      if (!ImageIO.write(image, format, out)) {
        throw new IllegalArgumentException(format + ": cannot be written");
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return out.toByteArray();
  }

  /** The colors of a picture, row after row. */
  static int[] colors(Picture picture) {
    int[] colors = new int[picture.width() * picture.height()];
    for (int y = 0; y < picture.height(); y++) {
      for (int x = 0; x < picture.width(); x++) {
        colors[y * picture.width() + x] =
            picture.value(0, y, x) << 16 | picture.value(1, y, x) << 8 | picture.value(2, y, x);
      }
    }
    return colors;
  }
}
