package org.pubn.lab.download;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Path;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/**
 * The digest of some bytes: SHA-256, or MD5 for archives whose publisher gives nothing better,
 * which finds damage, not malice. Its length tells which.
 */
record Checksum(String hex) {

  static final String SHA_256 = "SHA-256";
  static final String MD5 = "MD5";

  Checksum {
    if (!hex.matches("[0-9a-f]{32}|[0-9a-f]{64}")) {
      throw new IllegalArgumentException(
          "checksum %s: must be 32 (MD5) or 64 (SHA-256) lower-case hexadecimal digits"
              .formatted(hex));
    }
  }

  String algorithm() {
    return hex.length() == 32 ? MD5 : SHA_256;
  }

  /** The checksum of some bytes. */
  static Checksum of(String algorithm, byte[] bytes) {
    return new Checksum(HexFormat.of().formatHex(digest(algorithm).digest(bytes)));
  }

  /** The checksum of the contents of a file. */
  static Checksum of(String algorithm, Path file) throws IOException {
    MessageDigest digest = digest(algorithm);
    try (InputStream in = new DigestInputStream(Disk.read(file), digest)) {
      in.transferTo(OutputStream.nullOutputStream());
    }
    return new Checksum(HexFormat.of().formatHex(digest.digest()));
  }

  private static MessageDigest digest(String algorithm) {
    try {
      return MessageDigest.getInstance(algorithm);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has " + algorithm, e);
    }
  }

  @Override
  public String toString() {
    return algorithm() + " " + hex;
  }
}
