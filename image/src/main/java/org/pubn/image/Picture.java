package org.pubn.image;

import java.util.Arrays;
import org.pubn.engine.ImageShape;

/** A decoded picture: 8 bits each of red, green and blue, row after row. Immutable. */
public final class Picture {

  private final int width;
  private final int height;
  private final int[] pixels;

  /**
   * @param pixels red in bits 16 … 23, green in 8 … 15, blue in 0 … 7; the rest is 0
   */
  Picture(int width, int height, int[] pixels) {
    if (pixels.length != width * height) {
      throw new IllegalArgumentException(
          pixels.length + " pixels: must be " + width + " x " + height);
    }
    this.width = width;
    this.height = height;
    this.pixels = pixels;
  }

  public int width() {
    return width;
  }

  public int height() {
    return height;
  }

  /** A value of a pixel, 0 … 255; the channels are red, green, blue. */
  public int value(int channel, int y, int x) {
    return pixels[y * width + x] >> (16 - 8 * channel) & 0xff;
  }

  /** Whether red, green and blue are equal everywhere. */
  public boolean isGray() {
    return Arrays.stream(pixels)
        .allMatch(
            pixel ->
                (pixel >> 16 & 0xff) == (pixel & 0xff) && (pixel >> 8 & 0xff) == (pixel & 0xff));
  }

  /**
   * The values at another size ({@link Resampling}): channel after channel, in each row after row.
   *
   * @param shape with 1 channel for gray, 3 for red, green and blue
   */
  public byte[] resized(ImageShape shape) {
    return Resampling.of(this, shape.channels(), shape.height(), shape.width());
  }

  /**
   * The picture upright.
   *
   * @param orientation how it was stored, as Exif counts: 1 upright, 2 mirrored, 3 upside down, 4
   *     both, 5 … 8 the same lying on the side
   */
  Picture upright(int orientation) {
    if (orientation == 1) {
      return this;
    }
    boolean turned = orientation >= 5;
    int outWidth = turned ? height : width;
    int outHeight = turned ? width : height;
    int[] out = new int[pixels.length];
    for (int y = 0; y < outHeight; y++) {
      for (int x = 0; x < outWidth; x++) {
        int along = turned ? y : x;
        int across = turned ? x : y;
        int fromX = mirrorsX(orientation) ? width - 1 - along : along;
        int fromY = mirrorsY(orientation) ? height - 1 - across : across;
        out[y * outWidth + x] = pixels[fromY * width + fromX];
      }
    }
    return new Picture(outWidth, outHeight, out);
  }

  private static boolean mirrorsX(int orientation) {
    return orientation == 2 || orientation == 3 || orientation == 7 || orientation == 8;
  }

  private static boolean mirrorsY(int orientation) {
    return orientation == 3 || orientation == 4 || orientation == 6 || orientation == 7;
  }
}
