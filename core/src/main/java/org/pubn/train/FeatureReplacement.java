package org.pubn.train;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.pubn.data.DenseFeatures;
import org.pubn.data.Features;
import org.pubn.data.SparseFeatures;

/** Puts some features of other rows into the place of one's own. */
final class FeatureReplacement {

  private final int columns;
  private final BitSet replaced;

  FeatureReplacement(int columns, List<Integer> features) {
    this.columns = columns;
    this.replaced = new BitSet(columns);
    features.forEach(replaced::set);
  }

  /** Each row with the replaced features of the donor at its place. */
  Features apply(Features rows, Features donors) {
    return rows instanceof DenseFeatures dense
        ? apply(dense, (DenseFeatures) donors)
        : apply((SparseFeatures) rows, (SparseFeatures) donors);
  }

  private DenseFeatures apply(DenseFeatures rows, DenseFeatures donors) {
    float[] values = new float[rows.rows() * columns];
    for (int row = 0; row < rows.rows(); row++) {
      rows.copyRow(row, values, row * columns);
      for (int i = replaced.nextSetBit(0); i >= 0; i = replaced.nextSetBit(i + 1)) {
        values[row * columns + i] = donors.get(row, i);
      }
    }
    return DenseFeatures.withMissing(columns, values);
  }

  private SparseFeatures apply(SparseFeatures rows, SparseFeatures donors) {
    int widest = rows.maxCells() + donors.maxCells();
    int[] indices = new int[Math.multiplyExact(rows.rows(), widest)];
    float[] values = new float[indices.length];
    int[] starts = new int[rows.rows() + 1];
    Cells own = new Cells(rows);
    Cells other = new Cells(donors);
    int next = 0;
    for (int row = 0; row < rows.rows(); row++) {
      own.load(row, false);
      other.load(row, true);
      while (own.more() || other.more()) {
        Cells first = own.column() < other.column() ? own : other;
        indices[next] = first.column();
        values[next++] = first.value();
        first.advance();
      }
      starts[row + 1] = next;
    }
    return SparseFeatures.ofOwned(
        columns, starts, Arrays.copyOf(indices, next), Arrays.copyOf(values, next));
  }

  /** The cells of one row that are replaced, or those that are not, from left to right. */
  private final class Cells {
    private final SparseFeatures source;
    private final int[] indices;
    private final float[] values;
    private boolean wanted;
    private int count;
    private int next;

    Cells(SparseFeatures source) {
      this.source = source;
      this.indices = new int[source.maxCells()];
      this.values = new float[indices.length];
    }

    void load(int row, boolean ofReplaced) {
      wanted = ofReplaced;
      count = source.copyRow(row, indices, values, 0);
      next = -1;
      advance();
    }

    void advance() {
      do {
        next++;
      } while (next < count && replaced.get(indices[next]) != wanted);
    }

    boolean more() {
      return next < count;
    }

    int column() {
      return more() ? indices[next] : Integer.MAX_VALUE;
    }

    float value() {
      return values[next];
    }
  }
}
