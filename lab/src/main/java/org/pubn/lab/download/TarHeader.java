package org.pubn.lab.download;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;

/**
 * A header block of a tar archive (POSIX.1-1988 "ustar" and its GNU variant).
 *
 * @param path the path, with the prefix field of ustar in front
 * @param type the type flag
 * @param bytes the length of what follows the block
 */
record TarHeader(String path, char type, long bytes) {

  static final int BLOCK_BYTES = 512;

  private static final int CHECKSUM_AT = 148;
  private static final int CHECKSUM_BYTES = 8;

  static TarHeader parse(byte[] block) throws IOException {
    if (octal(block, CHECKSUM_AT, CHECKSUM_BYTES) != checksum(block)) {
      throw new IOException("a header in it is damaged");
    }
    String path = text(block, 0, 100);
    boolean posix = new String(block, 257, 6, ISO_8859_1).equals("ustar\0");
    String prefix = posix ? text(block, 345, 155) : "";
    return new TarHeader(
        prefix.isEmpty() ? path : prefix + "/" + path,
        (char) (block[156] & 0xff),
        number(block, 124, 12));
  }

  /** The sum of all bytes, with the field of the sum itself taken as spaces. */
  private static long checksum(byte[] block) {
    long sum = 0;
    for (int i = 0; i < block.length; i++) {
      boolean inField = i >= CHECKSUM_AT && i < CHECKSUM_AT + CHECKSUM_BYTES;
      sum += inField ? ' ' : block[i] & 0xff;
    }
    return sum;
  }

  private static String text(byte[] block, int from, int length) {
    int end = from;
    while (end < from + length && block[end] != 0) {
      end++;
    }
    return new String(block, from, end - from, UTF_8);
  }

  /** A number in octal digits or, when the first bit is set, in binary (GNU, large files). */
  private static long number(byte[] block, int from, int length) throws IOException {
    if ((block[from] & 0x80) == 0) {
      return octal(block, from, length);
    }
    long value = block[from] & 0x7f;
    for (int i = from + 1; i < from + length; i++) {
      if (value > Long.MAX_VALUE >> 8) {
        throw new IOException("a file in it is too large");
      }
      value = (value << 8) | (block[i] & 0xff);
    }
    return value;
  }

  private static long octal(byte[] block, int from, int length) throws IOException {
    String digits = text(block, from, length).strip();
    if (!digits.matches("[0-7]{0,12}")) {
      throw new IOException("a header in it is damaged");
    }
    return digits.isEmpty() ? 0 : Long.parseLong(digits, 8);
  }
}
