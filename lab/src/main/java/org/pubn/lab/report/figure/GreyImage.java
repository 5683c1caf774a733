package org.pubn.lab.report.figure;

/** A grey picture: pixels from 0 (black) to 1 (white), row after row. Immutable. */
public final class GreyImage {

  private final int width;
  private final int height;
  private final float[] pixels;

  private GreyImage(int width, int height, float[] pixels) {
    this.width = width;
    this.height = height;
    this.pixels = pixels;
  }

  /**
   * A picture of some pixels, which are copied.
   *
   * @throws IllegalArgumentException if there are not {@code width · height} of them
   */
  public static GreyImage of(int width, int height, float... pixels) {
    if (width < 1 || height < 1 || pixels.length != (long) width * height) {
      throw new IllegalArgumentException(
          pixels.length + " pixels: not a picture of " + width + " x " + height);
    }
    return new GreyImage(width, height, pixels.clone());
  }

  public int width() {
    return width;
  }

  public int height() {
    return height;
  }

  /** A pixel as a byte, 0 to 255; values outside [0, 1] are clipped. */
  public int level(int row, int column) {
    float pixel = pixels[row * width + column];
    return Math.round(255 * Math.max(0, Math.min(1, pixel)));
  }
}
