package org.pubn.simd;

import java.util.Arrays;
import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.VectorSpecies;
import org.pubn.nn.ConvShape;

/**
 * The derivative of a convolution with respect to its parameters: for every weight a correlation of
 * input and output derivative over pixels and examples.
 *
 * <p>A row of output pixels is contiguous, and so is what a tap reads for it. The rows are cut into
 * chunks that stay in the first-level cache while all taps pass over them.
 */
final class FilterGradient {

  private static final VectorSpecies<Float> SPECIES = Lanes.SPECIES;
  private static final int LANES = Lanes.COUNT;

  /** Elements of a row that are handled at a time. */
  private static final int CHUNK = 576;

  private final ConvBlock block;
  private final float[] biasSums = new float[ConvBlock.CHANNELS * LANES];
  private final float[] channels = new float[ConvBlock.CHANNELS * CHUNK];
  private float[] sums = new float[0];
  private int[] tapAt = new int[0];

  FilterGradient(ConvBlock block) {
    this.block = block;
  }

  void compute(
      ConvShape shape,
      int stride,
      float[] in,
      float[] dOut,
      float[] gradients,
      int weightOffset,
      int biasOffset) {
    int filter = shape.inChannels() * shape.kernel() * shape.kernel();
    placeTaps(shape, stride, filter);
    for (int o = 0; o < shape.outChannels(); o += ConvBlock.CHANNELS) {
      int count = Math.min(ConvBlock.CHANNELS, shape.outChannels() - o);
      Arrays.fill(sums, 0f);
      Arrays.fill(biasSums, 0f);
      correlateRows(shape, stride, filter, in, dOut, o, count);
      for (int r = 0; r < count; r++) {
        for (int t = 0; t < filter; t++) {
          gradients[weightOffset + (o + r) * filter + t] = weightSum(r, t);
        }
        gradients[biasOffset + o + r] = sum(biasSums, r * LANES, LANES);
      }
    }
  }

  private void correlateRows(
      ConvShape shape, int stride, int filter, float[] in, float[] dOut, int o, int count) {
    int rowLength = shape.outWidth() * stride;
    int plane = shape.outHeight() * rowLength;
    int blockSize = ConvBlock.CHANNELS * block.taps() * LANES;
    for (int y = 0; y < shape.outHeight(); y++) {
      for (int x = 0; x < rowLength; x += CHUNK) {
        int length = Math.min(CHUNK, rowLength - x);
        int shift = y * shape.width() * stride + x;
        int d = o * plane + y * rowLength + x;
        interleave(length, count, dOut, d, plane);
        for (int t = 0; t < filter; t += block.taps()) {
          int target = t / block.taps() * blockSize;
          block.correlate(length, in, tapAt, t, shift, channels, LANES, sums, target);
        }
        for (int r = 0; r < count; r++) {
          addLanes(length, dOut, d + r * plane, biasSums, r * LANES);
        }
      }
    }
  }

  /**
   * Lays the channels of a chunk side by side, a vector of each in turn; the rest stays as it is.
   */
  private void interleave(int length, int count, float[] dOut, int at, int plane) {
    for (int r = 0; r < count; r++) {
      int target = r * LANES;
      for (int i = 0; i < length; i += LANES) {
        FloatVector.fromArray(SPECIES, dOut, at + r * plane + i).intoArray(channels, target);
        target += ConvBlock.CHANNELS * LANES;
      }
    }
  }

  /** Where the taps of the output pixel (0, 0) stand; the last is repeated to fill a block. */
  private void placeTaps(ConvShape shape, int stride, int filter) {
    int blocks = (filter + block.taps() - 1) / block.taps();
    int needed = blocks * block.taps();
    if (tapAt.length < needed) {
      tapAt = new int[needed];
      sums = new float[needed * ConvBlock.CHANNELS * LANES];
    }
    for (int t = 0; t < needed; t++) {
      int tap = Math.min(t, filter - 1);
      int column = tap % shape.kernel();
      int row = tap / shape.kernel() % shape.kernel();
      int channel = tap / shape.kernel() / shape.kernel();
      tapAt[t] = ((channel * shape.height() + row) * shape.width() + column) * stride;
    }
  }

  private float weightSum(int channel, int tap) {
    int inBlock = channel * block.taps() + tap % block.taps();
    int before = tap / block.taps() * ConvBlock.CHANNELS * block.taps();
    return sum(sums, (before + inBlock) * LANES, LANES);
  }

  private static float sum(float[] values, int at, int count) {
    float sum = 0f;
    for (int i = 0; i < count; i++) {
      sum += values[at + i];
    }
    return sum;
  }

  private static void addLanes(int length, float[] values, int at, float[] lanes, int lanesAt) {
    FloatVector even = FloatVector.fromArray(SPECIES, lanes, lanesAt);
    FloatVector odd = FloatVector.zero(SPECIES);
    int i = 0;
    for (; i + 2 * LANES <= length; i += 2 * LANES) {
      even = even.add(FloatVector.fromArray(SPECIES, values, at + i));
      odd = odd.add(FloatVector.fromArray(SPECIES, values, at + i + LANES));
    }
    if (i < length) {
      even = even.add(FloatVector.fromArray(SPECIES, values, at + i));
    }
    even.add(odd).intoArray(lanes, lanesAt);
  }
}
