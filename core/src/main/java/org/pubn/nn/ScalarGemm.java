package org.pubn.nn;

import java.util.Arrays;

/**
 * Matrix products row by row: each row of C gathers the rows of op(B), four at a time, scaled by
 * the elements of a row of op(A). A slice of op(B) is first copied into rows, which takes care of
 * its transposition too.
 */
final class ScalarGemm {

  /** RowLoops of op(B) handled before C moves on, so that they stay in the second-level cache. */
  private static final int SLICE = 128;

  private float[][] rows = {{}};
  private float[] sum = {};
  private float[] column = {};

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
    sum = sum.length < n ? new float[n] : sum;
    int rowStep = transA ? 1 : lda;
    int columnStep = transA ? lda : 1;
    if (n == 1 && !transA) {
      int step = transB ? 1 : ldb;
      multiplyColumn(m, k, a, aOffset, lda, b, bOffset, step, c, cOffset, ldc, accumulate);
      return;
    }
    rows = RowLoops.reserve(rows, Math.min(k, SLICE), n);
    for (int first = 0; first < k; first += SLICE) {
      int depth = Math.min(SLICE, k - first);
      if (transB) {
        copyColumns(depth, n, b, bOffset + first, ldb);
      } else {
        copyRows(depth, n, b, bOffset + first * ldb, ldb);
      }
      boolean add = accumulate || first > 0;
      for (int r = 0; r < m; r++) {
        int at = cOffset + r * ldc;
        if (add) {
          System.arraycopy(c, at, sum, 0, n);
        } else {
          Arrays.fill(sum, 0, n, 0f);
        }
        int left = aOffset + r * rowStep + first * columnStep;
        RowLoops.addScaledAll(n, depth, a, left, columnStep, rows, sum);
        System.arraycopy(sum, 0, c, at, n);
      }
    }
  }

  private void copyRows(int depth, int n, float[] b, int at, int ldb) {
    for (int p = 0; p < depth; p++) {
      System.arraycopy(b, at + p * ldb, rows[p], 0, n);
    }
  }

  private void copyColumns(int depth, int n, float[] b, int at, int ldb) {
    for (int p = 0; p < depth; p++) {
      float[] row = rows[p];
      for (int j = 0; j < n; j++) {
        row[j] = b[at + j * ldb + p];
      }
    }
  }

  /** The matrix–vector product by rows of A, where rows of op(B) would have one element. */
  private void multiplyColumn(
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
      int ldc,
      boolean accumulate) {
    column = column.length < k ? new float[k] : column;
    for (int p = 0; p < k; p++) {
      column[p] = b[bOffset + p * bStep];
    }
    for (int r = 0; r < m; r++) {
      int at = cOffset + r * ldc;
      float value = RowLoops.dot(k, a, aOffset + r * lda, column);
      c[at] = accumulate ? c[at] + value : value;
    }
  }
}
