package org.pubn.simd;

import java.util.Arrays;
import org.pubn.nn.ConvShape;

/**
 * Which pixels count towards a pixel, as a table that {@link ConvBlock#gather} walks through. The
 * pairs (feature, position of its weights) are relative, so pixels that see the filter cut off in
 * the same way share a range of the table.
 */
final class TapTable {

  private final int[] pairs;
  private final int[] ranges;
  private final int columnClasses;

  private TapTable(int[] pairs, int[] ranges, int columnClasses) {
    this.pairs = pairs;
    this.ranges = ranges;
    this.columnClasses = columnClasses;
  }

  /** Taps of an output pixel: every (c, i, j), at in(c, y + i, x + j). */
  static TapTable forward(ConvShape shape, int channels) {
    int kernel = shape.kernel();
    int[] pairs = new int[2 * shape.inChannels() * kernel * kernel];
    int at = 0;
    for (int c = 0; c < shape.inChannels(); c++) {
      for (int i = 0; i < kernel; i++) {
        for (int j = 0; j < kernel; j++) {
          pairs[2 * at] = (c * shape.height() + i) * shape.width() + j;
          pairs[2 * at + 1] = at * channels;
          at++;
        }
      }
    }
    return new TapTable(pairs, new int[] {0, at}, 1);
  }

  /**
   * Taps of an input pixel: the (o, i, j) for which dOut(o, y − i, x − j) exists. The ranges of i
   * and of j that exist depend on the pixel's {@link #cut} alone.
   */
  static TapTable backward(ConvShape shape, int channels) {
    int rowClasses = classes(shape.outHeight(), shape.kernel());
    int columnClasses = classes(shape.outWidth(), shape.kernel());
    int[] ranges = new int[rowClasses * columnClasses + 1];
    int[] pairs = new int[0];
    int at = 0;
    for (int row = 0; row < rowClasses; row++) {
      for (int column = 0; column < columnClasses; column++) {
        int y = representative(row, shape.outHeight(), shape.kernel());
        int x = representative(column, shape.outWidth(), shape.kernel());
        int most = shape.outChannels() * shape.kernel() * shape.kernel();
        pairs = Arrays.copyOf(pairs, 2 * (at + most));
        for (int o = 0; o < shape.outChannels(); o++) {
          for (int i = first(y, shape.outHeight()); i <= Math.min(y, shape.kernel() - 1); i++) {
            for (int j = first(x, shape.outWidth()); j <= Math.min(x, shape.kernel() - 1); j++) {
              pairs[2 * at] = (o * shape.outHeight() - i) * shape.outWidth() - j;
              pairs[2 * at + 1] = ((o * shape.kernel() + i) * shape.kernel() + j) * channels;
              at++;
            }
          }
        }
        ranges[row * columnClasses + column + 1] = at;
      }
    }
    return new TapTable(pairs, ranges, columnClasses);
  }

  int[] pairs() {
    return pairs;
  }

  /** First pair of the pixels that are cut in this way; 0, 0 where nothing is cut. */
  int begin(int rowClass, int columnClass) {
    return ranges[rowClass * columnClasses + columnClass];
  }

  /** Behind the last pair of those pixels. */
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
