package org.pubn.spark;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import org.apache.spark.ml.linalg.DenseVector;
import org.apache.spark.ml.linalg.SparseVector;
import org.apache.spark.ml.linalg.Vector;
import org.pubn.linear.LinearInput;
import org.pubn.sample.Role;

/**
 * Some rows of a partition: their cells, roles, folds and weights. Sparse rows are kept as such; a
 * block with rows of both kinds is sparse.
 */
final class RowBlock implements LinearInput, Serializable {

  private static final long serialVersionUID = 1L;
  private static final Role[] ROLES = Role.values();

  private final int columns;

  /** Where the cells of a row begin; without numbers in a dense block. */
  private final int[] starts;

  private final int[] indices;
  private final double[] values;
  private final byte[] roles;
  private final byte[] folds;
  private final double[] weights;

  private RowBlock(Builder builder) {
    this.columns = builder.columns;
    boolean sparse = builder.sparse;
    int rows = builder.vectors.size();
    int cells = 0;
    for (Vector vector : builder.vectors) {
      cells += sparse ? vector.numActives() : columns;
    }
    this.starts = new int[sparse ? rows + 1 : 0];
    this.indices = new int[sparse ? cells : 0];
    this.values = new double[cells];
    this.roles = new byte[rows];
    this.folds = new byte[rows];
    this.weights = new double[rows];
    int next = 0;
    for (int row = 0; row < rows; row++) {
      roles[row] = builder.roles.get(row);
      folds[row] = builder.folds.get(row);
      weights[row] = builder.weights.get(row);
      next = copy(builder.vectors.get(row), next, sparse);
      if (sparse) {
        starts[row + 1] = next;
      }
    }
  }

  private int copy(Vector vector, int offset, boolean sparse) {
    double[] cells =
        vector instanceof SparseVector compressed
            ? compressed.values()
            : ((DenseVector) vector).values();
    System.arraycopy(cells, 0, values, offset, cells.length);
    if (sparse) {
      for (int i = 0; i < cells.length; i++) {
        indices[offset + i] =
            vector instanceof SparseVector compressed ? compressed.indices()[i] : i;
      }
    }
    return offset + cells.length;
  }

  @Override
  public int rows() {
    return roles.length;
  }

  Role role(int row) {
    return ROLES[roles[row]];
  }

  int fold(int row) {
    return folds[row];
  }

  double weight(int row) {
    return weights[row];
  }

  @Override
  public double dot(int row, double[] function) {
    return starts.length == 0
        ? VectorCells.dot(values, row * columns, columns, function)
        : VectorCells.dot(indices, values, starts[row], starts[row + 1], function);
  }

  @Override
  public void addTo(int row, double factor, double[] sums) {
    if (starts.length == 0) {
      int from = row * columns;
      for (int i = 0; i < columns; i++) {
        sums[i] += factor * values[from + i];
      }
      return;
    }
    for (int i = starts[row]; i < starts[row + 1]; i++) {
      sums[indices[i]] += factor * values[i];
    }
  }

  /** Collects the rows of a block. */
  static final class Builder {

    private static final int MOST_ROWS = 4096;
    private static final int MOST_CELLS = 1 << 18;

    private final int columns;
    private final List<Vector> vectors = new ArrayList<>();
    private final List<Byte> roles = new ArrayList<>();
    private final List<Byte> folds = new ArrayList<>();
    private final List<Double> weights = new ArrayList<>();
    private boolean sparse;
    private long cells;

    Builder(int columns) {
      this.columns = columns;
    }

    void add(Vector vector, Role role, int fold, double weight) {
      vectors.add(vector);
      roles.add((byte) role.ordinal());
      folds.add((byte) fold);
      weights.add(weight);
      sparse |= vector instanceof SparseVector;
      cells += vector.numActives();
    }

    boolean isFull() {
      return vectors.size() >= MOST_ROWS || cells >= MOST_CELLS;
    }

    boolean isEmpty() {
      return vectors.isEmpty();
    }

    RowBlock build() {
      return new RowBlock(this);
    }
  }
}
