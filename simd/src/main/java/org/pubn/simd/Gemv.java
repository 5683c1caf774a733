package org.pubn.simd;

import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.VectorSpecies;

/** Matrix–vector products. They read each element of the matrix once, so memory sets their pace. */
final class Gemv {

  private static final VectorSpecies<Float> SPECIES = Lanes.SPECIES;
  private static final int LANES = Lanes.COUNT;

  private final float[] lanes = new float[LANES];
  private float[] x = new float[0];
  private float[] y = new float[0];

  /** y = op(A) · x or y += op(A) · x, where op(A) is m × k; x and y may be strided. */
  void multiply(
      boolean transA,
      int m,
      int k,
      float[] a,
      int aOffset,
      int lda,
      float[] from,
      int fromOffset,
      int fromStep,
      float[] to,
      int toOffset,
      int toStep,
      boolean accumulate) {
    x = grown(x, k);
    y = grown(y, m);
    for (int p = 0; p < k; p++) {
      x[p] = from[fromOffset + p * fromStep];
    }
    if (transA) {
      combineRows(m, k, a, aOffset, lda);
    } else {
      for (int r = 0; r < m; r++) {
        y[r] = dot(k, a, aOffset + r * lda);
      }
    }
    for (int r = 0; r < m; r++) {
      int at = toOffset + r * toStep;
      to[at] = accumulate ? to[at] + y[r] : y[r];
    }
  }

  /** y(r) = Σ x(p) · a(p, r). */
  private void combineRows(int m, int k, float[] a, int aOffset, int lda) {
    int r = 0;
    for (; r + 4 * LANES <= m; r += 4 * LANES) {
      FloatVector s0 = FloatVector.zero(SPECIES);
      FloatVector s1 = FloatVector.zero(SPECIES);
      FloatVector s2 = FloatVector.zero(SPECIES);
      FloatVector s3 = FloatVector.zero(SPECIES);
      for (int p = 0; p < k; p++) {
        int at = aOffset + p * lda + r;
        FloatVector scale = FloatVector.broadcast(SPECIES, x[p]);
        s0 = FloatVector.fromArray(SPECIES, a, at).fma(scale, s0);
        s1 = FloatVector.fromArray(SPECIES, a, at + LANES).fma(scale, s1);
        s2 = FloatVector.fromArray(SPECIES, a, at + 2 * LANES).fma(scale, s2);
        s3 = FloatVector.fromArray(SPECIES, a, at + 3 * LANES).fma(scale, s3);
      }
      s0.intoArray(y, r);
      s1.intoArray(y, r + LANES);
      s2.intoArray(y, r + 2 * LANES);
      s3.intoArray(y, r + 3 * LANES);
    }
    for (; r + LANES <= m; r += LANES) {
      FloatVector s = FloatVector.zero(SPECIES);
      for (int p = 0; p < k; p++) {
        FloatVector scale = FloatVector.broadcast(SPECIES, x[p]);
        s = FloatVector.fromArray(SPECIES, a, aOffset + p * lda + r).fma(scale, s);
      }
      s.intoArray(y, r);
    }
    for (; r < m; r++) {
      float s = 0f;
      for (int p = 0; p < k; p++) {
        s += x[p] * a[aOffset + p * lda + r];
      }
      y[r] = s;
    }
  }

  /** Σ x(p) · a(p), lanes added in order. */
  private float dot(int k, float[] a, int at) {
    FloatVector s0 = FloatVector.zero(SPECIES);
    FloatVector s1 = FloatVector.zero(SPECIES);
    int p = 0;
    for (; p + 2 * LANES <= k; p += 2 * LANES) {
      s0 = FloatVector.fromArray(SPECIES, a, at + p).fma(FloatVector.fromArray(SPECIES, x, p), s0);
      s1 =
          FloatVector.fromArray(SPECIES, a, at + p + LANES)
              .fma(FloatVector.fromArray(SPECIES, x, p + LANES), s1);
    }
    s0.add(s1).intoArray(lanes, 0);
    float sum = 0f;
    for (int i = 0; i < LANES; i++) {
      sum += lanes[i];
    }
    for (; p < k; p++) {
      sum += x[p] * a[at + p];
    }
    return sum;
  }

  private static float[] grown(float[] scratch, int length) {
    return scratch.length < length ? new float[length] : scratch;
  }
}
