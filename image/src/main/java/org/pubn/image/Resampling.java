package org.pubn.image;

/**
 * Brings a picture to another size by a triangular filter in each direction: bilinear where it
 * grows; where it shrinks, the filter widens with the scale, so that every pixel counts. Width and
 * height are scaled alone: a picture that is no square is stretched. At its own size a picture
 * stays as it is. Plain arithmetic in a fixed order, the same on every platform.
 */
final class Resampling {

  private final int[] starts;
  private final double[][] weights;

  /** The filter of one direction. */
  private Resampling(int from, int to) {
    this.starts = new int[to];
    this.weights = new double[to][];
    double scale = (double) from / to;
    double reach = Math.max(1, scale);
    for (int i = 0; i < to; i++) {
      double center = (i + 0.5) * scale - 0.5;
      int start = Math.max(0, (int) Math.ceil(center - reach));
      int end = Math.min(from - 1, (int) Math.floor(center + reach));
      starts[i] = start;
      weights[i] = triangle(center, reach, start, end);
    }
  }

  private static double[] triangle(double center, double reach, int start, int end) {
    double[] weights = new double[end - start + 1];
    double sum = 0;
    for (int j = 0; j < weights.length; j++) {
      weights[j] = Math.max(0, 1 - Math.abs(start + j - center) / reach);
      sum += weights[j];
    }
    for (int j = 0; j < weights.length; j++) {
      weights[j] /= sum;
    }
    return weights;
  }

  /**
   * The values of a picture at another size: channel after channel, in each row after row.
   *
   * @param channels 1 for gray, 3 for red, green and blue
   */
  static byte[] of(Picture picture, int channels, int height, int width) {
    Resampling across = new Resampling(picture.width(), width);
    Resampling down = new Resampling(picture.height(), height);
    byte[] values = new byte[channels * height * width];
    double[] narrow = new double[picture.height() * width];
    double[] row = new double[picture.width()];
    for (int channel = 0; channel < channels; channel++) {
      for (int y = 0; y < picture.height(); y++) {
        for (int x = 0; x < row.length; x++) {
          row[x] = channels == 1 ? gray(picture, y, x) : picture.value(channel, y, x);
        }
        for (int x = 0; x < width; x++) {
          narrow[y * width + x] = across.value(x, row, 0, 1);
        }
      }
      for (int y = 0; y < height; y++) {
        for (int x = 0; x < width; x++) {
          values[(channel * height + y) * width + x] =
              (byte) Math.floor(down.value(y, narrow, x, width) + 0.5);
        }
      }
    }
    return values;
  }

  private double value(int place, double[] values, int offset, int step) {
    double[] around = weights[place];
    double sum = 0;
    for (int j = 0; j < around.length; j++) {
      sum += around[j] * values[offset + (starts[place] + j) * step];
    }
    return Math.min(255, Math.max(0, sum));
  }

  /** The brightness of a pixel (ITU-R BT.601); of a gray one its value. */
  private static double gray(Picture picture, int y, int x) {
    int sum =
        299 * picture.value(0, y, x) + 587 * picture.value(1, y, x) + 114 * picture.value(2, y, x);
    return sum / 1000.0;
  }
}
