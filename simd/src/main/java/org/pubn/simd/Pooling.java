package org.pubn.simd;

import java.util.Arrays;
import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.VectorMask;
import jdk.incubator.vector.VectorOperators;
import jdk.incubator.vector.VectorSpecies;
import org.pubn.nn.PoolShape;

/** Max-pooling over 2 × 2 windows. */
final class Pooling {

  private static final VectorSpecies<Float> SPECIES = Lanes.SPECIES;
  private static final int LANES = Lanes.COUNT;

  private Pooling() {}

  static void forward(PoolShape shape, int stride, float[] in, float[] out) {
    int below = shape.width() * stride;
    int outRow = 0;
    for (int c = 0; c < shape.channels(); c++) {
      for (int y = 0; y < shape.outHeight(); y++) {
        int window = (c * shape.height() + 2 * y) * below;
        for (int x = 0; x < shape.outWidth(); x++) {
          largest(stride, in, window, below, out, outRow);
          window += 2 * stride;
          outRow += stride;
        }
      }
    }
  }

  private static void largest(
      int stride, float[] in, int window, int below, float[] out, int outRow) {
    int right = window + stride;
    int low = window + below;
    int lowRight = low + stride;
    for (int b = 0; b < stride; b += LANES) {
      FloatVector v0 = FloatVector.fromArray(SPECIES, in, window + b);
      FloatVector v1 = FloatVector.fromArray(SPECIES, in, right + b);
      FloatVector v2 = FloatVector.fromArray(SPECIES, in, low + b);
      FloatVector v3 = FloatVector.fromArray(SPECIES, in, lowRight + b);
      FloatVector top = v0.blend(v1, v1.compare(VectorOperators.GT, v0));
      FloatVector bottom = v2.blend(v3, v3.compare(VectorOperators.GT, v2));
      top.blend(bottom, bottom.compare(VectorOperators.GT, top)).intoArray(out, outRow + b);
    }
  }

  static void backward(
      PoolShape shape, int stride, float[] in, float[] out, float[] dOut, float[] dIn) {
    int below = shape.width() * stride;
    int outRow = 0;
    for (int c = 0; c < shape.channels(); c++) {
      for (int y = 0; y < shape.outHeight(); y++) {
        int window = (c * shape.height() + 2 * y) * below;
        for (int x = 0; x < shape.outWidth(); x++) {
          spread(stride, in, window, below, out, dOut, outRow, dIn);
          window += 2 * stride;
          outRow += stride;
        }
      }
    }
    clearDropped(shape, stride, dIn);
  }

  /** Sends dOut to the first cell of a window that equals the largest. */
  private static void spread(
      int stride,
      float[] in,
      int window,
      int below,
      float[] out,
      float[] dOut,
      int outRow,
      float[] dIn) {
    int right = window + stride;
    int low = window + below;
    int lowRight = low + stride;
    for (int b = 0; b < stride; b += LANES) {
      FloatVector largest = FloatVector.fromArray(SPECIES, out, outRow + b);
      FloatVector d = FloatVector.fromArray(SPECIES, dOut, outRow + b);
      FloatVector zero = FloatVector.zero(SPECIES);
      VectorMask<Float> is0 =
          FloatVector.fromArray(SPECIES, in, window + b).compare(VectorOperators.EQ, largest);
      VectorMask<Float> is1 =
          FloatVector.fromArray(SPECIES, in, right + b).compare(VectorOperators.EQ, largest);
      VectorMask<Float> is2 =
          FloatVector.fromArray(SPECIES, in, low + b).compare(VectorOperators.EQ, largest);
      FloatVector not0 = d.blend(zero, is0);
      FloatVector not01 = not0.blend(zero, is1);
      zero.blend(d, is0).intoArray(dIn, window + b);
      zero.blend(not0, is1).intoArray(dIn, right + b);
      zero.blend(not01, is2).intoArray(dIn, low + b);
      not01.blend(zero, is2).intoArray(dIn, lowRight + b);
    }
  }

  /** An odd last row or column belongs to no window. */
  private static void clearDropped(PoolShape shape, int stride, float[] dIn) {
    int below = shape.width() * stride;
    for (int row = 0; row < shape.channels() * shape.height(); row++) {
      int y = row % shape.height();
      boolean dropped = y >= 2 * shape.outHeight();
      int begin = row * below + (dropped ? 0 : 2 * shape.outWidth() * stride);
      Arrays.fill(dIn, begin, (row + 1) * below, 0f);
    }
  }
}
