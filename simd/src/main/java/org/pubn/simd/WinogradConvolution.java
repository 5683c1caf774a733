package org.pubn.simd;

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
  private final float[] products;
  private final int[] tileY;
  private final int[] tileX;
  private final int[] pixel;
  private float[] taps = new float[0];
  private float[] filters = new float[0];
  private float[] inputs = new float[0];
  private int filterStep;

  WinogradConvolution(GemmBlock block) {
    this.block = block;
    wide = block.wideColumns();
    products = new float[POINTS * block.rows() * wide];
    tileY = new int[wide / LANES];
    tileX = new int[wide / LANES];
    pixel = new int[wide / LANES];
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
    for (int o = 0; o < to; o += block.rows()) {
      for (int r = 0; r < block.rows(); r++) {
        int source = weightOffset + (o + r) * from * 9;
        for (int c = 0; c < from; c++) {
          placeTaps(parameters, source + c * 9, 1, o + r < to, c * block.rows() + r);
        }
      }
      transformFilters(o);
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
    for (int o = 0; o < to; o += block.rows()) {
      for (int c = 0; c < from; c++) {
        for (int r = 0; r < block.rows(); r++) {
          int source = weightOffset + (c * to + o + r) * 9 + 8;
          placeTaps(parameters, source, -1, o + r < to, c * block.rows() + r);
        }
      }
      transformFilters(o);
    }
    convolve(shape.height(), shape.width(), stride, from, to, dOut, dIn);
  }

  private void reserve(int from, int to) {
    int rows = block.rows();
    filterStep = (from * rows + LANES - 1) / LANES * LANES;
    int blocks = (to + rows - 1) / rows;
    if (taps.length < 9 * filterStep) {
      taps = new float[9 * filterStep];
    }
    if (filters.length < POINTS * blocks * filterStep) {
      filters = new float[POINTS * blocks * filterStep];
    }
    if (inputs.length < POINTS * from * wide) {
      inputs = new float[POINTS * from * wide];
    }
  }

  /** Puts the taps of a filter side by side with those of others; zeros if there is no such one. */
  private void placeTaps(float[] parameters, int source, int step, boolean present, int at) {
    for (int i = 0; i < 9; i++) {
      taps[i * filterStep + at] = present ? parameters[source + i * step] : 0f;
    }
  }

  /** G g Gᵀ of a block of output channels: by point, input channel, output channel. */
  private void transformFilters(int to) {
    int block0 = to / block.rows() * POINTS * filterStep;
    for (int at = 0; at < filterStep; at += LANES) {
      for (int i = 0; i < 3; i++) {
        int source = i * filterStep + at;
        WinogradTransforms.filter(taps, source, 3 * filterStep, half, i * LANES, 3 * LANES);
      }
      for (int i = 0; i < SIZE; i++) {
        int target = block0 + i * SIZE * filterStep + at;
        WinogradTransforms.filter(half, 3 * i * LANES, LANES, filters, target, filterStep);
      }
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
        tileY[v] = tile / across * TILE;
        tileX[v] = tile % across * TILE;
        int lane = (first + v) % perTile * LANES;
        pixel[v] = (tileY[v] * width + tileX[v]) * stride + lane;
      }
      for (int c = 0; c < from; c++) {
        transformInputs(height, width, stride, from, in, c, count);
      }
      for (int o = 0; o < to; o += block.rows()) {
        multiply(from, o, count);
        int channels = Math.min(block.rows(), to - o);
        for (int r = 0; r < channels; r++) {
          transformOutputs(height, width, stride, o + r, out, r, count);
        }
      }
    }
  }

  /** The 36 matrix products of a chunk, for a block of output channels. */
  private void multiply(int from, int to, int count) {
    int rows = block.rows();
    for (int point = 0; point < POINTS; point++) {
      int a = (to / rows * POINTS + point) * filterStep;
      int b = point * from * wide;
      int c = point * rows * wide;
      if (count > 2 || wide == 2 * LANES && count > 1) {
        block.wide(from, filters, a, rows, inputs, b, wide, products, c, wide);
      } else {
        for (int v = 0; v < count; v++) {
          int shift = v * LANES;
          block.narrow(from, filters, a, rows, inputs, b + shift, wide, products, c + shift, wide);
        }
      }
    }
  }

  /** Bᵀ d B of a channel of a chunk. */
  private void transformInputs(
      int height, int width, int stride, int channels, float[] in, int c, int count) {
    int row = width * stride;
    int step = channels * wide;
    for (int v = 0; v < count; v++) {
      int y = tileY[v] - 1;
      int x = tileX[v] - 1;
      int corner = c * height * row + pixel[v] - row - stride;
      if (y >= 0 && x >= 0 && y + SIZE <= height && x + SIZE <= width) {
        for (int j = 0; j < SIZE; j++) {
          WinogradTransforms.input(in, corner + j * stride, row, half, j * LANES, SIZE * LANES);
        }
      } else {
        copyPatch(height, width, stride, in, y, x, corner);
        for (int j = 0; j < SIZE; j++) {
          WinogradTransforms.input(patch, j * LANES, SIZE * LANES, half, j * LANES, SIZE * LANES);
        }
      }
      int target = c * wide + v * LANES;
      for (int i = 0; i < SIZE; i++) {
        int at = target + i * SIZE * step;
        WinogradTransforms.input(half, i * SIZE * LANES, LANES, inputs, at, step);
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

  /** Aᵀ m A of channel r of a block, for a chunk. */
  private void transformOutputs(
      int height, int width, int stride, int channel, float[] out, int r, int count) {
    int step = block.rows() * wide;
    for (int v = 0; v < count; v++) {
      int rows = Math.min(TILE, height - tileY[v]);
      int columns = Math.min(TILE, width - tileX[v]);
      int source = r * wide + v * LANES;
      for (int j = 0; j < SIZE; j++) {
        WinogradTransforms.output(
            products, source + j * step, SIZE * step, half, j * LANES, SIZE * LANES, TILE);
      }
      int target = channel * height * width * stride + pixel[v];
      for (int i = 0; i < rows; i++) {
        int at = target + i * width * stride;
        WinogradTransforms.output(half, i * SIZE * LANES, LANES, out, at, stride, columns);
      }
    }
  }
}
