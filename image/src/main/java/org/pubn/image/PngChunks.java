package org.pubn.image;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.zip.CRC32;

/** Looks through the chunks of a PNG file, whose checksums ImageIO does not verify. */
final class PngChunks {

  private static final int SIGNATURE = 8;

  private PngChunks() {}

  /** What is wrong with the chunks; empty if nothing is. */
  static Optional<String> flaw(byte[] file) {
    ByteBuffer chunks = ByteBuffer.wrap(file);
    chunks.position(SIGNATURE);
    while (chunks.remaining() >= 12) {
      int length = chunks.getInt();
      if (length < 0 || length > chunks.remaining() - 8) {
        return Optional.of("it is cut short");
      }
      int start = chunks.position();
      CRC32 sum = new CRC32();
      sum.update(file, start, 4 + length);
      String type = new String(file, start, 4, StandardCharsets.US_ASCII);
      chunks.position(start + 4 + length);
      if (chunks.getInt() != (int) sum.getValue()) {
        return Optional.of("a checksum is wrong");
      }
      if (type.equals("IEND")) {
        return Optional.empty();
      }
    }
    return Optional.of("it is cut short");
  }
}
