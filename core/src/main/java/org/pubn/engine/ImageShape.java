package org.pubn.engine;

import org.pubn.numbers.Require;

/**
 * The shape of rows that are images: channel after channel, in each row after row of pixels.
 *
 * @param channels 1 for shades of gray, 3 for red, green and blue
 * @param height rows of pixels
 * @param width pixels of a row
 */
public record ImageShape(int channels, int height, int width) {

  public ImageShape {
    Require.atLeast(1, "channels", channels);
    Require.atLeast(1, "height", height);
    Require.atLeast(1, "width", width);
    columns(channels, height, width);
  }

  private static int columns(int channels, int height, int width) {
    return Math.multiplyExact(channels, Math.multiplyExact(height, width));
  }

  /** The length of a row. */
  public int columns() {
    return columns(channels, height, width);
  }
}
