package org.pubn.simd;

import jdk.incubator.vector.VectorSpecies;
import org.pubn.nn.ConvShape;

/**
 * The derivative of a convolution of 3 × 3 by its filters, the transpose of what {@link
 * WinogradConvolution} does: with d a tile of 6 × 6 input pixels and y the derivative of its 4 × 4
 * output pixels, it is Gᵀ (Σ (A y Aᵀ) · (Bᵀ d B)) G, the sum over tiles and examples. That sum is a
 * matrix product for each of the 36 points.
 */
final class WinogradFilterGradient {

  private static final VectorSpecies<Float> SPECIES = Lanes.SPECIES;
  private static final int LANES = Lanes.COUNT;
  private static final int TILE = 4;
  private static final int SIZE = 6;
  private static final int POINTS = SIZE * SIZE;

  /** Products of a matrix element that are summed in registers, before they are added to it. */
  private static final int LENGTH = 128;

  /** Examples at a time at least, where there are as many: they lie side by side. */
  private static final int RUN = 64;

  /** Keeps the points from falling on the same lines of the cache. */
  private static final int GAP = 16;

  private final GradientSum sum;
  private final ChannelLanes inputs = new ChannelLanes();
  private final ChannelLanes outputs = new ChannelLanes();
  private final float[] half = new float[POINTS * LANES];
  private final float[] taps = new float[9 * LANES];
  private float[] inputPoints = new float[0];
  private float[] outputPoints = new float[0];
  private float[] products = new float[0];

  WinogradFilterGradient(GemmBlock block) {
    sum = new GradientSum(block);
  }

  void compute(
      ConvShape shape, int stride, float[] in, float[] dOut, float[] gradients, int weightOffset) {
    int from = sum.columns(shape.inChannels());
    int to = sum.rows(shape.outChannels());
    int across = (shape.width() + TILE - 1) / TILE;
    int down = (shape.height() + TILE - 1) / TILE;
    int tiles = across * down;
    int examples = Math.min(stride, Math.max(RUN, LENGTH / tiles / LANES * LANES));
    int perChunk = Math.min(across, Math.max(1, LENGTH / examples));
    reserve(from, to, perChunk * examples);
    inputs.reserve(SIZE, across * TILE + 2, examples, from);
    outputs.reserve(TILE, across * TILE, examples, to);
    boolean add = false;
    for (int first = 0; first < stride; first += examples) {
      int count = Math.min(examples, stride - first);
      for (int y = 0; y < shape.height(); y += TILE) {
        turnRows(shape, stride, in, dOut, first, count, y);
        for (int tile = 0; tile < across; tile += perChunk) {
          int used = Math.min(perChunk, across - tile);
          for (int t = 0; t < used; t++) {
            transformInputs(y, (tile + t) * TILE, count, from, t * count, used * count);
            transformOutputs(y, (tile + t) * TILE, count, to, t * count, used * count);
          }
          multiply(shape.outChannels(), from, to, used * count, add);
          add = true;
        }
      }
    }
    gather(shape, from, to, gradients, weightOffset);
  }

  private void reserve(int from, int to, int length) {
    if (inputPoints.length < POINTS * (length * from + GAP)) {
      inputPoints = new float[POINTS * (length * from + GAP)];
    }
    if (outputPoints.length < POINTS * (length * to + GAP)) {
      outputPoints = new float[POINTS * (length * to + GAP)];
    }
    if (products.length < POINTS * to * from) {
      products = new float[POINTS * to * from];
    }
  }

  /** The rows of a row of tiles; of the input, two are there from the row of tiles above. */
  private void turnRows(
      ConvShape shape, int stride, float[] in, float[] dOut, int first, int count, int y) {
    int height = shape.height();
    int width = shape.width();
    for (int i = y == 0 ? -1 : 1; i <= TILE; i++) {
      inputs.turn(in, shape.inChannels(), height, width, stride, first, count, y + i, 1);
    }
    for (int i = 0; i < TILE; i++) {
      outputs.turn(dOut, shape.outChannels(), height, width, stride, first, count, y + i, 0);
    }
  }

  /** Bᵀ d B of a tile, for some examples and all channels. */
  private void transformInputs(int y, int x, int count, int from, int k, int length) {
    float[] values = inputs.values();
    int pixel = inputs.pixelStep();
    int step = length * from + GAP;
    for (int b = 0; b < count; b++) {
      for (int c = 0; c < from; c += LANES) {
        for (int i = 0; i < SIZE; i++) {
          int at = inputs.row(y - 1 + i) + x * pixel + b * from + c;
          WinogradTransforms.input(values, at, pixel, half, i * LANES, SIZE * LANES);
        }
        int target = (k + b) * from + c;
        for (int j = 0; j < SIZE; j++) {
          int at = target + j * step;
          WinogradTransforms.input(half, j * SIZE * LANES, LANES, inputPoints, at, SIZE * step);
        }
      }
    }
  }

  /** A y Aᵀ of a tile, for some examples and all channels. */
  private void transformOutputs(int y, int x, int count, int to, int k, int length) {
    float[] values = outputs.values();
    int pixel = outputs.pixelStep();
    int step = length * to + GAP;
    for (int b = 0; b < count; b++) {
      for (int c = 0; c < to; c += LANES) {
        for (int i = 0; i < TILE; i++) {
          int at = outputs.row(y + i) + x * pixel + b * to + c;
          WinogradTransforms.outputBackward(values, at, pixel, half, i * LANES, TILE * LANES);
        }
        int target = (k + b) * to + c;
        for (int j = 0; j < SIZE; j++) {
          int at = target + j * step;
          WinogradTransforms.outputBackward(
              half, j * TILE * LANES, LANES, outputPoints, at, SIZE * step);
        }
      }
    }
  }

  private void multiply(int channels, int from, int to, int length, boolean add) {
    for (int point = 0; point < POINTS; point++) {
      int a = point * (length * to + GAP);
      int b = point * (length * from + GAP);
      int c = point * to * from;
      sum.add(channels, from, to, length, outputPoints, a, inputPoints, b, products, c, add);
    }
  }

  /** Gᵀ u G for every pair of channels. */
  private void gather(ConvShape shape, int from, int to, float[] gradients, int weightOffset) {
    int step = to * from;
    for (int o = 0; o < shape.outChannels(); o++) {
      for (int c = 0; c < shape.inChannels(); c += LANES) {
        for (int j = 0; j < SIZE; j++) {
          int at = j * step + o * from + c;
          WinogradTransforms.filterBackward(
              products, at, SIZE * step, half, j * LANES, SIZE * LANES);
        }
        for (int i = 0; i < 3; i++) {
          WinogradTransforms.filterBackward(
              half, i * SIZE * LANES, LANES, taps, 3 * i * LANES, LANES);
        }
        int count = Math.min(LANES, shape.inChannels() - c);
        int target = weightOffset + (o * shape.inChannels() + c) * 9;
        for (int lane = 0; lane < count; lane++) {
          for (int tap = 0; tap < 9; tap++) {
            gradients[target++] = taps[tap * LANES + lane];
          }
        }
      }
    }
  }
}
