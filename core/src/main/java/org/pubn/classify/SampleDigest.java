package org.pubn.classify;

import java.security.MessageDigest;
import org.pubn.data.Features;
import org.pubn.origin.RowBytes;
import org.pubn.origin.Sha256;

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
    digest.update(
        RowBytes.littleEndian(2).putInt(RowBytes.kind(features)).putInt(features.columns()).flip());
    RowBytes.forEach(features, digest::update);
    return new SampleDigest(features.rows(), Sha256.hex(digest));
  }
}
