package org.pubn.simd;

import java.util.Arrays;
import org.pubn.nn.ConvShape;

/**
 * Which pixels count towards a pixel, and with which weight, as a table that {@link
 * ConvBlock#gather} walks through. Pixels are relative, so those that see the filter cut off in the
 * same way share a range of the table.
 */
final class TapTable {

  private final int[] features;
  private final int[] weights;
  private final int[] positions;
  private final int[] ranges;
  private final int columnClasses;

  private int stride;

  private TapTable(int[] features, int[] weights, int[] ranges, int columnClasses) {
    this.features = features;
    this.weights = weights;
    positions = new int[features.length];
    this.ranges = ranges;
    this.columnClasses = columnClasses;
  }

  /** Taps of an output pixel: every (c, i, j), at in(c, y + i, x + j). */
  static TapTable forward(ConvShape shape) {
    int kernel = shape.kernel();
    int count = shape.inChannels() * kernel * kernel;
    int[] features = new int[count];
    int[] weights = new int[count];
    for (int t = 0; t < count; t++) {
      int row = t / kernel % kernel;
      int channel = t / kernel / kernel;
      features[t] = (channel * shape.height() + row) * shape.width() + t % kernel;
      weights[t] = t;
    }
    return new TapTable(features, weights, new int[] {0, count}, 1);
  }

  /**
   * Taps of an input pixel: the (o, i, j) for which dOut(o, y − i, x − j) exists. The ranges of i
   * and of j that exist depend on the pixel's {@link #cut} alone.
   */
  static TapTable backward(ConvShape shape) {
    int rowClasses = classes(shape.outHeight(), shape.kernel());
    int columnClasses = classes(shape.outWidth(), shape.kernel());
    int[] ranges = new int[rowClasses * columnClasses + 1];
    int most = shape.outChannels() * shape.kernel() * shape.kernel();
    int[] features = new int[most * rowClasses * columnClasses];
    int[] weights = new int[most * rowClasses * columnClasses];
    int at = 0;
    for (int row = 0; row < rowClasses; row++) {
      for (int column = 0; column < columnClasses; column++) {
        int y = representative(row, shape.outHeight(), shape.kernel());
        int x = representative(column, shape.outWidth(), shape.kernel());
        for (int o = 0; o < shape.outChannels(); o++) {
          for (int i = first(y, shape.outHeight()); i <= Math.min(y, shape.kernel() - 1); i++) {
            for (int j = first(x, shape.outWidth()); j <= Math.min(x, shape.kernel() - 1); j++) {
              features[at] = (o * shape.outHeight() - i) * shape.outWidth() - j;
              weights[at] = (o * shape.kernel() + i) * shape.kernel() + j;
              at++;
            }
          }
        }
        ranges[row * columnClasses + column + 1] = at;
      }
    }
    return new TapTable(
        Arrays.copyOf(features, at), Arrays.copyOf(weights, at), ranges, columnClasses);
  }

  /** Number of entries. */
  int size() {
    return features.length;
  }

  /** The filter tap of an entry. */
  int weight(int entry) {
    return weights[entry];
  }

  /** The positions of the entries' pixels in an array of this stride. */
  int[] positions(int arrayStride) {
    if (stride != arrayStride) {
      stride = arrayStride;
      for (int i = 0; i < features.length; i++) {
        positions[i] = features[i] * stride;
      }
    }
    return positions;
  }

  /** First entry for the pixels whose rows and columns are {@link #cut} in this way. */
  int begin(int rowClass, int columnClass) {
    return ranges[rowClass * columnClasses + columnClass];
  }

  /** Behind the last entry for those pixels. */
  int end(int rowClass, int columnClass) {
    return ranges[rowClass * columnClasses + columnClass + 1];
  }

  /**
   * How a filter is cut at input coordinate y where the output has {@code out} coordinates: the
   * pixels of the first kernel − 1 coordinates each in their way, then the inner ones all alike,
   * then those at and behind the end of the output.
   */
  static int cut(int y, int out, int kernel) {
    int inner = Math.min(kernel - 1, out);
    if (y < inner) {
      return y;
    }
    return y < out ? inner : inner + 1 + y - out;
  }

  private static int classes(int out, int kernel) {
    return Math.min(kernel - 1, out) + 1 + kernel - 1;
  }

  /** A coordinate of the class; for a class without coordinates, one beside it. */
  private static int representative(int cut, int out, int kernel) {
    int inner = Math.min(kernel - 1, out);
    if (cut < inner) {
      return cut;
    }
    return cut == inner ? out - 1 : out + cut - inner - 1;
  }

  private static int first(int y, int out) {
    return Math.max(0, y - out + 1);
  }
}
