package org.pubn.nn;

/**
 * The inner loops that the scalar kernels are built from. Every array is read from its beginning:
 * where arrays of one loop begin at different offsets, the compiler cannot rule out that they
 * overlap, and makes no vector instructions. Hence the kernels copy what they read often into rows
 * of their own.
 */
final class RowLoops {

  private RowLoops() {}

  /** y += alpha · x. */
  static void addScaled(int length, float alpha, float[] x, float[] y) {
    for (int i = 0; i < length; i++) {
      y[i] += alpha * x[i];
    }
  }

  /** y += Σ alpha(j) · x(j) for four rows; y is loaded and stored once. */
  static void addScaled4(
      int length,
      float alpha0,
      float[] x0,
      float alpha1,
      float[] x1,
      float alpha2,
      float[] x2,
      float alpha3,
      float[] x3,
      float[] y) {
    for (int i = 0; i < length; i++) {
      y[i] += (alpha0 * x0[i] + alpha1 * x1[i]) + (alpha2 * x2[i] + alpha3 * x3[i]);
    }
  }

  /** y += Σ alpha(at + j) · x(j) for {@code count} rows. */
  static void addScaledAll(
      int length, int count, float[] alpha, int at, int step, float[][] x, float[] y) {
    int j = 0;
    int a = at;
    for (; j + 4 <= count; j += 4) {
      addScaled4(
          length,
          alpha[a],
          x[j],
          alpha[a + step],
          x[j + 1],
          alpha[a + 2 * step],
          x[j + 2],
          alpha[a + 3 * step],
          x[j + 3],
          y);
      a += 4 * step;
    }
    for (; j < count; j++) {
      addScaled(length, alpha[a], x[j], y);
      a += step;
    }
  }

  /** y += u · v, element by element. */
  static void addProduct(int length, float[] u, float[] v, float[] y) {
    for (int i = 0; i < length; i++) {
      y[i] += u[i] * v[i];
    }
  }

  /** y += u0 · v0 + u1 · v1, element by element. */
  static void addProduct2(int length, float[] u0, float[] v0, float[] u1, float[] v1, float[] y) {
    for (int i = 0; i < length; i++) {
      y[i] += u0[i] * v0[i] + u1[i] * v1[i];
    }
  }

  /** Σ x, in four interleaved partial sums. */
  static float sum(int length, float[] x, int offset) {
    float s0 = 0f;
    float s1 = 0f;
    float s2 = 0f;
    float s3 = 0f;
    int end = offset + length;
    int i = offset;
    for (; i + 4 <= end; i += 4) {
      s0 += x[i];
      s1 += x[i + 1];
      s2 += x[i + 2];
      s3 += x[i + 3];
    }
    for (; i < end; i++) {
      s0 += x[i];
    }
    return (s0 + s1) + (s2 + s3);
  }

  /** Σ x · y, in four interleaved partial sums. */
  static float dot(int length, float[] x, int xOffset, float[] y) {
    float s0 = 0f;
    float s1 = 0f;
    float s2 = 0f;
    float s3 = 0f;
    int i = 0;
    for (; i + 4 <= length; i += 4) {
      s0 += x[xOffset + i] * y[i];
      s1 += x[xOffset + i + 1] * y[i + 1];
      s2 += x[xOffset + i + 2] * y[i + 2];
      s3 += x[xOffset + i + 3] * y[i + 3];
    }
    for (; i < length; i++) {
      s0 += x[xOffset + i] * y[i];
    }
    return (s0 + s1) + (s2 + s3);
  }

  /** The scratch rows, or more and longer ones where there are too few or they are too short. */
  static float[][] reserve(float[][] scratch, int count, int length) {
    if (scratch.length >= count && scratch[0].length >= length) {
      return scratch;
    }
    return new float[Math.max(count, scratch.length)][Math.max(length, scratch[0].length)];
  }
}
