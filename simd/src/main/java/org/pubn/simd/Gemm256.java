package org.pubn.simd;

import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.VectorSpecies;

/**
 * The block for 256-bit vectors and 16 registers: 6 rows × 2 vectors take 12 accumulators, 2 for
 * the row of op(B) and 1 for the broadcast element of op(A).
 *
 * <p>Every accumulator is a local variable of its own: in an array, or passed to a method, it would
 * be boxed.
 */
final class Gemm256 implements GemmBlock {

  private static final VectorSpecies<Float> SPECIES = FloatVector.SPECIES_256;
  private static final int LANES = 8;
  private static final int ROWS = 6;

  @Override
  public int rows() {
    return ROWS;
  }

  @Override
  public int wideColumns() {
    return 2 * LANES;
  }

  @Override
  public int narrowColumns() {
    return LANES;
  }

  @Override
  public void wide(
      int k,
      float[] a,
      int aAt,
      int aStep,
      float[] b,
      int bAt,
      int bStep,
      float[] c,
      int cAt,
      int ldc) {
    FloatVector x0 = FloatVector.zero(SPECIES);
    FloatVector y0 = FloatVector.zero(SPECIES);
    FloatVector x1 = FloatVector.zero(SPECIES);
    FloatVector y1 = FloatVector.zero(SPECIES);
    FloatVector x2 = FloatVector.zero(SPECIES);
    FloatVector y2 = FloatVector.zero(SPECIES);
    FloatVector x3 = FloatVector.zero(SPECIES);
    FloatVector y3 = FloatVector.zero(SPECIES);
    FloatVector x4 = FloatVector.zero(SPECIES);
    FloatVector y4 = FloatVector.zero(SPECIES);
    FloatVector x5 = FloatVector.zero(SPECIES);
    FloatVector y5 = FloatVector.zero(SPECIES);
    int row = bAt;
    int column = aAt;
    for (int p = 0; p < k; p++) {
      FloatVector x = FloatVector.fromArray(SPECIES, b, row);
      FloatVector y = FloatVector.fromArray(SPECIES, b, row + LANES);
      FloatVector a0 = FloatVector.broadcast(SPECIES, a[column]);
      x0 = x.fma(a0, x0);
      y0 = y.fma(a0, y0);
      FloatVector a1 = FloatVector.broadcast(SPECIES, a[column + 1]);
      x1 = x.fma(a1, x1);
      y1 = y.fma(a1, y1);
      FloatVector a2 = FloatVector.broadcast(SPECIES, a[column + 2]);
      x2 = x.fma(a2, x2);
      y2 = y.fma(a2, y2);
      FloatVector a3 = FloatVector.broadcast(SPECIES, a[column + 3]);
      x3 = x.fma(a3, x3);
      y3 = y.fma(a3, y3);
      FloatVector a4 = FloatVector.broadcast(SPECIES, a[column + 4]);
      x4 = x.fma(a4, x4);
      y4 = y.fma(a4, y4);
      FloatVector a5 = FloatVector.broadcast(SPECIES, a[column + 5]);
      x5 = x.fma(a5, x5);
      y5 = y.fma(a5, y5);
      row += bStep;
      column += aStep;
    }
    int at = cAt;
    x0.intoArray(c, at);
    y0.intoArray(c, at + LANES);
    at += ldc;
    x1.intoArray(c, at);
    y1.intoArray(c, at + LANES);
    at += ldc;
    x2.intoArray(c, at);
    y2.intoArray(c, at + LANES);
    at += ldc;
    x3.intoArray(c, at);
    y3.intoArray(c, at + LANES);
    at += ldc;
    x4.intoArray(c, at);
    y4.intoArray(c, at + LANES);
    at += ldc;
    x5.intoArray(c, at);
    y5.intoArray(c, at + LANES);
  }

  @Override
  public void narrow(
      int k,
      float[] a,
      int aAt,
      int aStep,
      float[] b,
      int bAt,
      int bStep,
      float[] c,
      int cAt,
      int ldc) {
    FloatVector x0 = FloatVector.zero(SPECIES);
    FloatVector x1 = FloatVector.zero(SPECIES);
    FloatVector x2 = FloatVector.zero(SPECIES);
    FloatVector x3 = FloatVector.zero(SPECIES);
    FloatVector x4 = FloatVector.zero(SPECIES);
    FloatVector x5 = FloatVector.zero(SPECIES);
    int row = bAt;
    int column = aAt;
    for (int p = 0; p < k; p++) {
      FloatVector x = FloatVector.fromArray(SPECIES, b, row);
      FloatVector a0 = FloatVector.broadcast(SPECIES, a[column]);
      x0 = x.fma(a0, x0);
      FloatVector a1 = FloatVector.broadcast(SPECIES, a[column + 1]);
      x1 = x.fma(a1, x1);
      FloatVector a2 = FloatVector.broadcast(SPECIES, a[column + 2]);
      x2 = x.fma(a2, x2);
      FloatVector a3 = FloatVector.broadcast(SPECIES, a[column + 3]);
      x3 = x.fma(a3, x3);
      FloatVector a4 = FloatVector.broadcast(SPECIES, a[column + 4]);
      x4 = x.fma(a4, x4);
      FloatVector a5 = FloatVector.broadcast(SPECIES, a[column + 5]);
      x5 = x.fma(a5, x5);
      row += bStep;
      column += aStep;
    }
    int at = cAt;
    x0.intoArray(c, at);
    at += ldc;
    x1.intoArray(c, at);
    at += ldc;
    x2.intoArray(c, at);
    at += ldc;
    x3.intoArray(c, at);
    at += ldc;
    x4.intoArray(c, at);
    at += ldc;
    x5.intoArray(c, at);
  }
}
