package org.pubn.simd;

import java.util.Arrays;
import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.VectorSpecies;
import org.pubn.nn.ConvShape;

/**
 * The derivative of a convolution with respect to its parameters where the filter may reach beyond
 * the image or moves by more than one pixel. Unlike in {@link FilterGradient}, the taps of a block
 * are input channels at the same place of the filter: they are cut off alike.
 */
final class PaddedFilterGradient {

  private static final VectorSpecies<Float> SPECIES = Lanes.SPECIES;
  private static final int LANES = Lanes.COUNT;

  /** Elements of a row that are handled at a time. */
  private static final int CHUNK = 512;

  private final ConvBlock block;
  private final float[] channels = new float[ConvBlock.CHANNELS * CHUNK];
  private final float[] lanes = new float[LANES];
  private float[] sums = new float[0];
  private int[] planes = new int[0];

  PaddedFilterGradient(ConvBlock block) {
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
    int area = shape.kernel() * shape.kernel();
    placeChannels(shape, stride);
    for (int o = 0; o < shape.outChannels(); o += ConvBlock.CHANNELS) {
      int count = Math.min(ConvBlock.CHANNELS, shape.outChannels() - o);
      Arrays.fill(sums, 0f);
      for (int y = 0; y < shape.outHeight(); y++) {
        correlateRow(shape, stride, in, dOut, o, count, y);
      }
      for (int r = 0; r < count; r++) {
        for (int c = 0; c < shape.inChannels(); c++) {
          for (int tap = 0; tap < area; tap++) {
            int target = weightOffset + ((o + r) * shape.inChannels() + c) * area + tap;
            gradients[target] = weightSum(r, c, tap);
          }
        }
      }
    }
    int plane = shape.outHeight() * shape.outWidth() * stride;
    for (int o = 0; o < shape.outChannels() && shape.biased(); o++) {
      Elementwise.rowSums(1, plane, dOut, o * plane, gradients, biasOffset + o, lanes);
    }
  }

  /** All taps over one row of output pixels, for a block of output channels. */
  private void correlateRow(
      ConvShape shape, int stride, float[] in, float[] dOut, int o, int count, int y) {
    int step = shape.step();
    // Pixels whose inputs are neighbors make one run.
    int run = step == 1 ? Math.max(1, CHUNK / stride) : 1;
    int plane = shape.outHeight() * shape.outWidth() * stride;
    for (int j = 0; j < shape.kernel(); j++) {
      int shift = j - shape.padding();
      int first = shift < 0 ? (step - 1 - shift) / step : 0;
      int end = Math.min(shape.outWidth(), Math.floorDiv(shape.width() - 1 - shift, step) + 1);
      for (int x = first; x < end; x += run) {
        int pixels = Math.min(run, end - x);
        for (int part = 0; part < pixels * stride; part += CHUNK) {
          int length = Math.min(CHUNK, pixels * stride - part);
          int d = o * plane + (y * shape.outWidth() + x) * stride + part;
          interleave(length, count, dOut, d, plane);
          for (int i = 0; i < shape.kernel(); i++) {
            int row = step * y + i - shape.padding();
            if (row >= 0 && row < shape.height()) {
              int at = (row * shape.width() + step * x + shift) * stride + part;
              correlate(shape, in, at, length, i * shape.kernel() + j);
            }
          }
        }
      }
    }
  }

  private void correlate(ConvShape shape, float[] in, int at, int length, int tap) {
    int blockSize = ConvBlock.CHANNELS * block.taps() * LANES;
    int blocks = planes.length / block.taps();
    int used = (shape.inChannels() + block.taps() - 1) / block.taps();
    for (int c = 0; c < used; c++) {
      int target = (tap * blocks + c) * blockSize;
      block.correlate(length, in, planes, c * block.taps(), at, channels, LANES, sums, target);
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

  /** Where the input channels begin; the last is repeated to fill a block. */
  private void placeChannels(ConvShape shape, int stride) {
    int needed = (shape.inChannels() + block.taps() - 1) / block.taps() * block.taps();
    if (planes.length < needed) {
      planes = new int[needed];
    }
    int area = shape.kernel() * shape.kernel();
    int size = planes.length * area * ConvBlock.CHANNELS * LANES;
    if (sums.length < size) {
      sums = new float[size];
    }
    for (int c = 0; c < needed; c++) {
      planes[c] = Math.min(c, shape.inChannels() - 1) * shape.height() * shape.width() * stride;
    }
  }

  private float weightSum(int channel, int c, int tap) {
    int blocks = planes.length / block.taps();
    int before = (tap * blocks + c / block.taps()) * ConvBlock.CHANNELS * block.taps();
    int at = (before + channel * block.taps() + c % block.taps()) * LANES;
    float sum = 0f;
    for (int lane = 0; lane < LANES; lane++) {
      sum += sums[at + lane];
    }
    return sum;
  }
}
