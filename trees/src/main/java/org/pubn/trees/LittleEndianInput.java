package org.pubn.trees;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;

/** Reads numbers, the lowest byte first, and knows how many bytes are left. */
final class LittleEndianInput {

  private final InputStream in;
  private final CRC32 checksum = new CRC32();
  private final ByteBuffer buffer = ByteBuffer.allocate(1 << 16).order(ByteOrder.LITTLE_ENDIAN);

  /** Bytes that were not yet fetched into the buffer. */
  private long unread;

  LittleEndianInput(InputStream in, long size) {
    this.in = in;
    this.unread = size;
    buffer.limit(0);
  }

  String ascii(int length) throws IOException {
    need(length);
    byte[] bytes = new byte[length];
    buffer.get(bytes);
    return new String(bytes, StandardCharsets.ISO_8859_1);
  }

  int nextInt() throws IOException {
    need(4);
    return buffer.getInt();
  }

  long nextLong() throws IOException {
    need(8);
    return buffer.getLong();
  }

  double nextDouble() throws IOException {
    return Double.longBitsToDouble(nextLong());
  }

  /** Reads how many things of at least so many bytes follow; there must be bytes for them. */
  int count(String what, int bytesEach) throws IOException {
    int count = nextInt();
    check(count, bytesEach, what);
    return count;
  }

  /** Checks that there are bytes for so many things. */
  void check(int count, int bytesEach, String what) {
    long left = unread + buffer.remaining();
    if (count < 0 || (long) count * bytesEach > left) {
      throw new IllegalArgumentException(
          count + " " + what + " are declared, but only " + left + " bytes follow");
    }
  }

  /** Reads the checksum; nothing may follow. */
  void end() throws IOException {
    // All but the four bytes of the checksum itself must be counted in.
    need(4);
    checksum.update(buffer.array(), 0, buffer.position());
    int computed = (int) checksum.getValue();
    if (buffer.getInt() != computed) {
      throw new IllegalArgumentException("is damaged: the checksum differs");
    }
    if (buffer.hasRemaining() || unread > 0) {
      throw new IllegalArgumentException("goes on after its end");
    }
  }

  private void need(int bytes) throws IOException {
    if (buffer.remaining() >= bytes) {
      return;
    }
    checksum.update(buffer.array(), 0, buffer.position());
    buffer.compact();
    while (buffer.position() < bytes) {
      int wanted = (int) Math.min(buffer.remaining(), unread);
      int got = wanted == 0 ? -1 : in.read(buffer.array(), buffer.position(), wanted);
      if (got < 0) {
        throw new EOFException();
      }
      unread -= got;
      buffer.position(buffer.position() + got);
    }
    buffer.flip();
  }
}
