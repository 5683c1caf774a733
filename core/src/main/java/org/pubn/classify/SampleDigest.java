package org.pubn.classify;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.security.MessageDigest;
import org.pubn.data.DenseFeatures;
import org.pubn.data.Features;
import org.pubn.data.SparseFeatures;

/**
 * What identifies a sample without showing it.
 *
 * @param rows the number of examples
 * @param sha256 SHA-256, in hexadecimal, of the kind and the width of the table, then of every row:
 *     its values as little-endian floats; of sparse rows the number of cells, the columns and the
 *     values
 */
public record SampleDigest(int rows, String sha256) {

  public SampleDigest {
    if (rows < 0) {
      throw new IllegalArgumentException("sample of " + rows + " rows: must be at least 0");
    }
    Sha256.requireHex(sha256);
  }

  /** The digest of a sample. */
  public static SampleDigest of(Features features) {
    MessageDigest digest = Sha256.start();
    if (features instanceof DenseFeatures dense) {
      update(digest, dense);
    } else {
      update(digest, (SparseFeatures) features);
    }
    return new SampleDigest(features.rows(), Sha256.hex(digest));
  }

  private static void update(MessageDigest digest, DenseFeatures features) {
    float[] values = new float[features.columns()];
    ByteBuffer bytes = littleEndian(values.length);
    digest.update(littleEndian(2).putInt('D').putInt(features.columns()).flip());
    for (int row = 0; row < features.rows(); row++) {
      features.copyRow(row, values, 0);
      bytes.clear().asFloatBuffer().put(values);
      digest.update(bytes);
    }
  }

  private static void update(MessageDigest digest, SparseFeatures features) {
    int widest = features.maxCells();
    int[] indices = new int[widest];
    float[] values = new float[widest];
    ByteBuffer bytes = littleEndian(1 + 2 * widest);
    digest.update(littleEndian(2).putInt('S').putInt(features.columns()).flip());
    for (int row = 0; row < features.rows(); row++) {
      int cells = features.copyRow(row, indices, values, 0);
      bytes.clear().putInt(cells);
      for (int i = 0; i < cells; i++) {
        bytes.putInt(indices[i]);
      }
      for (int i = 0; i < cells; i++) {
        bytes.putFloat(values[i]);
      }
      digest.update(bytes.flip());
    }
  }

  private static ByteBuffer littleEndian(int words) {
    return ByteBuffer.allocate(Math.multiplyExact(words, Float.BYTES))
        .order(ByteOrder.LITTLE_ENDIAN);
  }
}
