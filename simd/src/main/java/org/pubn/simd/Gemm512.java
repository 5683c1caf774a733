package org.pubn.simd;

import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.VectorSpecies;

/**
 * The block for 512-bit vectors and 32 registers: 8 rows × 3 vectors take 24 accumulators, 3 for
 * the row of op(B) and 1 for the broadcast element of op(A). Three vectors divide the 144 columns
 * of a mini-batch of 140.
 *
 * <p>Every accumulator is a local variable of its own: in an array, or passed to a method, it would
 * be boxed.
 */
final class Gemm512 implements GemmBlock {

  private static final VectorSpecies<Float> SPECIES = FloatVector.SPECIES_512;
  private static final int LANES = 16;
  private static final int ROWS = 8;

  @Override
  public int rows() {
    return ROWS;
  }

  @Override
  public int wideColumns() {
    return 3 * LANES;
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
    FloatVector z0 = FloatVector.zero(SPECIES);
    FloatVector x1 = FloatVector.zero(SPECIES);
    FloatVector y1 = FloatVector.zero(SPECIES);
    FloatVector z1 = FloatVector.zero(SPECIES);
    FloatVector x2 = FloatVector.zero(SPECIES);
    FloatVector y2 = FloatVector.zero(SPECIES);
    FloatVector z2 = FloatVector.zero(SPECIES);
    FloatVector x3 = FloatVector.zero(SPECIES);
    FloatVector y3 = FloatVector.zero(SPECIES);
    FloatVector z3 = FloatVector.zero(SPECIES);
    FloatVector x4 = FloatVector.zero(SPECIES);
    FloatVector y4 = FloatVector.zero(SPECIES);
    FloatVector z4 = FloatVector.zero(SPECIES);
    FloatVector x5 = FloatVector.zero(SPECIES);
    FloatVector y5 = FloatVector.zero(SPECIES);
    FloatVector z5 = FloatVector.zero(SPECIES);
    FloatVector x6 = FloatVector.zero(SPECIES);
    FloatVector y6 = FloatVector.zero(SPECIES);
    FloatVector z6 = FloatVector.zero(SPECIES);
    FloatVector x7 = FloatVector.zero(SPECIES);
    FloatVector y7 = FloatVector.zero(SPECIES);
    FloatVector z7 = FloatVector.zero(SPECIES);
    int row = bAt;
    int column = aAt;
    for (int p = 0; p < k; p++) {
      FloatVector x = FloatVector.fromArray(SPECIES, b, row);
      FloatVector y = FloatVector.fromArray(SPECIES, b, row + LANES);
      FloatVector z = FloatVector.fromArray(SPECIES, b, row + 2 * LANES);
      FloatVector a0 = FloatVector.broadcast(SPECIES, a[column]);
      x0 = x.fma(a0, x0);
      y0 = y.fma(a0, y0);
      z0 = z.fma(a0, z0);
      FloatVector a1 = FloatVector.broadcast(SPECIES, a[column + 1]);
      x1 = x.fma(a1, x1);
      y1 = y.fma(a1, y1);
      z1 = z.fma(a1, z1);
      FloatVector a2 = FloatVector.broadcast(SPECIES, a[column + 2]);
      x2 = x.fma(a2, x2);
      y2 = y.fma(a2, y2);
      z2 = z.fma(a2, z2);
      FloatVector a3 = FloatVector.broadcast(SPECIES, a[column + 3]);
      x3 = x.fma(a3, x3);
      y3 = y.fma(a3, y3);
      z3 = z.fma(a3, z3);
      FloatVector a4 = FloatVector.broadcast(SPECIES, a[column + 4]);
      x4 = x.fma(a4, x4);
      y4 = y.fma(a4, y4);
      z4 = z.fma(a4, z4);
      FloatVector a5 = FloatVector.broadcast(SPECIES, a[column + 5]);
      x5 = x.fma(a5, x5);
      y5 = y.fma(a5, y5);
      z5 = z.fma(a5, z5);
      FloatVector a6 = FloatVector.broadcast(SPECIES, a[column + 6]);
      x6 = x.fma(a6, x6);
      y6 = y.fma(a6, y6);
      z6 = z.fma(a6, z6);
      FloatVector a7 = FloatVector.broadcast(SPECIES, a[column + 7]);
      x7 = x.fma(a7, x7);
      y7 = y.fma(a7, y7);
      z7 = z.fma(a7, z7);
      row += bStep;
      column += aStep;
    }
    int at = cAt;
    x0.intoArray(c, at);
    y0.intoArray(c, at + LANES);
    z0.intoArray(c, at + 2 * LANES);
    at += ldc;
    x1.intoArray(c, at);
    y1.intoArray(c, at + LANES);
    z1.intoArray(c, at + 2 * LANES);
    at += ldc;
    x2.intoArray(c, at);
    y2.intoArray(c, at + LANES);
    z2.intoArray(c, at + 2 * LANES);
    at += ldc;
    x3.intoArray(c, at);
    y3.intoArray(c, at + LANES);
    z3.intoArray(c, at + 2 * LANES);
    at += ldc;
    x4.intoArray(c, at);
    y4.intoArray(c, at + LANES);
    z4.intoArray(c, at + 2 * LANES);
    at += ldc;
    x5.intoArray(c, at);
    y5.intoArray(c, at + LANES);
    z5.intoArray(c, at + 2 * LANES);
    at += ldc;
    x6.intoArray(c, at);
    y6.intoArray(c, at + LANES);
    z6.intoArray(c, at + 2 * LANES);
    at += ldc;
    x7.intoArray(c, at);
    y7.intoArray(c, at + LANES);
    z7.intoArray(c, at + 2 * LANES);
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
    FloatVector x6 = FloatVector.zero(SPECIES);
    FloatVector x7 = FloatVector.zero(SPECIES);
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
      FloatVector a6 = FloatVector.broadcast(SPECIES, a[column + 6]);
      x6 = x.fma(a6, x6);
      FloatVector a7 = FloatVector.broadcast(SPECIES, a[column + 7]);
      x7 = x.fma(a7, x7);
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
    at += ldc;
    x6.intoArray(c, at);
    at += ldc;
    x7.intoArray(c, at);
  }
}
