package org.pubn.report.page;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Base64;
import javax.imageio.ImageIO;
import org.pubn.report.figure.PixelImage;

/** Pictures as PNG files inside an address. */
final class Png {

  private Png() {}

  /** The picture as a {@code data:} address. */
  static String dataUri(PixelImage image) {
    BufferedImage buffer =
        new BufferedImage(
            image.width(),
            image.height(),
            image.channels() == 1 ? BufferedImage.TYPE_BYTE_GRAY : BufferedImage.TYPE_INT_RGB);
    for (int row = 0; row < image.height(); row++) {
      for (int column = 0; column < image.width(); column++) {
        // The raster, not setRGB, which would convert the gray level between color spaces.
        for (int channel = 0; channel < image.channels(); channel++) {
          buffer.getRaster().setSample(column, row, channel, image.level(channel, row, column));
        }
      }
    }
    try {
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      ImageIO.write(buffer, "png", bytes);
      return "data:image/png;base64," + Base64.getEncoder().encodeToString(bytes.toByteArray());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
