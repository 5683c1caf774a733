package org.pubn.simd;

import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.VectorOperators;
import jdk.incubator.vector.VectorSpecies;

/**
 * The kernels that run once along their arrays. What is left behind the last whole vector is done
 * one by one.
 */
final class Elementwise {

  private static final VectorSpecies<Float> SPECIES = Lanes.SPECIES;
  private static final int LANES = Lanes.COUNT;

  private Elementwise() {}

  static void axpy(int length, float alpha, float[] x, int xOffset, float[] y, int yOffset) {
    FloatVector scale = FloatVector.broadcast(SPECIES, alpha);
    int i = 0;
    for (; i + LANES <= length; i += LANES) {
      FloatVector.fromArray(SPECIES, x, xOffset + i)
          .fma(scale, FloatVector.fromArray(SPECIES, y, yOffset + i))
          .intoArray(y, yOffset + i);
    }
    for (; i < length; i++) {
      y[yOffset + i] = Math.fma(x[xOffset + i], alpha, y[yOffset + i]);
    }
  }

  static void addBias(int rows, int stride, float[] bias, int biasOffset, float[] values) {
    for (int r = 0; r < rows; r++) {
      FloatVector add = FloatVector.broadcast(SPECIES, bias[biasOffset + r]);
      int end = (r + 1) * stride;
      for (int i = r * stride; i < end; i += LANES) {
        FloatVector.fromArray(SPECIES, values, i).add(add).intoArray(values, i);
      }
    }
  }

  static void relu(int length, float[] in, float[] out) {
    FloatVector zero = FloatVector.zero(SPECIES);
    int i = 0;
    for (; i + LANES <= length; i += LANES) {
      FloatVector value = FloatVector.fromArray(SPECIES, in, i);
      value.blend(zero, value.compare(VectorOperators.LT, zero)).intoArray(out, i);
    }
    for (; i < length; i++) {
      out[i] = in[i] < 0f ? 0f : in[i];
    }
  }

  static void reluBackward(int length, float[] out, float[] dOut, float[] dIn) {
    FloatVector zero = FloatVector.zero(SPECIES);
    int i = 0;
    for (; i + LANES <= length; i += LANES) {
      FloatVector value = FloatVector.fromArray(SPECIES, out, i);
      FloatVector d = FloatVector.fromArray(SPECIES, dOut, i);
      zero.blend(d, value.compare(VectorOperators.GT, zero)).intoArray(dIn, i);
    }
    for (; i < length; i++) {
      dIn[i] = out[i] > 0f ? dOut[i] : 0f;
    }
  }

  /** Row sums: two vectors of partial sums per row, whose lanes are then added in order. */
  static void rowSums(
      int rows, int stride, float[] values, int at, float[] sums, int sumsOffset, float[] lanes) {
    for (int r = 0; r < rows; r++) {
      FloatVector even = FloatVector.zero(SPECIES);
      FloatVector odd = FloatVector.zero(SPECIES);
      int end = at + (r + 1) * stride;
      int i = at + r * stride;
      for (; i + 2 * LANES <= end; i += 2 * LANES) {
        even = even.add(FloatVector.fromArray(SPECIES, values, i));
        odd = odd.add(FloatVector.fromArray(SPECIES, values, i + LANES));
      }
      if (i < end) {
        even = even.add(FloatVector.fromArray(SPECIES, values, i));
      }
      even.add(odd).intoArray(lanes, 0);
      float sum = 0f;
      for (int lane = 0; lane < LANES; lane++) {
        sum += lanes[lane];
      }
      sums[sumsOffset + r] = sum;
    }
  }
}
