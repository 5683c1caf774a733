package org.pubn.simd;

/**
 * Matrix products by packed panels: for a slice of k, op(B) is packed into panels as wide as a
 * register block, which stay in the second-level cache; each block of rows of op(A) is packed into
 * the first-level cache and meets all panels. Packing takes care of the transpositions and fills
 * the edges with zeros.
 */
final class PackedGemm {

  /** Longest slice of k: a panel of 16 columns takes 20 KB, a block of 6 rows 8 KB. */
  private static final int SLICE = 320;

  private final GemmBlock block;
  private final Gemv gemv = new Gemv();
  private final float[] packedA;
  private final float[] tile;
  private float[] packedB = new float[0];

  PackedGemm(GemmBlock block) {
    this.block = block;
    packedA = new float[block.rows() * SLICE + Panels.SLACK];
    tile = new float[block.rows() * block.wideColumns()];
  }

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
    if (n == 1) {
      int step = transB ? 1 : ldb;
      gemv.multiply(transA, m, k, a, aOffset, lda, b, bOffset, step, c, cOffset, ldc, accumulate);
      return;
    }
    if (m == 1) {
      int step = transA ? lda : 1;
      gemv.multiply(!transB, n, k, b, bOffset, ldb, a, aOffset, step, c, cOffset, 1, accumulate);
      return;
    }
    int slices = (k + SLICE - 1) / SLICE;
    int depth = (k + slices - 1) / slices;
    reservePanels(depth, n);
    for (int first = 0; first < k; first += depth) {
      int length = Math.min(depth, k - first);
      packPanels(transB, n, length, b, bOffset + (transB ? first : first * ldb), ldb);
      boolean add = accumulate || first > 0;
      for (int row = 0; row < m; row += block.rows()) {
        int rows = Math.min(block.rows(), m - row);
        if (transA) {
          int at = aOffset + first * lda + row;
          Panels.packColumns(length, rows, block.rows(), a, at, lda, packedA, 0);
        } else {
          int at = aOffset + row * lda + first;
          Panels.packRows(length, rows, block.rows(), a, at, lda, packedA, 0);
        }
        multiplyRows(length, rows, n, c, cOffset + row * ldc, ldc, add);
      }
    }
  }

  private void reservePanels(int depth, int n) {
    int narrow = block.narrowColumns();
    int needed = depth * ((n + narrow - 1) / narrow * narrow) + Panels.SLACK;
    if (packedB.length < needed) {
      packedB = new float[needed];
    }
  }

  /** Wide panels as long as there are columns for them, then narrow ones. */
  private int panelWidth(int columnsLeft) {
    boolean wide = columnsLeft > block.wideColumns() - block.narrowColumns();
    return wide ? block.wideColumns() : block.narrowColumns();
  }

  private void packPanels(boolean transB, int n, int k, float[] b, int at, int ldb) {
    int width;
    int target = 0;
    for (int column = 0; column < n; column += width) {
      width = panelWidth(n - column);
      int columns = Math.min(width, n - column);
      if (transB) {
        Panels.packRows(k, columns, width, b, at + column * ldb, ldb, packedB, target);
      } else {
        Panels.packColumns(k, columns, width, b, at + column, ldb, packedB, target);
      }
      target += k * width;
    }
  }

  /** One block of rows of C, from the packed block of op(A) and all panels of op(B). */
  private void multiplyRows(int k, int rows, int n, float[] c, int cAt, int ldc, boolean add) {
    int width;
    int panel = 0;
    for (int column = 0; column < n; column += width) {
      width = panelWidth(n - column);
      int columns = Math.min(width, n - column);
      boolean whole = rows == block.rows() && columns == width;
      boolean direct = whole && !add;
      float[] target = direct ? c : tile;
      int at = direct ? cAt + column : 0;
      int step = direct ? ldc : width;
      if (width == block.wideColumns()) {
        block.wide(k, packedA, 0, block.rows(), packedB, panel, width, target, at, step);
      } else {
        block.narrow(k, packedA, 0, block.rows(), packedB, panel, width, target, at, step);
      }
      if (whole && add) {
        Panels.addTile(rows, width, tile, c, cAt + column, ldc);
      } else if (!direct) {
        copyTile(rows, columns, width, c, cAt + column, ldc, add);
      }
      panel += k * width;
    }
  }

  /** Takes over the part of a block that lies inside C. */
  private void copyTile(
      int rows, int columns, int width, float[] c, int cAt, int ldc, boolean add) {
    for (int r = 0; r < rows; r++) {
      int at = cAt + r * ldc;
      for (int j = 0; j < columns; j++) {
        float value = tile[r * width + j];
        c[at + j] = add ? c[at + j] + value : value;
      }
    }
  }
}
