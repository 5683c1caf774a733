package org.pubn.simd;

import java.util.Arrays;

/**
 * Rows of an image turned such that vectors hold channels instead of examples: value (row, pixel,
 * example, channel), for some of the examples, with zeros around the image and behind the last
 * channel. Products that are summed over examples and pixels then need no sum of lanes.
 */
final class ChannelLanes {

  private float[] values = new float[0];
  private int rows;
  private int columns;
  private int rowStep;
  private int pixelStep;
  private int depth;

  float[] values() {
    return values;
  }

  /** Where a row begins. */
  int row(int y) {
    return Math.floorMod(y, rows) * rowStep;
  }

  /** From a pixel to its neighbor in the row. */
  int pixelStep() {
    return pixelStep;
  }

  /**
   * Makes room.
   *
   * @param rows how many at a time: row y takes the place of row y − rows
   * @param columns pixels in a row, those of zeros included
   * @param examples at most so many
   * @param channels those that fill up the last vector included
   */
  void reserve(int rows, int columns, int examples, int channels) {
    this.rows = rows;
    this.columns = columns;
    depth = channels;
    pixelStep = examples * depth;
    rowStep = columns * pixelStep;
    if (values.length < rows * rowStep) {
      values = new float[rows * rowStep];
    }
  }

  /**
   * Turns row y of the examples {@code from} to {@code from + count}; zeros if there is no such
   * row.
   *
   * @param left columns of zeros on the left
   */
  void turn(
      float[] in,
      int channels,
      int height,
      int width,
      int stride,
      int from,
      int count,
      int y,
      int left) {
    int at = row(y);
    if (y < 0 || y >= height) {
      Arrays.fill(values, at, at + rowStep, 0f);
      return;
    }
    int begin = at + left * pixelStep;
    int used = Math.min(width, columns - left);
    Arrays.fill(values, at, begin, 0f);
    Arrays.fill(values, begin + used * pixelStep, at + rowStep, 0f);
    int plane = height * width * stride;
    for (int x = 0; x < used; x++) {
      int pixel = (y * width + x) * stride + from;
      turnPixel(in, channels, plane, pixel, count, begin + x * pixelStep);
    }
  }

  /** One pixel of some examples, four channels at a time. */
  private void turnPixel(float[] in, int channels, int plane, int pixel, int count, int at) {
    int c = 0;
    for (; c + 4 <= channels; c += 4) {
      int plane0 = c * plane + pixel;
      int plane1 = plane0 + plane;
      int plane2 = plane1 + plane;
      int plane3 = plane2 + plane;
      int target = at + c;
      for (int b = 0; b < count; b++) {
        values[target] = in[plane0 + b];
        values[target + 1] = in[plane1 + b];
        values[target + 2] = in[plane2 + b];
        values[target + 3] = in[plane3 + b];
        target += depth;
      }
    }
    for (; c < depth; c++) {
      int source = c * plane + pixel;
      for (int b = 0; b < count; b++) {
        values[at + b * depth + c] = c < channels ? in[source + b] : 0f;
      }
    }
  }
}
