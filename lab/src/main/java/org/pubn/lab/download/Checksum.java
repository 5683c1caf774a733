package org.pubn.lab.download;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/**
 * The digest of some bytes.
 *
 * @param algorithm how it was computed
 * @param hex the digest in lower-case hexadecimal digits
 */
public record Checksum(Algorithm algorithm, String hex) {

  private static final int BUFFER_BYTES = 1 << 16;

  /** The digests publishers of data sets give. */
  public enum Algorithm {
    /** SHA-256. */
    SHA_256("SHA-256", 32),
    /** MD5: finds damage, not malice. For archives whose publisher gives nothing better. */
    MD5("MD5", 16);

    private final String javaName;
    private final int bytes;

    Algorithm(String javaName, int bytes) {
      this.javaName = javaName;
      this.bytes = bytes;
    }

    MessageDigest newDigest() {
      try {
        return MessageDigest.getInstance(javaName);
      } catch (NoSuchAlgorithmException e) {
        throw new IllegalStateException("every Java platform has " + javaName, e);
      }
    }

    @Override
    public String toString() {
      return javaName;
    }
  }

  public Checksum {
    if (!hex.matches("[0-9a-f]{" + 2 * algorithm.bytes + "}")) {
      throw new IllegalArgumentException(
          "checksum %s: must be %d lower-case hexadecimal digits for %s"
              .formatted(hex, 2 * algorithm.bytes, algorithm));
    }
  }

  /** A SHA-256 checksum. */
  public static Checksum sha256(String hex) {
    return new Checksum(Algorithm.SHA_256, hex);
  }

  /** An MD5 checksum. */
  public static Checksum md5(String hex) {
    return new Checksum(Algorithm.MD5, hex);
  }

  /** The checksum of some bytes. */
  public static Checksum of(Algorithm algorithm, byte[] bytes) {
    return finished(algorithm, algorithm.newDigest(), bytes);
  }

  /** The checksum of the contents of a file. */
  public static Checksum of(Algorithm algorithm, Path file) throws IOException {
    MessageDigest digest = algorithm.newDigest();
    try (InputStream in = Files.newInputStream(file)) {
      byte[] buffer = new byte[BUFFER_BYTES];
      for (int n = in.read(buffer); n >= 0; n = in.read(buffer)) {
        digest.update(buffer, 0, n);
      }
    }
    return finished(algorithm, digest, new byte[0]);
  }

  /** Whether a file has this checksum. */
  boolean matches(Path file) throws IOException {
    return of(algorithm, file).equals(this);
  }

  private static Checksum finished(Algorithm algorithm, MessageDigest digest, byte[] rest) {
    return new Checksum(algorithm, HexFormat.of().formatHex(digest.digest(rest)));
  }

  @Override
  public String toString() {
    return algorithm + " " + hex;
  }
}
