package org.pubn.lab.report.page;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Base64;
import javax.imageio.ImageIO;
import org.pubn.lab.report.figure.GreyImage;

/** Pictures as PNG files inside an address. */
final class Png {

  private Png() {}

  /** The picture as a {@code data:} address. */
  static String dataUri(GreyImage image) {
    BufferedImage buffer =
        new BufferedImage(image.width(), image.height(), BufferedImage.TYPE_BYTE_GRAY);
    for (int row = 0; row < image.height(); row++) {
      for (int column = 0; column < image.width(); column++) {
        // The raster, not setRGB, which would convert the grey level between colour spaces.
        buffer.getRaster().setSample(column, row, 0, image.level(row, column));
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
