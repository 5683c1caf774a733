package org.pubn.nn;

/** The inner loops over contiguous elements that the scalar kernels are built from. */
final class Rows {

  private Rows() {}

  /** y += alpha · x. */
  static void addScaled(int length, float alpha, float[] x, int xOffset, float[] y, int yOffset) {
    for (int i = 0; i < length; i++) {
      y[yOffset + i] += alpha * x[xOffset + i];
    }
  }

  /** y += Σ alpha(j) · x(j) for four rows of one array; y is loaded and stored once. */
  static void addScaled4(
      int length,
      float alpha0,
      float alpha1,
      float alpha2,
      float alpha3,
      float[] x,
      int x0,
      int x1,
      int x2,
      int x3,
      float[] y,
      int yOffset) {
    for (int i = 0; i < length; i++) {
      y[yOffset + i] +=
          (alpha0 * x[x0 + i] + alpha1 * x[x1 + i]) + (alpha2 * x[x2 + i] + alpha3 * x[x3 + i]);
    }
  }

  /** y += u · v, element by element. */
  static void addProduct(int length, float[] u, int uOffset, float[] v, int vOffset, float[] y) {
    for (int i = 0; i < length; i++) {
      y[i] += u[uOffset + i] * v[vOffset + i];
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
  static float dot(int length, float[] x, int xOffset, float[] y, int yOffset) {
    float s0 = 0f;
    float s1 = 0f;
    float s2 = 0f;
    float s3 = 0f;
    int i = 0;
    for (; i + 4 <= length; i += 4) {
      s0 += x[xOffset + i] * y[yOffset + i];
      s1 += x[xOffset + i + 1] * y[yOffset + i + 1];
      s2 += x[xOffset + i + 2] * y[yOffset + i + 2];
      s3 += x[xOffset + i + 3] * y[yOffset + i + 3];
    }
    for (; i < length; i++) {
      s0 += x[xOffset + i] * y[yOffset + i];
    }
    return (s0 + s1) + (s2 + s3);
  }
}
