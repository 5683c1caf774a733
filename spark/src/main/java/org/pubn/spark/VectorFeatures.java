package org.pubn.spark;

import java.util.Arrays;
import java.util.List;
import org.apache.spark.ml.linalg.SparseVector;
import org.apache.spark.ml.linalg.Vector;
import org.pubn.data.DenseFeatures;
import org.pubn.data.Features;
import org.pubn.data.SparseFeatures;

/** Vectors of Spark as rows of the library, in floats. */
final class VectorFeatures {

  private VectorFeatures() {}

  /** Whether one of them is sparse. */
  static boolean anySparse(List<Vector> vectors) {
    return vectors.stream().anyMatch(vector -> vector instanceof SparseVector);
  }

  /** Rows of the given length, every cell stored. */
  static Features dense(List<Vector> vectors, int columns) {
    float[] cells = new float[Math.multiplyExact(vectors.size(), columns)];
    int next = 0;
    for (Vector vector : vectors) {
      for (double cell : vector.toArray()) {
        cells[next++] = (float) cell;
      }
    }
    return DenseFeatures.ofOwned(columns, cells);
  }

  /** Rows of the given length, cells that are zero not stored. */
  static Features sparse(List<Vector> vectors, int columns) {
    int cells = 0;
    for (Vector vector : vectors) {
      cells = Math.addExact(cells, vector.numActives());
    }
    int[] starts = new int[vectors.size() + 1];
    int[] indices = new int[cells];
    float[] values = new float[cells];
    int next = 0;
    for (int row = 0; row < vectors.size(); row++) {
      SparseVector compressed = vectors.get(row).toSparse();
      for (int i = 0; i < compressed.indices().length; i++) {
        indices[next] = compressed.indices()[i];
        values[next++] = (float) compressed.values()[i];
      }
      starts[row + 1] = next;
    }
    return SparseFeatures.ofOwned(
        columns, starts, Arrays.copyOf(indices, next), Arrays.copyOf(values, next));
  }
}
