package org.pubn.simd;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.pubn.nn.ConvShape;

/**
 * Which pixels count towards a pixel, and with which weight, as a table that {@link
 * ConvBlock#gather} walks through. Pixels are relative to a base, so those that see the filter cut
 * off in the same way share a range of the table.
 */
final class TapTable {

  private final Axis rows;
  private final Axis columns;
  private final int[] features;
  private final int[] weights;
  private final int[] positions;
  private final int[] ranges;

  private int stride;

  /**
   * A table over the pixels of the image with these axes.
   *
   * @param channels those of the other image, whose pixels count
   * @param otherHeight rows of the other image
   * @param otherWidth columns of the other image
   */
  private TapTable(
      Axis rows, Axis columns, int channels, int otherHeight, int otherWidth, int kernel) {
    this.rows = rows;
    this.columns = columns;
    int classes = rows.classes.size() * columns.classes.size();
    ranges = new int[classes + 1];
    int[] foundFeatures = new int[classes * channels * kernel * kernel];
    int[] foundWeights = new int[foundFeatures.length];
    int at = 0;
    int next = 1;
    for (List<Tap> rowTaps : rows.classes) {
      for (List<Tap> columnTaps : columns.classes) {
        for (int c = 0; c < channels; c++) {
          for (Tap row : rowTaps) {
            for (Tap column : columnTaps) {
              foundFeatures[at] = (c * otherHeight + row.distance) * otherWidth + column.distance;
              foundWeights[at] = (c * kernel + row.index) * kernel + column.index;
              at++;
            }
          }
        }
        ranges[next++] = at;
      }
    }
    features = Arrays.copyOf(foundFeatures, at);
    weights = Arrays.copyOf(foundWeights, at);
    positions = new int[at];
  }

  /** Taps of an output pixel: every (c, i, j) whose input pixel lies in the image. */
  static TapTable forward(ConvShape shape) {
    return new TapTable(
        Axis.forward(shape, shape.height(), shape.outHeight()),
        Axis.forward(shape, shape.width(), shape.outWidth()),
        shape.inChannels(),
        shape.height(),
        shape.width(),
        shape.kernel());
  }

  /** Taps of an input pixel: the (o, i, j) through which an output pixel sees it. */
  static TapTable backward(ConvShape shape) {
    return new TapTable(
        Axis.backward(shape, shape.height(), shape.outHeight()),
        Axis.backward(shape, shape.width(), shape.outWidth()),
        shape.outChannels(),
        shape.outHeight(),
        shape.outWidth(),
        shape.kernel());
  }

  /** Number of entries. */
  int size() {
    return features.length;
  }

  /** The filter tap of an entry. */
  int weight(int entry) {
    return weights[entry];
  }

  /** The positions of the entries' pixels, relative to their base, in an array of this stride. */
  int[] positions(int arrayStride) {
    if (stride != arrayStride) {
      stride = arrayStride;
      for (int i = 0; i < features.length; i++) {
        positions[i] = features[i] * stride;
      }
    }
    return positions;
  }

  /** The row of the other image that the entries of row y are relative to. */
  int baseRow(int y) {
    return rows.base[y];
  }

  /** The column of the other image that the entries of column x are relative to. */
  int baseColumn(int x) {
    return columns.base[x];
  }

  /** First entry for a pixel. */
  int begin(int y, int x) {
    return ranges[rows.classOf[y] * columns.classes.size() + columns.classOf[x]];
  }

  /** Behind the last entry for a pixel. */
  int end(int y, int x) {
    return ranges[rows.classOf[y] * columns.classes.size() + columns.classOf[x] + 1];
  }

  /** A tap along one axis, and how far from the base the coordinate is that it connects to. */
  private record Tap(int index, int distance) {}

  /** For every coordinate its base in the other image and its class: the taps that exist. */
  private static final class Axis {

    final int[] base;
    final int[] classOf;
    final List<List<Tap>> classes = new ArrayList<>();

    private Axis(int size) {
      base = new int[size];
      classOf = new int[size];
    }

    static Axis forward(ConvShape shape, int in, int out) {
      Axis axis = new Axis(out);
      for (int y = 0; y < out; y++) {
        int start = shape.step() * y - shape.padding();
        List<Tap> taps = new ArrayList<>();
        for (int i = 0; i < shape.kernel(); i++) {
          if (start + i >= 0 && start + i < in) {
            taps.add(new Tap(i, i));
          }
        }
        axis.put(y, start, taps);
      }
      return axis;
    }

    static Axis backward(ConvShape shape, int in, int out) {
      Axis axis = new Axis(in);
      for (int y = 0; y < in; y++) {
        int base = (y + shape.padding()) / shape.step();
        List<Tap> taps = new ArrayList<>();
        for (int i = 0; i < shape.kernel(); i++) {
          int start = y + shape.padding() - i;
          if (start >= 0 && start % shape.step() == 0 && start / shape.step() < out) {
            taps.add(new Tap(i, start / shape.step() - base));
          }
        }
        axis.put(y, base, taps);
      }
      return axis;
    }

    private void put(int y, int start, List<Tap> taps) {
      if (!classes.contains(taps)) {
        classes.add(taps);
      }
      base[y] = start;
      classOf[y] = classes.indexOf(taps);
    }
  }
}
