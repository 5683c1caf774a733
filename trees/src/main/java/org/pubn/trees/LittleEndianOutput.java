package org.pubn.trees;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;

/** Writes numbers, the lowest byte first, and a checksum of them. */
final class LittleEndianOutput {

  private final OutputStream out;
  private final CRC32 checksum = new CRC32();
  private final ByteBuffer buffer = ByteBuffer.allocate(1 << 16).order(ByteOrder.LITTLE_ENDIAN);

  LittleEndianOutput(OutputStream out) {
    this.out = out;
  }

  void ascii(String text) throws IOException {
    room(text.length());
    buffer.put(text.getBytes(StandardCharsets.US_ASCII));
  }

  void putInt(int number) throws IOException {
    room(4);
    buffer.putInt(number);
  }

  void putLong(long number) throws IOException {
    room(8);
    buffer.putLong(number);
  }

  void putDouble(double number) throws IOException {
    putLong(Double.doubleToRawLongBits(number));
  }

  /** Writes the checksum of all that was written so far. */
  void putChecksum() throws IOException {
    empty();
    putInt((int) checksum.getValue());
  }

  void flush() throws IOException {
    empty();
    out.flush();
  }

  private void room(int bytes) throws IOException {
    if (buffer.remaining() < bytes) {
      empty();
    }
  }

  private void empty() throws IOException {
    checksum.update(buffer.array(), 0, buffer.position());
    out.write(buffer.array(), 0, buffer.position());
    buffer.clear();
  }
}
