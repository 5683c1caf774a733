package org.pubn.simd;

import java.util.Arrays;
import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.VectorOperators;
import jdk.incubator.vector.VectorSpecies;

/**
 * Batch norm: moments of channels, and affine functions of each followed by max(0, ·). Sums of
 * lanes beyond the examples are left out.
 */
final class Norm {

  private static final VectorSpecies<Float> SPECIES = Lanes.SPECIES;
  private static final int LANES = Lanes.COUNT;

  private final float[] lanes = new float[4 * LANES];

  /**
   * In one pass, by distances from a number near the mean, that of the first pixels: with s for it,
   * the variance is the mean of (x − s)² less (μ − s)², of which little cancels.
   */
  void moments(
      int channels, int pixels, int n, int stride, float[] in, float[] mean, float[] variance) {
    double count = (double) n * pixels;
    for (int c = 0; c < channels; c++) {
      int start = c * pixels * stride;
      float near = near(n, stride, in, start, pixels);
      double sum = 0;
      double squares = 0;
      for (int lane = 0; lane < n; lane += LANES) {
        addUp(pixels, stride, in, start + lane, near);
        int used = Math.min(LANES, n - lane);
        sum += sumOfLanes(0, used) + sumOfLanes(LANES, LANES + used);
        squares += sumOfLanes(2 * LANES, 2 * LANES + used);
        squares += sumOfLanes(3 * LANES, 3 * LANES + used);
      }
      double shift = sum / count;
      double square = squares / count;
      mean[c] = (float) (near + shift);
      variance[c] = (float) Math.max(0, square - shift * shift);
    }
  }

  /** The mean over some pixels from all over the channel. */
  private static float near(int n, int stride, float[] in, int start, int pixels) {
    double sum = 0;
    int step = Math.max(1, pixels / 8);
    int count = 0;
    for (int p = 0; p < pixels; p += step) {
      for (int b = 0; b < n; b++) {
        sum += in[start + p * stride + b];
      }
      count += n;
    }
    return (float) (sum / count);
  }

  /** Sums of distances, then of their squares, of one vector of examples over all pixels. */
  private void addUp(int pixels, int stride, float[] in, int start, float near) {
    FloatVector center = FloatVector.broadcast(SPECIES, near);
    FloatVector even = FloatVector.zero(SPECIES);
    FloatVector odd = FloatVector.zero(SPECIES);
    FloatVector evenSquare = FloatVector.zero(SPECIES);
    FloatVector oddSquare = FloatVector.zero(SPECIES);
    int end = start + (pixels & ~1) * stride;
    for (int at = start; at < end; at += 2 * stride) {
      FloatVector x = FloatVector.fromArray(SPECIES, in, at).sub(center);
      FloatVector y = FloatVector.fromArray(SPECIES, in, at + stride).sub(center);
      even = even.add(x);
      odd = odd.add(y);
      evenSquare = x.fma(x, evenSquare);
      oddSquare = y.fma(y, oddSquare);
    }
    if (pixels % 2 != 0) {
      FloatVector x = FloatVector.fromArray(SPECIES, in, end).sub(center);
      even = even.add(x);
      evenSquare = x.fma(x, evenSquare);
    }
    even.intoArray(lanes, 0);
    odd.intoArray(lanes, LANES);
    evenSquare.intoArray(lanes, 2 * LANES);
    oddSquare.intoArray(lanes, 3 * LANES);
  }

  private double sumOfLanes(int from, int to) {
    double sum = 0;
    for (int lane = from; lane < to; lane++) {
      sum += lanes[lane];
    }
    return sum;
  }

  static void affineRelu(
      int channels, int length, float[] scale, float[] shift, float[] in, float[] out) {
    FloatVector zero = FloatVector.zero(SPECIES);
    for (int c = 0; c < channels; c++) {
      FloatVector factor = FloatVector.broadcast(SPECIES, scale[c]);
      FloatVector add = FloatVector.broadcast(SPECIES, shift[c]);
      int end = (c + 1) * length;
      for (int i = c * length; i < end; i += LANES) {
        FloatVector value = FloatVector.fromArray(SPECIES, in, i).fma(factor, add);
        value.blend(zero, value.compare(VectorOperators.LT, zero)).intoArray(out, i);
      }
    }
  }

  void affineReluSums(
      int channels,
      int length,
      float[] in,
      float[] mean,
      float[] out,
      float[] dOut,
      float[] sums,
      float[] products) {
    FloatVector zero = FloatVector.zero(SPECIES);
    for (int c = 0; c < channels; c++) {
      FloatVector center = FloatVector.broadcast(SPECIES, mean[c]);
      FloatVector sum = FloatVector.zero(SPECIES);
      FloatVector product = FloatVector.zero(SPECIES);
      int end = (c + 1) * length;
      for (int i = c * length; i < end; i += LANES) {
        FloatVector y = FloatVector.fromArray(SPECIES, out, i);
        FloatVector d = FloatVector.fromArray(SPECIES, dOut, i);
        FloatVector active = zero.blend(d, y.compare(VectorOperators.GT, zero));
        sum = sum.add(active);
        product = FloatVector.fromArray(SPECIES, in, i).sub(center).fma(active, product);
      }
      sum.intoArray(lanes, 0);
      product.intoArray(lanes, LANES);
      sums[c] = (float) sumOfLanes(0, LANES);
      products[c] = (float) sumOfLanes(LANES, 2 * LANES);
    }
  }

  static void affineReluBackward(
      int channels,
      int pixels,
      int n,
      int stride,
      float[] a,
      float[] b,
      float[] shift,
      float[] in,
      float[] out,
      float[] dOut,
      float[] dIn) {
    FloatVector zero = FloatVector.zero(SPECIES);
    int length = pixels * stride;
    for (int c = 0; c < channels; c++) {
      FloatVector slope = FloatVector.broadcast(SPECIES, a[c]);
      FloatVector factor = FloatVector.broadcast(SPECIES, b[c]);
      FloatVector add = FloatVector.broadcast(SPECIES, shift[c]);
      int end = (c + 1) * length;
      for (int i = c * length; i < end; i += LANES) {
        FloatVector y = FloatVector.fromArray(SPECIES, out, i);
        FloatVector d = FloatVector.fromArray(SPECIES, dOut, i);
        FloatVector active = zero.blend(d, y.compare(VectorOperators.GT, zero));
        FloatVector rest = FloatVector.fromArray(SPECIES, in, i).fma(factor, add);
        active.fma(slope, rest).intoArray(dIn, i);
      }
      for (int i = c * length; i < end && n < stride; i += stride) {
        Arrays.fill(dIn, i + n, i + stride, 0f);
      }
    }
  }
}
