package org.pubn.nn;

import java.util.Arrays;

/**
 * Matrix products row by row: each row of C gathers the rows of op(B), four at a time, scaled by
 * the elements of a row of op(A). Where op(B) is stored transposed, it is first copied into rows.
 */
final class ScalarGemm {

  /** Rows of op(B) handled before C moves on, so that they stay in the second-level cache. */
  private static final int K_BLOCK = 128;

  private float[] rows = new float[0];
  private float[] column = new float[0];

  void multiply(
      boolean transA,
      boolean transB,
      int m,
      int n,
      int k,
      float[] a,
      int aOffset,
      int lda,
      float[] b,
      int bOffset,
      int ldb,
      float[] c,
      int cOffset,
      int ldc,
      boolean accumulate) {
    if (!accumulate) {
      for (int r = 0; r < m; r++) {
        Arrays.fill(c, cOffset + r * ldc, cOffset + r * ldc + n, 0f);
      }
    }
    if (n == 1) {
      multiplyColumn(transA, m, k, a, aOffset, lda, b, bOffset, transB ? 1 : ldb, c, cOffset, ldc);
      return;
    }
    float[] source = b;
    int start = bOffset;
    int step = ldb;
    if (transB) {
      source = transposed(k, n, b, bOffset, ldb);
      start = 0;
      step = n;
    }
    int rowStep = transA ? 1 : lda;
    int columnStep = transA ? lda : 1;
    for (int first = 0; first < k; first += K_BLOCK) {
      int depth = Math.min(K_BLOCK, k - first);
      for (int r = 0; r < m; r++) {
        int aStart = aOffset + r * rowStep + first * columnStep;
        addRows(
            n,
            depth,
            a,
            aStart,
            columnStep,
            source,
            start + first * step,
            step,
            c,
            cOffset + r * ldc);
      }
    }
  }

  private static void addRows(
      int n,
      int depth,
      float[] a,
      int aStart,
      int aStep,
      float[] b,
      int bStart,
      int bStep,
      float[] c,
      int cStart) {
    int p = 0;
    int at = aStart;
    int row = bStart;
    for (; p + 4 <= depth; p += 4) {
      Rows.addScaled4(
          n,
          a[at],
          a[at + aStep],
          a[at + 2 * aStep],
          a[at + 3 * aStep],
          b,
          row,
          row + bStep,
          row + 2 * bStep,
          row + 3 * bStep,
          c,
          cStart);
      at += 4 * aStep;
      row += 4 * bStep;
    }
    for (; p < depth; p++) {
      Rows.addScaled(n, a[at], b, row, c, cStart);
      at += aStep;
      row += bStep;
    }
  }

  /** The matrix–vector product, which has no rows of op(B) to run along. */
  private void multiplyColumn(
      boolean transA,
      int m,
      int k,
      float[] a,
      int aOffset,
      int lda,
      float[] b,
      int bOffset,
      int bStep,
      float[] c,
      int cOffset,
      int ldc) {
    column = grown(column, Math.max(k, m));
    if (transA) {
      Arrays.fill(column, 0, m, 0f);
      for (int p = 0; p < k; p++) {
        Rows.addScaled(m, b[bOffset + p * bStep], a, aOffset + p * lda, column, 0);
      }
      for (int r = 0; r < m; r++) {
        c[cOffset + r * ldc] += column[r];
      }
    } else {
      for (int p = 0; p < k; p++) {
        column[p] = b[bOffset + p * bStep];
      }
      for (int r = 0; r < m; r++) {
        c[cOffset + r * ldc] += Rows.dot(k, a, aOffset + r * lda, column, 0);
      }
    }
  }

  /** op(B) = Bᵀ in rows of n elements; B is stored n × k. */
  private float[] transposed(int k, int n, float[] b, int bOffset, int ldb) {
    rows = grown(rows, k * n);
    for (int j = 0; j < n; j++) {
      int at = bOffset + j * ldb;
      for (int p = 0; p < k; p++) {
        rows[p * n + j] = b[at + p];
      }
    }
    return rows;
  }

  private static float[] grown(float[] scratch, int length) {
    return scratch.length < length ? new float[length] : scratch;
  }
}
