package org.pubn.simd;

import java.util.Arrays;
import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.VectorSpecies;
import org.pubn.nn.ConvShape;

/**
 * Convolutions of 3 × 3 with a padding of 1, and their derivatives with respect to the input, by
 * Winograd's F(4 × 4, 3 × 3): tiles of 4 × 4 output pixels take 36 products per pair of channels
 * instead of 144. Each of the 36 points is a matrix product of channels by channels, of which a
 * {@link GemmBlock} does a block: some channels, by some vectors of examples of some tiles.
 *
 * <p>The transforms round more than a direct sum does; {@code WinogradConvolutionTest} says how
 * much more.
 */
final class WinogradConvolution {

  private static final VectorSpecies<Float> SPECIES = Lanes.SPECIES;
  private static final int LANES = Lanes.COUNT;
  private static final int TILE = 4;
  private static final int SIZE = 6;
  private static final int POINTS = SIZE * SIZE;

  /** With fewer channels the transforms take longer than what they save. */
  private static final int LEAST_CHANNELS = 8;

  private final GemmBlock block;
  private final int wide;
  private final float[] patch = new float[POINTS * LANES];
  private final float[] half = new float[POINTS * LANES];
  private final float[] tap = new float[9 + 3 * SIZE + POINTS];
  private final float[] products;
  private float[] filters = new float[0];
  private float[] inputs = new float[0];

  WinogradConvolution(GemmBlock block) {
    this.block = block;
    wide = block.wideColumns();
    products = new float[POINTS * block.rows() * wide];
  }

  /** Whether this is the way to compute a convolution. */
  static boolean suits(ConvShape shape) {
    return shape.kernel() == 3
        && shape.padding() == 1
        && shape.step() == 1
        && !shape.biased()
        && Math.min(shape.inChannels(), shape.outChannels()) >= LEAST_CHANNELS;
  }

  void forward(
      ConvShape shape, int stride, float[] parameters, int weightOffset, float[] in, float[] out) {
    int from = shape.inChannels();
    int to = shape.outChannels();
    reserve(from, to);
    for (int o = 0; o < to; o++) {
      for (int c = 0; c < from; c++) {
        System.arraycopy(parameters, weightOffset + (o * from + c) * 9, tap, 0, 9);
        transformFilter(o, c, from);
      }
    }
    convolve(shape.height(), shape.width(), stride, from, to, in, out);
  }

  /** The derivative is the convolution of dOut by the filters turned upside down. */
  void backwardInput(
      ConvShape shape,
      int stride,
      float[] parameters,
      int weightOffset,
      float[] dOut,
      float[] dIn) {
    int from = shape.outChannels();
    int to = shape.inChannels();
    reserve(from, to);
    for (int o = 0; o < from; o++) {
      for (int c = 0; c < to; c++) {
        int source = weightOffset + (o * to + c) * 9;
        for (int i = 0; i < 9; i++) {
          tap[i] = parameters[source + 8 - i];
        }
        transformFilter(c, o, from);
      }
    }
    convolve(shape.height(), shape.width(), stride, from, to, dOut, dIn);
  }

  private void reserve(int from, int to) {
    int rows = block.rows();
    int blocks = (to + rows - 1) / rows;
    int needed = POINTS * blocks * rows * from;
    if (filters.length < needed) {
      filters = new float[needed];
    }
    // The channels that fill the last block must be finite, whatever was there before.
    if (to % rows != 0) {
      Arrays.fill(filters, 0, needed, 0f);
    }
    int panel = POINTS * from * wide;
    if (inputs.length < panel) {
      inputs = new float[panel];
    }
  }

  /** Spreads the taps of a filter over the points: by block of channels, point, input channel. */
  private void transformFilter(int to, int from, int fromCount) {
    int rows = block.rows();
    for (int i = 0; i < 3; i++) {
      WinogradTransforms.filter(tap, i, 3, tap, 9 + i, 3);
    }
    int at = (to / rows * POINTS * fromCount + from) * rows + to % rows;
    for (int i = 0; i < SIZE; i++) {
      int target = at + i * SIZE * fromCount * rows;
      WinogradTransforms.filter(tap, 9 + 3 * i, 1, filters, target, fromCount * rows);
    }
  }

  private void convolve(
      int height, int width, int stride, int from, int to, float[] in, float[] out) {
    int across = (width + TILE - 1) / TILE;
    int perTile = stride / LANES;
    int vectors = (height + TILE - 1) / TILE * across * perTile;
    int perChunk = wide / LANES;
    for (int first = 0; first < vectors; first += perChunk) {
      int count = Math.min(perChunk, vectors - first);
      for (int v = 0; v < count; v++) {
        int tile = (first + v) / perTile;
        int y = tile / across * TILE;
        int x = tile % across * TILE;
        int lane = (first + v) % perTile * LANES;
        transformInputs(height, width, stride, from, in, y, x, lane, v * LANES);
      }
      for (int o = 0; o < to; o += block.rows()) {
        multiply(from, o, count);
        for (int v = 0; v < count; v++) {
          int tile = (first + v) / perTile;
          int y = tile / across * TILE;
          int x = tile % across * TILE;
          int lane = (first + v) % perTile * LANES;
          int channels = Math.min(block.rows(), to - o);
          transformOutputs(height, width, stride, o, channels, out, y, x, lane, v * LANES);
        }
      }
    }
  }

  /** The 36 matrix products of a chunk, for a block of output channels. */
  private void multiply(int from, int to, int count) {
    int rows = block.rows();
    for (int point = 0; point < POINTS; point++) {
      int a = (to / rows * POINTS + point) * from * rows;
      int b = point * from * wide;
      int c = point * rows * wide;
      if (count == 1) {
        block.narrow(from, filters, a, rows, inputs, b, wide, products, c, wide);
      } else {
        block.wide(from, filters, a, rows, inputs, b, wide, products, c, wide);
      }
    }
  }

  /** Bᵀ d B of a vector of examples of a tile, for all channels. */
  private void transformInputs(
      int height,
      int width,
      int stride,
      int channels,
      float[] in,
      int y,
      int x,
      int lane,
      int column) {
    boolean inside = y > 0 && x > 0 && y + SIZE - 1 <= height && x + SIZE - 1 <= width;
    int row = width * stride;
    for (int c = 0; c < channels; c++) {
      int corner = ((c * height + y - 1) * width + x - 1) * stride + lane;
      if (inside) {
        for (int j = 0; j < SIZE; j++) {
          WinogradTransforms.input(in, corner + j * stride, row, half, j * LANES, SIZE * LANES);
        }
      } else {
        copyPatch(height, width, stride, in, y - 1, x - 1, corner);
        for (int j = 0; j < SIZE; j++) {
          WinogradTransforms.input(patch, j * LANES, SIZE * LANES, half, j * LANES, SIZE * LANES);
        }
      }
      int target = c * wide + column;
      int step = channels * wide;
      for (int i = 0; i < SIZE; i++) {
        WinogradTransforms.input(
            half, i * SIZE * LANES, LANES, inputs, target + i * SIZE * step, step);
      }
    }
  }

  /** What a tile sees of the image, with zeros beyond its edges. */
  private void copyPatch(int height, int width, int stride, float[] in, int y, int x, int corner) {
    int at = 0;
    for (int i = 0; i < SIZE; i++) {
      boolean rowInside = y + i >= 0 && y + i < height;
      for (int j = 0; j < SIZE; j++) {
        if (rowInside && x + j >= 0 && x + j < width) {
          FloatVector.fromArray(SPECIES, in, corner + (i * width + j) * stride)
              .intoArray(patch, at);
        } else {
          FloatVector.zero(SPECIES).intoArray(patch, at);
        }
        at += LANES;
      }
    }
  }

  /** Aᵀ m A of a vector of examples of a tile, for a block of channels. */
  private void transformOutputs(
      int height,
      int width,
      int stride,
      int first,
      int channels,
      float[] out,
      int y,
      int x,
      int lane,
      int column) {
    int rows = Math.min(TILE, height - y);
    int columns = Math.min(TILE, width - x);
    int step = block.rows() * wide;
    for (int r = 0; r < channels; r++) {
      int source = r * wide + column;
      for (int j = 0; j < SIZE; j++) {
        WinogradTransforms.output(
            products, source + j * step, SIZE * step, half, j * LANES, SIZE * LANES, TILE);
      }
      int target = (((first + r) * height + y) * width + x) * stride + lane;
      for (int i = 0; i < rows; i++) {
        WinogradTransforms.output(
            half, i * SIZE * LANES, LANES, out, target + i * width * stride, stride, columns);
      }
    }
  }
}
