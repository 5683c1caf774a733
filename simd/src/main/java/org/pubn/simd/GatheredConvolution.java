package org.pubn.simd;

import java.util.HashMap;
import java.util.Map;
import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.VectorSpecies;
import org.pubn.nn.ConvShape;

/**
 * Convolutions without biases, of any step and padding, and their derivatives with respect to the
 * input, as matrix products: the pixels that count towards some neighboring pixels are copied side
 * by side and meet the filters of all channels in a {@link GemmBlock}. Worth it where there are
 * enough channels; for few see {@link DirectConvolution}.
 */
final class GatheredConvolution {

  private static final VectorSpecies<Float> SPECIES = Lanes.SPECIES;
  private static final int LANES = Lanes.COUNT;

  private final GemmBlock block;
  private final float[] tile;
  private final Map<ConvShape, TapTable> forward = new HashMap<>();
  private final Map<ConvShape, TapTable> backward = new HashMap<>();
  private float[] weights = new float[0];
  private float[] panel = new float[0];

  GatheredConvolution(GemmBlock block) {
    this.block = block;
    tile = new float[block.rows() * block.wideColumns()];
  }

  void forward(
      ConvShape shape, int stride, float[] parameters, int weightOffset, float[] in, float[] out) {
    TapTable taps = forward.get(shape);
    if (taps == null) {
      taps = TapTable.forward(shape);
      forward.put(shape, taps);
    }
    int channels = shape.outChannels();
    int filter = shape.inChannels() * shape.kernel() * shape.kernel();
    reserve(channels, taps);
    for (int o = 0; o < channels; o++) {
      int source = weightOffset + o * filter;
      int at = weightAt(o, taps);
      for (int e = 0; e < taps.size(); e++) {
        weights[at + e * block.rows()] = parameters[source + taps.weight(e)];
      }
    }
    sum(taps, stride, channels, shape.outHeight(), shape.outWidth(), in, shape.width(), out);
  }

  void backwardInput(
      ConvShape shape,
      int stride,
      float[] parameters,
      int weightOffset,
      float[] dOut,
      float[] dIn) {
    TapTable taps = backward.get(shape);
    if (taps == null) {
      taps = TapTable.backward(shape);
      backward.put(shape, taps);
    }
    int channels = shape.inChannels();
    int area = shape.kernel() * shape.kernel();
    reserve(channels, taps);
    for (int c = 0; c < channels; c++) {
      int at = weightAt(c, taps);
      for (int e = 0; e < taps.size(); e++) {
        int o = taps.weight(e) / area;
        int source = weightOffset + (o * channels + c) * area + taps.weight(e) % area;
        weights[at + e * block.rows()] = parameters[source];
      }
    }
    sum(taps, stride, channels, shape.height(), shape.width(), dOut, shape.outWidth(), dIn);
  }

  private void reserve(int channels, TapTable taps) {
    int blocks = (channels + block.rows() - 1) / block.rows();
    int needed = blocks * taps.size() * block.rows();
    if (weights.length < needed) {
      weights = new float[needed];
    }
    // What fills the last block is computed and not used.
    if (panel.length < taps.size() * block.wideColumns()) {
      panel = new float[taps.size() * block.wideColumns()];
    }
  }

  /** The weight of a channel for entry 0; those of a block's channels lie side by side. */
  private int weightAt(int channel, TapTable taps) {
    int rows = block.rows();
    return channel / rows * taps.size() * rows + channel % rows;
  }

  private void sum(
      TapTable taps,
      int stride,
      int channels,
      int height,
      int width,
      float[] from,
      int fromWidth,
      float[] to) {
    for (int y = 0; y < height; y++) {
      int end;
      for (int x = 0; x < width; x = end) {
        end = x + 1;
        while (end < width && taps.begin(y, end) == taps.begin(y, x)) {
          end++;
        }
        int columns;
        for (int at = x * stride; at < end * stride; at += columns) {
          boolean wide = end * stride - at >= block.wideColumns();
          columns = wide ? block.wideColumns() : LANES;
          int length = taps.end(y, x) - taps.begin(y, x);
          pack(taps, stride, taps.begin(y, x), length, from, fromWidth, y, at, columns);
          int target = y * width * stride + at;
          int plane = height * width * stride;
          int weight = taps.begin(y, x) * block.rows();
          multiply(taps, channels, weight, length, wide, columns, to, target, plane);
        }
      }
    }
  }

  /** Copies what counts towards some pixels of row y, those of the lanes from {@code at} on. */
  private void pack(
      TapTable taps,
      int stride,
      int begin,
      int length,
      float[] from,
      int fromWidth,
      int y,
      int at,
      int columns) {
    int[] positions = taps.positions(stride);
    for (int j = 0; j < columns; j += LANES) {
      int x = (at + j) / stride;
      int lane = (at + j) % stride;
      int base = (taps.baseRow(y) * fromWidth + taps.baseColumn(x)) * stride + lane;
      int target = j;
      for (int e = begin; e < begin + length; e++) {
        FloatVector.fromArray(SPECIES, from, base + positions[e]).intoArray(panel, target);
        target += columns;
      }
    }
  }

  private void multiply(
      TapTable taps,
      int channels,
      int weight,
      int length,
      boolean wide,
      int columns,
      float[] to,
      int toAt,
      int plane) {
    int rows = block.rows();
    for (int c = 0; c < channels; c += rows) {
      boolean whole = c + rows <= channels;
      int a = c * taps.size() + weight;
      float[] target = whole ? to : tile;
      int at = whole ? toAt + c * plane : 0;
      int step = whole ? plane : columns;
      if (wide) {
        block.wide(length, weights, a, rows, panel, 0, columns, target, at, step);
      } else {
        block.narrow(length, weights, a, rows, panel, 0, columns, target, at, step);
      }
      for (int r = 0; r < channels - c && !whole; r++) {
        System.arraycopy(tile, r * columns, to, toAt + (c + r) * plane, columns);
      }
    }
  }
}
