package org.pubn.spark;

import java.io.Externalizable;
import java.io.IOException;
import java.io.ObjectInput;
import java.io.ObjectOutput;
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
final class RowBlock implements LinearInput, Externalizable {

  private static final long serialVersionUID = 1L;
  private static final Role[] ROLES = Role.values();

  private int columns;

  /** Where the cells of a row begin; without numbers in a dense block. */
  private int[] starts = {};

  private int[] indices = {};
  private double[] values = {};
  private byte[] roles = {};
  private byte[] folds = {};
  private double[] weights = {};

  /** A block to be read from a stream. */
  public RowBlock() {}

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

  /** In bulk: blocks that do not fit in memory are read in every pass. */
  @Override
  public void writeExternal(ObjectOutput out) throws IOException {
    out.writeInt(columns);
    BulkNumbers.write(starts, out);
    BulkNumbers.write(indices, out);
    BulkNumbers.write(values, out);
    BulkNumbers.write(roles, out);
    BulkNumbers.write(folds, out);
    BulkNumbers.write(weights, out);
  }

  @Override
  public void readExternal(ObjectInput in) throws IOException {
    columns = in.readInt();
    starts = BulkNumbers.readInts(in);
    indices = BulkNumbers.readInts(in);
    values = BulkNumbers.readDoubles(in);
    roles = BulkNumbers.readBytes(in);
    folds = BulkNumbers.readBytes(in);
    weights = BulkNumbers.readDoubles(in);
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

    /**
     * A quarter of a megabyte. Arrays above half a region of the heap (1 MB where the heap has 2
     * GB) get regions of their own, part of which stays empty, and a stream of objects holds on to
     * the last hundred.
     */
    private static final int MOST_CELLS = 1 << 15;

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
