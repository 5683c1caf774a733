package org.pubn.image;

import java.awt.image.BufferedImage;
import java.awt.image.ColorModel;
import java.awt.image.ComponentColorModel;
import java.awt.image.Raster;

/**
 * The pixels of what ImageIO decoded. Samples are taken as they are stored: color profiles would be
 * applied by code that may differ between platforms.
 */
final class DecodedPixels {

  private static final int WHITE = 255;

  private DecodedPixels() {}

  static Picture of(BufferedImage image) {
    ColorModel colors = image.getColorModel();
    int[] pixels =
        colors instanceof ComponentColorModel
            ? samples(image.getRaster(), colors)
            : packed(image, colors);
    return new Picture(image.getWidth(), image.getHeight(), pixels);
  }

  /** A sample per channel: gray, gray and alpha, RGB, or RGB and alpha. */
  private static int[] samples(Raster raster, ColorModel colors) {
    int width = raster.getWidth();
    int bands = raster.getNumBands();
    int most = (1 << colors.getComponentSize(0)) - 1;
    boolean alpha = colors.hasAlpha();
    boolean gray = bands < 3;
    int[] row = new int[width * bands];
    int[] pixels = new int[width * raster.getHeight()];
    for (int y = 0; y < raster.getHeight(); y++) {
      raster.getPixels(raster.getMinX(), raster.getMinY() + y, width, 1, row);
      for (int x = 0; x < width; x++) {
        int at = x * bands;
        int red = row[at];
        int green = gray ? red : row[at + 1];
        int blue = gray ? red : row[at + 2];
        int opacity = alpha ? row[at + bands - 1] : most;
        pixels[y * width + x] =
            on(red, opacity, most) << 16 | on(green, opacity, most) << 8 | on(blue, opacity, most);
      }
    }
    return pixels;
  }

  /** A palette, or channels in one number. */
  private static int[] packed(BufferedImage image, ColorModel colors) {
    int width = image.getWidth();
    Raster raster = image.getRaster();
    int[] pixels = new int[width * image.getHeight()];
    Object element = null;
    for (int y = 0; y < image.getHeight(); y++) {
      for (int x = 0; x < width; x++) {
        element = raster.getDataElements(raster.getMinX() + x, raster.getMinY() + y, element);
        int argb = colors.getRGB(element);
        int opacity = argb >>> 24;
        pixels[y * width + x] =
            on(argb >> 16 & 0xff, opacity, 255) << 16
                | on(argb >> 8 & 0xff, opacity, 255) << 8
                | on(argb & 0xff, opacity, 255);
      }
    }
    return pixels;
  }

  /** A sample on white, rounded to 8 bits. */
  private static int on(int sample, int opacity, int most) {
    long onWhite = (long) sample * opacity + (long) most * (most - opacity);
    long full = (long) most * most;
    return (int) ((WHITE * onWhite + full / 2) / full);
  }
}
