package org.pubn.simd;

/** Matrix products Σ a(k, ·) · b(k, ·) of arrays whose channels lie side by side. */
final class GradientSum {

  private final GemmBlock block;
  private final float[] tile;

  GradientSum(GemmBlock block) {
    this.block = block;
    tile = new float[block.rows() * block.wideColumns()];
  }

  /** Channels of a, with those that fill up vectors and blocks. */
  int rows(int channels) {
    int rows = block.rows();
    return columns((channels + rows - 1) / rows * rows);
  }

  /** Channels of b, with those that fill up vectors. */
  int columns(int channels) {
    int lanes = block.narrowColumns();
    return (channels + lanes - 1) / lanes * lanes;
  }

  /** c = Σ a(k, ·) · b(k, ·), or c += if {@code add}; of c only the first channels of a count. */
  void add(
      int channels,
      int columns,
      int rows,
      int length,
      float[] a,
      int aAt,
      float[] b,
      int bAt,
      float[] c,
      int cAt,
      boolean add) {
    int width;
    for (int column = 0; column < columns; column += width) {
      boolean wide = columns - column >= block.wideColumns();
      width = wide ? block.wideColumns() : block.narrowColumns();
      int panel = bAt + column;
      for (int row = 0; row < channels; row += block.rows()) {
        int at = cAt + row * columns + column;
        float[] target = add ? tile : c;
        int targetAt = add ? 0 : at;
        int step = add ? width : columns;
        if (wide) {
          block.wide(length, a, aAt + row, rows, b, panel, columns, target, targetAt, step);
        } else {
          block.narrow(length, a, aAt + row, rows, b, panel, columns, target, targetAt, step);
        }
        if (add) {
          Panels.addTile(block.rows(), width, tile, c, at, columns);
        }
      }
    }
  }
}
