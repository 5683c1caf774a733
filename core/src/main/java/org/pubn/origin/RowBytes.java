package org.pubn.origin;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.function.Consumer;
import org.pubn.data.DenseFeatures;
import org.pubn.data.Features;
import org.pubn.data.SparseFeatures;

/**
 * The bytes of rows, for digests: the values of a row as little-endian floats; of a sparse row the
 * number of cells, the columns and the values.
 */
public final class RowBytes {

  private RowBytes() {}

  /** D for dense and S for sparse rows. */
  public static char kind(Features features) {
    return features instanceof DenseFeatures ? 'D' : 'S';
  }

  /** Shows the bytes of every row, one after the other, in a buffer that is used again. */
  public static void forEach(Features features, Consumer<ByteBuffer> row) {
    if (features instanceof DenseFeatures dense) {
      forEach(dense, row);
    } else {
      forEach((SparseFeatures) features, row);
    }
  }

  private static void forEach(DenseFeatures features, Consumer<ByteBuffer> consumer) {
    float[] values = new float[features.columns()];
    ByteBuffer bytes = littleEndian(values.length);
    for (int row = 0; row < features.rows(); row++) {
      features.copyRow(row, values, 0);
      bytes.clear().asFloatBuffer().put(values);
      consumer.accept(bytes);
    }
  }

  private static void forEach(SparseFeatures features, Consumer<ByteBuffer> consumer) {
    int widest = features.maxCells();
    int[] indices = new int[widest];
    float[] values = new float[widest];
    ByteBuffer bytes = littleEndian(1 + 2 * widest);
    for (int row = 0; row < features.rows(); row++) {
      int cells = features.copyRow(row, indices, values, 0);
      bytes.clear().putInt(cells);
      for (int i = 0; i < cells; i++) {
        bytes.putInt(indices[i]);
      }
      for (int i = 0; i < cells; i++) {
        bytes.putFloat(values[i]);
      }
      consumer.accept(bytes.flip());
    }
  }

  /** Room for some numbers of 32 bits. */
  public static ByteBuffer littleEndian(int words) {
    return ByteBuffer.allocate(Math.multiplyExact(words, Float.BYTES))
        .order(ByteOrder.LITTLE_ENDIAN);
  }
}
