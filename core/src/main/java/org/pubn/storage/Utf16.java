package org.pubn.storage;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** Recognises UTF-16 by its first bytes, with a byte order mark or without. */
public final class Utf16 {

  /** How many bytes are enough to tell. */
  static final int LOOKED_AT = 256;

  private Utf16() {}

  /**
   * What a text that begins so is written in; empty where it is not UTF-16. Without a mark it is
   * told by zeros: in most languages of Europe and America at least every second character of
   * UTF-16 has one, always on the same side, and no other text has any.
   */
  public static Optional<Charset> of(byte[] begin) {
    int mark = begin.length < 2 ? 0 : ((begin[0] & 0xff) << 8) | (begin[1] & 0xff);
    if (mark == 0xfeff || mark == 0xfffe) {
      return Optional.of(StandardCharsets.UTF_16);
    }
    int pairs = Math.min(begin.length, LOOKED_AT) / 2;
    int[] zeros = new int[2];
    for (int i = 0; i < 2 * pairs; i++) {
      zeros[i % 2] += begin[i] == 0 ? 1 : 0;
    }
    boolean onBothSides = zeros[0] > 0 && zeros[1] > 0;
    if (pairs < 2 || onBothSides || 2 * (zeros[0] + zeros[1]) < pairs) {
      return Optional.empty();
    }
    return Optional.of(zeros[0] > 0 ? StandardCharsets.UTF_16BE : StandardCharsets.UTF_16LE);
  }
}
