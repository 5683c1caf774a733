package org.pubn.simd;

import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.VectorSpecies;

/** Copies blocks of matrices into the order in which a {@link GemmBlock} reads them, and back. */
final class Panels {

  private static final VectorSpecies<Float> SPECIES = Lanes.SPECIES;
  private static final int LANES = Lanes.COUNT;

  private Panels() {}

  /**
   * Packs {@code width} rows of a matrix, stored one after the other, as columns: {@code to[p *
   * width + r] = from[at + r * step + p]} for p &lt; k, r &lt; count, and zeros for count ≤ r &lt;
   * width.
   */
  static void packRows(
      int k, int count, int width, float[] from, int at, int step, float[] to, int toAt) {
    int r = 0;
    for (; r + 4 <= count; r += 4) {
      int row0 = at + r * step;
      int row1 = row0 + step;
      int row2 = row1 + step;
      int row3 = row2 + step;
      int target = toAt + r;
      for (int p = 0; p < k; p++) {
        to[target] = from[row0 + p];
        to[target + 1] = from[row1 + p];
        to[target + 2] = from[row2 + p];
        to[target + 3] = from[row3 + p];
        target += width;
      }
    }
    for (; r < width; r++) {
      int target = toAt + r;
      int row = at + r * step;
      for (int p = 0; p < k; p++) {
        to[target] = r < count ? from[row + p] : 0f;
        target += width;
      }
    }
  }

  /**
   * Packs a strip of {@code count} columns: {@code to[p * width + j] = from[at + p * step + j]} for
   * p &lt; k, j &lt; count, and zeros for count ≤ j &lt; width. Needs {@link #SLACK} elements of
   * room behind the strip.
   */
  static void packColumns(
      int k, int count, int width, float[] from, int at, int step, float[] to, int toAt) {
    // Whole vectors are copied even past the width, for the next row overwrites the excess.
    int covered = (width + LANES - 1) / LANES * LANES;
    int whole = count == width ? wholeRows(k, covered, from.length - at, step) : 0;
    for (int p = 0; p < whole; p++) {
      int source = at + p * step;
      int target = toAt + p * width;
      for (int j = 0; j < covered; j += LANES) {
        FloatVector.fromArray(SPECIES, from, source + j).intoArray(to, target + j);
      }
    }
    for (int p = whole; p < k; p++) {
      int source = at + p * step;
      int target = toAt + p * width;
      for (int j = 0; j < width; j++) {
        to[target + j] = j < count ? from[source + j] : 0f;
      }
    }
  }

  /** C += tile, for a block of C that is whole vectors wide. */
  static void addTile(int rows, int width, float[] tile, float[] c, int cAt, int ldc) {
    for (int r = 0; r < rows; r++) {
      int at = cAt + r * ldc;
      for (int j = 0; j < width; j += LANES) {
        FloatVector.fromArray(SPECIES, tile, r * width + j)
            .add(FloatVector.fromArray(SPECIES, c, at + j))
            .intoArray(c, at + j);
      }
    }
  }

  /** Room that {@link #packColumns} may overwrite behind a strip. */
  static final int SLACK = LANES;

  /** How many of the k rows can be read whole vectors at a time without leaving the array. */
  private static int wholeRows(int k, int covered, int available, int step) {
    if (available < covered) {
      return 0;
    }
    return Math.min(k, (available - covered) / Math.max(1, step) + 1);
  }
}
