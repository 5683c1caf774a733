package org.pubn.report.figure;

/**
 * A picture: values from 0 (black) to 1 (white, or full color), channel after channel, in each row
 * after row. Immutable.
 */
public final class PixelImage {

  private static final int COLORS = 3;

  private final int width;
  private final int height;
  private final float[] values;

  private PixelImage(int channels, int width, int height, float[] values) {
    if (width < 1 || height < 1 || values.length != (long) channels * width * height) {
      throw new IllegalArgumentException(
          values.length + " pixels: not a picture of " + width + " x " + height);
    }
    this.width = width;
    this.height = height;
    this.values = values.clone();
  }

  /**
   * A gray picture of some pixels, which are copied.
   *
   * @throws IllegalArgumentException if there are not {@code width · height} of them
   */
  public static PixelImage of(int width, int height, float... pixels) {
    return new PixelImage(1, width, height, pixels);
  }

  /**
   * A picture in color: red, then green, then blue values, which are copied.
   *
   * @throws IllegalArgumentException if there are not {@code 3 · width · height} of them
   */
  public static PixelImage colored(int width, int height, float... values) {
    return new PixelImage(COLORS, width, height, values);
  }

  public int width() {
    return width;
  }

  public int height() {
    return height;
  }

  /** 1 for a gray picture, 3 for red, green and blue. */
  public int channels() {
    return values.length / (width * height);
  }

  /** A value as a byte, 0 to 255; values outside [0, 1] are clipped. */
  public int level(int channel, int row, int column) {
    float value = values[(channel * height + row) * width + column];
    return Math.round(255 * Math.max(0, Math.min(1, value)));
  }
}
