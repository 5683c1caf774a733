package org.pubn.origin;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.regex.Pattern;

/** SHA-256 as lower-case hexadecimal digits. */
public final class Sha256 {

  private static final Pattern HEX = Pattern.compile("[0-9a-f]{64}");

  private Sha256() {}

  /** A digest of nothing yet. */
  public static MessageDigest start() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new AssertionError("every Java platform has SHA-256", e);
    }
  }

  /** What a digest has come to. */
  public static String hex(MessageDigest digest) {
    return HexFormat.of().formatHex(digest.digest());
  }

  /** The digest of some bytes. */
  public static String hex(byte[] bytes) {
    return HexFormat.of().formatHex(start().digest(bytes));
  }

  /**
   * Checks the form of a digest.
   *
   * @throws IllegalArgumentException if it is none
   */
  public static void requireHex(String text) {
    if (!HEX.matcher(text).matches()) {
      throw new IllegalArgumentException(
          "digest \"" + text + "\": must be 64 lower-case hexadecimal digits");
    }
  }
}
